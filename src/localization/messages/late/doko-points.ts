/** House rules: Sonderpunkte and small print. */
import type { Localizer } from '../../localizer.js';

export const group = (l: Localizer): string =>
  l.msg('Points', { id: 'doko.o.points.group', desc: 'Heading of settings: Sonderpunkte and other points' });

/** Help of the points that have a term for a label; the label is the term. */
export const HELP = {
  doppelkopf: (l: Localizer): string =>
    l.msg('Points for a trick of 40 Augen or more; 0 is not played.', {
      id: 'doko.o.doppelkopf.help',
      desc: 'Help of the setting “Doppelkopf”',
    }),
  fuchs: (l: Localizer): string =>
    l.msg('Points for a Karo-Ass caught; 0 is not played.', {
      id: 'doko.o.fuchs.help',
      desc: 'Help of the setting “Fuchs”. “Karo-Ass” stays German',
    }),
  karlchen: (l: Localizer): string =>
    l.msg('Points for the last trick, taken with a Kreuz-Bube; 0 is not played.', {
      id: 'doko.o.karlchen.help',
      desc: 'Help of the setting “Karlchen”. “Kreuz-Bube” stays German',
    }),
};

export const QUEENS = {
  label: (l: Localizer): string =>
    l.msg('Against the Kreuz-Damen', {
      id: 'doko.o.queens',
      desc: 'Setting: a number of points. “Kreuz-Damen” stays German',
    }),
  help: (l: Localizer): string =>
    l.msg('Points for Kontra when it wins a normal game.', {
      id: 'doko.o.queens.help',
      desc: 'Help of the setting “Against the Kreuz-Damen”',
    }),
};

/** What the Sonderpunkte are for that the tournament rules do not know. */
export const SPECIALS = {
  karlchenCaught: (l: Localizer): string =>
    l.msg('Points for the last trick with a Kreuz-Bube of the other party in it.', {
      id: 'doko.o.karlchenCaught.help',
      desc: 'Help of the setting “Karlchen gefangen”',
    }),
  fuchsLast: (l: Localizer): string =>
    l.msg('Points for the last trick, taken with a Karo-Ass.', {
      id: 'doko.o.fuchsLast.help',
      desc: 'Help of the setting “Fuchs am End”',
    }),
  dulleCaught: (l: Localizer): string =>
    l.msg('Points for taking the other party’s Herz-Zehn with the second one.', {
      id: 'doko.o.dulleCaught.help',
      desc: 'Help of the setting “Dulle gefangen”. “Herz-Zehn” stays German',
    }),
  heartTrick: (l: Localizer): string =>
    l.msg('Points for a trick of four plain Herz cards.', {
      id: 'doko.o.heartTrick.help',
      desc: 'Help of the setting “Herzstich”. “Herz” stays German',
    }),
  other: (l: Localizer): string =>
    l.msg('Points for whatever else the table rewards.', {
      id: 'doko.o.otherPoint.help',
      desc: 'Help of the setting “Another Sonderpunkt”',
    }),
};

export const TWO_KARLCHEN = {
  label: (l: Localizer): string =>
    l.msg('Two Karlchen count twice', { id: 'doko.o.twoKarlchen', desc: 'Switch' }),
  help: (l: Localizer): string =>
    l.msg('Both Kreuz-Buben of a party in the last trick, or both of them caught.', {
      id: 'doko.o.twoKarlchen.help',
      desc: 'Help of the switch “Two Karlchen count twice”',
    }),
};

export const QUEENS_IN_ARMUT = {
  label: (l: Localizer): string =>
    l.msg('Against the Kreuz-Damen in an Armut too', {
      id: 'doko.o.queensInArmut',
      desc: 'Switch. “Armut” stays German',
    }),
  help: (l: Localizer): string =>
    l.msg('Kontra gets that point also where somebody gave trumps away.', {
      id: 'doko.o.queensInArmut.help',
      desc: 'Help of the switch “Against the Kreuz-Damen in an Armut too”',
    }),
};

export const TIE = {
  label: (l: Localizer): string =>
    l.msg('Kontra at 120 : 120', { id: 'doko.o.tie120', desc: 'Setting; choices follow: what Kontra gets' }),
  help: (l: Localizer): string =>
    l.msg('Kontra has won; what that is worth where no Absage was made.', {
      id: 'doko.o.tie120.help',
      desc: 'Help of the setting “Kontra at 120 : 120”',
    }),
  tsr: (l: Localizer): string =>
    l.msg('won, and against the Kreuz-Damen', { id: 'doko.o.tie120.tsr', desc: 'Choice: two points' }),
  queens: (l: Localizer): string =>
    l.msg('only against the Kreuz-Damen', { id: 'doko.o.tie120.queens', desc: 'Choice: one point' }),
};

export const NO_BACKDOOR = {
  label: (l: Localizer): string =>
    l.msg('The loser gains nothing', { id: 'doko.o.noBackdoor', desc: 'Switch' }),
  help: (l: Localizer): string =>
    l.msg('Where Sonderpunkte of the losers outweigh the game, it is worth 0.', {
      id: 'doko.o.noBackdoor.help',
      desc: 'Help of the switch “The loser gains nothing”',
    }),
};

// Sends the match to the server after each event of the element; what could not be sent goes with the next try.
import { begin, current, follow, note } from './evening.js';
import { keep, read, remove } from './server.js';

const EVENTS = ['round-scored', 'round-revised', 'round-removed', 'match-finished', 'match-reopened'];
const element = document.querySelector('doko-score');
const by = (id) => document.getElementById(id);
const idsOf = ({ entries }) => entries.map(({ id }) => id);
const say = (text) => (by('sent').textContent = text);

/** The match that the server has: what the element hands out is frozen, and another object after each change. */
let there;
let isSending = false;
/** Whether somebody removed the last game: an empty match is news then. Else it is a new one, before its first game. */
let isEmptied = false;

/** Sends the match as it is, one request after the other, until the server has what is shown. */
async function send() {
  if (isSending) return;
  isSending = true;
  try {
    while (by('conflict').hidden && hasNews(element.match)) await sendOnce(element.match);
  } catch (error) {
    say(`Not sent: ${error.message}. The evening is kept in this browser, and sent with the next game.`);
  } finally {
    isSending = false;
  }
}

/** Whether the server lacks what is shown. */
const hasNews = (match) => match !== there && !current().isHeld && (match.entries.length > 0 || isEmptied);

async function sendOnce(match) {
  follow(match);
  note({ entries: idsOf(match) });
  const { isKept, version } = await keep(current(), match);
  if (isKept) arrived(match, version);
  else if (version > 0) await settle(match, version);
  else begin(); // it was removed there
}

function arrived(match, version) {
  there = match;
  note({ version });
  by('remove').hidden = false;
  say('The server has it.');
}

/**
 * The server has another version. Where all its entries are in this match, this one is ahead: the answer to a request
 * was lost, or another window of this browser was first. Else somebody decides.
 */
async function settle(match, version) {
  const theirs = await read(current());
  const ours = new Set(idsOf(match));
  if (idsOf(theirs).every((id) => ours.has(id))) return note({ version });
  say('');
  by('conflict').hidden = false;
  by('theirs').onclick = () => decide(version, theirs);
  by('mine').onclick = () => decide(version, element.match);
}

function decide(version, match) {
  by('conflict').hidden = true;
  note({ version, entries: idsOf(match) });
  element.match = match;
  void send();
}

function happened({ type }) {
  const isEmpty = element.match.entries.length === 0;
  if (type !== 'change') isEmptied = isEmpty && type === 'round-removed';
  if (isEmpty && !isEmptied) by('remove').hidden = true; // a new match: the evening before it stays
  if (current().isHeld) note({ isHeld: false });
  void send();
}

async function takeBack() {
  try {
    await remove(current());
  } catch (error) {
    return say(`Not removed: ${error.message}.`);
  }
  begin();
  note({ isHeld: true });
  by('remove').hidden = true;
  say('The server no longer has it. The next game sends the evening anew.');
}

await customElements.whenDefined('doko-score');
for (const type of EVENTS) element.addEventListener(type, happened);
element.addEventListener('change', happened); // penalties, players and rules have no event of their own
addEventListener('online', send);
by('remove').addEventListener('click', takeBack);
void send();

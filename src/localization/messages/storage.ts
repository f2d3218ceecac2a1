import type { Localizer } from '../localizer.js';

// ---- What stands above the sheet once, when keeping the match in this browser meets with trouble

export const cannotSave = (l: Localizer): string =>
  l.msg('Cannot be saved here. Export keeps it.', {
    id: 'e.storage',
    desc: 'Note: the browser does not store the match',
  });

export const storageFull = (l: Localizer): string =>
  l.msg('The browser’s storage is full. Export keeps the match.', { id: 'e.storageFull', desc: 'Note' });

export const storageCleared = (l: Localizer): string =>
  l.msg('The browser’s storage was cleared. The match was saved again.', {
    id: 'e.storageCleared',
    desc: 'Note',
  });

export const storageCorrupt = (l: Localizer): string =>
  l.msg('What was stored here cannot be read. It was put aside; this is a new match.', {
    id: 'e.storageCorrupt',
    desc: 'Note: the stored text is damaged',
  });

export const storageRewritten = (l: Localizer): string =>
  l.msg('What was stored here cannot be read. It was put aside; this match was saved again.', {
    id: 'e.storageRewritten',
    desc: 'Note: the stored text was damaged while the match was open',
  });

export const storageDamaged = (l: Localizer): string =>
  l.msg('One entry of what was stored here cannot be read. It was put aside.', {
    id: 'e.storageDamaged',
    desc: 'Note: the stored text of one game is damaged',
  });

export const storageVersion = (l: Localizer): string =>
  l.msg('A later version stored a match here. Nothing is saved; Export keeps this one.', {
    id: 'e.storageVersion',
    desc: 'Note: the stored text is of a later version of the software',
  });

export const storageGame = (l: Localizer): string =>
  l.msg('A match of another game is stored here. Nothing is saved; Export keeps this one.', {
    id: 'e.storageGame',
    desc: 'Note: two elements of the page use the same key',
  });

export const storageMisfit = (l: Localizer): string =>
  l.msg('Two windows changed the match in ways that do not fit together. One entry was put aside.', {
    id: 'e.storageMisfit',
    desc: 'Note',
  });

export const otherWindow = (l: Localizer): string =>
  l.msg('Changed in another window.', {
    id: 's.otherTab',
    desc: 'Status: another browser window changed the match',
  });

export const exportAside = (l: Localizer): string =>
  l.msg('Export what was put aside', {
    id: 'b.exportAside',
    desc: 'Button: text that cannot be read, as a file',
  });

export const exportMatch = (l: Localizer): string =>
  l.msg('Export', { id: 'b.export', desc: 'Button: the match as a file' });

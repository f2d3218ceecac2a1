import { expect } from 'chai';
import { ESLint, Linter } from 'eslint';
import { join } from 'node:path';
import ts from 'typescript-eslint';
import { root } from '../support/build/entries.mjs';
import { house } from '../support/build/eslint-house.mjs';

/** The rules that a file at that path below src/ breaks with this code. */
function broken(path: string, code: string): string[] {
  const linter = new Linter({ cwd: root });
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: ts.parser },
    plugins: { house },
    rules: { 'house/arrows': 'error', 'house/no-game-names': 'error' },
  } as unknown as Linter.Config;
  const messages = linter.verify(code, config, { filename: join(root, 'src', path) });
  return messages.map(({ ruleId, message }) => ruleId ?? message);
}

const ARROW = ['house/arrows'];
const NAMED = ['house/no-game-names'];

describe('the arrows between the folders of src/', () => {
  const refused: [string, string][] = [
    ['core/round.ts', `import { html } from 'lit';`],
    ['core/round.ts', `import { readFile } from 'node:fs';`],
    ['core/round.ts', `import '../controllers/form.js';`],
    ['core/doko/score.ts', `import type { Localizer } from '../../localization/localizer.js';`],
    ['core/doko/score.ts', `export * from '../../elements/define.js';`],
    ['core/doko/score.ts', `const late = import('../../elements/define.js');`],
    ['core/round.ts', `import '../../package.json';`],
    ['controllers/form.ts', `import { l } from '../localization/localizer.js';`],
    ['controllers/form.ts', `import { ScoreElement } from '../elements/score-element.js';`],
    ['localization/localizer.ts', `import { freeze } from '../core/round.js';`],
    ['localization/localizer.ts', `import type { ScoreElement } from '../elements/score-element.js';`],
    ['elements/define.ts', `import '../index.js';`],
    ['elements/define.ts', `import moment from 'moment';`],
  ];
  for (const [path, code] of refused) {
    it(`refuse in ${path}: ${code}`, () => expect(broken(path, code)).to.deep.equal(ARROW));
  }

  const allowed: [string, string][] = [
    ['core/doko/score.ts', `import { freeze } from '../round.js';`],
    ['controllers/form.ts', `import { freeze } from '../core/round.js'; import { html } from 'lit';`],
    ['localization/messages/doko.ts', `import type { Call } from '../../core/doko/types.js';`],
    ['elements/doko-score/doko-score.ts', `import { score } from '../../core/doko/index.js';`],
    [
      'elements/views/sheet.ts',
      `import { html } from 'lit'; import { repeat } from 'lit/directives/repeat.js';`,
    ],
    ['elements/views/sheet.ts', `import { cancel } from '../../localization/messages/shared.js';`],
    ['index.ts', `export * from './elements/doko-score/doko-score.js';`],
  ];
  for (const [path, code] of allowed) {
    it(`allow in ${path}: ${code}`, () => expect(broken(path, code)).to.deep.equal([]));
  }
});

describe('the games, outside their own folders', () => {
  const imports: [string, string][] = [
    ['core/match.ts', `import { game } from './doko/index.js';`],
    ['controllers/match.ts', `import { game } from '../core/doko/index.js';`],
    ['localization/messages/shared.ts', `import type { Call } from '../../core/doko/types.js';`],
    ['elements/views/sheet.ts', `import { re } from '../../localization/messages/doko.js';`],
    ['elements/score-element.ts', `import { words } from './doko-score/words.js';`],
    ['elements/styles/base.ts', `import { styles } from '../doko-score/styles.js';`],
  ];
  for (const [path, code] of imports) {
    it(`are not imported by ${path}`, () => expect(broken(path, code)).to.deep.equal(ARROW));
  }

  const names = [
    `const id = 'doko';`,
    `const tag = 'okey-score';`,
    'const text = `${1} games of rummy`;',
    `const dokoRound = 1;`,
    `const RAMI_RULES = 1;`,
    `class A { #doppelkopf = 1 }`,
    `type Round = { okeys: number };`,
  ];
  for (const code of names) {
    it(`are not named: ${code}`, () => {
      const found = broken('elements/views/sheet.ts', code);
      expect(found).to.not.be.empty;
      expect(new Set(found)).to.deep.equal(new Set(NAMED));
    });
  }

  it('are not mixed up with words that look like them', () => {
    expect(broken('core/match.ts', `const framing = 'pyramid, tokey'; // doko is a comment`)).to.deep.equal(
      [],
    );
  });

  it('are named in their own folders and the entry points', () => {
    expect(broken('core/doko/score.ts', `const doko = 'doko';`)).to.deep.equal([]);
    for (const path of ['doko-entry.ts', 'late/doko-help.ts'])
      expect(broken(`localization/messages/${path}`, `const id = 'doko.b.undo';`), path).to.deep.equal([]);
    expect(broken('embed.ts', `const tags = { doko: 'doko-score' };`)).to.deep.equal([]);
  });
});

describe('the lint configuration', () => {
  it('holds these rules for every file of src/', async () => {
    const eslint = new ESLint({ cwd: root });
    for (const path of [
      'src/core/round.ts',
      'src/core/doko/score.ts',
      'src/localization/messages/shared.ts',
    ]) {
      const { rules } = (await eslint.calculateConfigForFile(join(root, path))) as Linter.Config;
      expect(rules?.['house/arrows'], path).to.deep.equal([2]);
      expect(rules?.['house/no-game-names'], path).to.deep.equal([2]);
    }
  });
});

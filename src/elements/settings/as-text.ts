import { InvalidInput, isRecord, type Rules } from '../../core/round.js';
import { readRules } from '../attributes.js';
import type { Playing } from './draft.js';
import { same, withValue } from './options.js';
import { optionsOf, type Options } from './setting.js';

/** Rules as an author writes them into the attribute: a preset's name, or JSON of what is otherwise in the closest one. */
export function toText(of: Playing, rules: Rules): string {
  if (rules.preset !== undefined) return rules.preset;
  const texts = Object.entries(of.game.presets).map(([preset, base]) =>
    JSON.stringify({ preset, ...otherwise(of, optionsOf(rules), optionsOf(base)) }),
  );
  return texts.reduce((shortest, text) => (text.length < shortest.length ? text : shortest));
}

/** The options that are not as in `base`, and no more of the objects among them than has to be said. */
function otherwise(of: Playing, options: Options, base: Options): Options {
  const changed = Object.keys(options).filter((name) => !same(options[name], base[name]));
  return Object.fromEntries(
    changed.map((name) => [
      name,
      isRecord(options[name]) ? part(options[name], usualIn(of, base, name)) : options[name],
    ]),
  );
}

function part(value: Options, base: Options): Options {
  const changed = Object.entries(value).filter(([name, it]) => !same(it, base[name]));
  return Object.fromEntries(
    changed.map(([name, it]) => [name, isRecord(it) && isRecord(base[name]) ? part(it, base[name]) : it]),
  );
}

/** What an object of options has where nothing is said: nothing, where everything has to be said. */
function usualIn({ game }: Playing, base: Options, name: string): Options {
  if (isRecord(base[name])) return base[name];
  try {
    const usual = optionsOf(game.rules(withValue(base, [name, {}])))[name];
    return isRecord(usual) ? usual : {};
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return {};
  }
}

/** What a text says the rules are; else the options in it that are unknown or have no such value: none, where it is no such text. */
export function fromText({ game }: Playing, text: string): Rules | { readonly wrong: readonly string[] } {
  const given = readRules(text);
  if (given.wrong || given.value === undefined) return { wrong: [] };
  try {
    return game.rules(given.value);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const paths = error.issues.map(({ path }) => path.replace(/^rules\.?/, ''));
    return { wrong: [...new Set(paths)].filter((path) => path !== '') };
  }
}

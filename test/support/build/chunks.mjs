// Which modules go together in the files for pages: a file of its own for each little thing would cost more than it saves.

/** A module, and all that is loaded with it. */
function closure(entry, getModuleInfo) {
  const found = new Set([entry]);
  for (const id of found) for (const next of getModuleInfo(id).importedIds) found.add(next);
  return found;
}

/** What calculators need is one file; what only a match needs another; the rest is left to Rollup. */
export function chunks() {
  let groups;
  const group = ({ getModuleIds, getModuleInfo }) => {
    const ids = [...getModuleIds()];
    const of = (pattern) => ids.filter((id) => pattern.test(id)).map((id) => closure(id, getModuleInfo));
    const calculators = of(/[\\/]dist[\\/]\w+-round\.js$/);
    const [match] = of(/[\\/]with-match\.js$/);
    const isIn = (id) => calculators.filter((modules) => modules.has(id)).length;
    return new Map(
      ids.flatMap((id) => {
        if (isIn(id) === calculators.length || (isIn(id) > 1 && match.has(id)))
          return [[id, 'score-element']];
        return isIn(id) === 0 && match.has(id) ? [[id, 'match-parts']] : [];
      }),
    );
  };
  return (id, api) => (groups ??= group(api)).get(id) ?? null;
}

/** The path of the first object in plain data that is not frozen; nothing where all are. */
export function thawed(value: unknown, path = '$'): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Object.isFrozen(value)) return path;
  for (const [key, inner] of Object.entries(value)) {
    const found = thawed(inner, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

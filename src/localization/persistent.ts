/**
 * An import that can be tried again by the next call. After a failure, Firefox answers every further import of the same
 * address with that failure, without a request, and Chromium may do so after a 404. So another try goes to another
 * address as well: the one that the error names, with a query.
 */
export function persistent<T extends object>(load: () => Promise<T>): () => Promise<T> {
  let failures = 0;
  return async () => {
    try {
      return await load();
    } catch (error) {
      const tries = failures++;
      const address = /https?:\S+$/.exec(String(error))?.[0];
      if (!tries || !address) throw error;
      const another = address + (address.includes('?') ? '&' : '?') + tries;
      const again: unknown = import(/* webpackIgnore: true */ /* @vite-ignore */ another);
      return (await again) as T;
    }
  };
}

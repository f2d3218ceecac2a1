/**
 * Reads a file of `test/cases/`, the same way in Node and in a browser that a test server serves.
 * @throws {Error} when there is no such file: a test without its cases must not pass
 */
async function readCases(name: string): Promise<string> {
  const url = new URL(`../cases/${name}`, import.meta.url);
  if (url.protocol === 'file:') {
    const files = 'node:fs/promises'; // a variable, so that no server tries to resolve it for a browser
    const { readFile } = (await import(files)) as typeof import('node:fs/promises');
    return readFile(url, 'utf8');
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.text();
}

/** A JSON file of `test/cases/`, for example `doko.json`. */
export async function jsonCases<T>(name: string): Promise<T> {
  return JSON.parse(await readCases(name)) as T;
}

/** A text file of `test/cases/`, for example `lists/evening-1.csv`. */
export const textCases = (name: string): Promise<string> => readCases(name);

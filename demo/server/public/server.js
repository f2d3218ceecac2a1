// The three requests about one evening. README.md has the answers.
const address = ({ id }) => `/api/evenings/${id}`;
const authorization = ({ key }) => ({ authorization: `Bearer ${key}` });

/** Fetches, and turns an answer that nobody reckons with into an error. */
async function ask(evening, options, ...expected) {
  const response = await fetch(address(evening), options);
  if (!response.ok && !expected.includes(response.status)) {
    const { error } = await response.json().catch(() => ({ error: response.statusText }));
    throw new Error(error);
  }
  return response;
}

const versionOf = (response) => Number(response.headers.get('etag')?.replaceAll('"', '') ?? 0);

/** The match of an evening as the server has it. */
export const read = async (evening) => (await ask(evening)).json();

/**
 * Sends a match that follows on the version that is known.
 * @returns whether it was kept, and the version that the server has now; 0 = it has none
 */
export async function keep(evening, match) {
  const { version } = evening;
  const known = version === 0 ? { 'if-none-match': '*' } : { 'if-match': `"${version}"` };
  const headers = { 'content-type': 'application/json', ...authorization(evening), ...known };
  const response = await ask(evening, { method: 'PUT', headers, body: JSON.stringify(match) }, 412);
  return { isKept: response.ok, version: versionOf(response) };
}

/** Takes an evening from the server; that it is not there any more is as good. */
export const remove = (evening) => ask(evening, { method: 'DELETE', headers: authorization(evening) }, 404);

/** Whether the address names a session that has ended, so that another one was chosen for it. */
export function isSessionOver(query: string, ids: readonly string[]): boolean {
  const chosen = sessionInQuery(query, ids);
  return chosen !== undefined && chosen !== new URLSearchParams(query).get('session');
}

/**
 * `ids` are the sessions of the page, `query` is that of its address; for a session that is over it gives the next of
 * its language. Undefined where the address names none: then the first is chosen.
 */
export function sessionInQuery(query: string, ids: readonly string[]): string | undefined {
  const asked = new URLSearchParams(query).get('session');
  if (!asked) return undefined;
  const language = asked.slice(10);
  return (
    ids.find((id) => id === asked) ?? ids.find((id) => language !== '' && id.endsWith(language))
  );
}

/** An address that names a session chooses it in the page's list; one that is over, the next of its language. */
export function chooseSession(query: string, list: HTMLSelectElement | null): void {
  const id = new URLSearchParams(query).get('session');
  if (!id || !list) return;
  const language = id.slice(10);
  const options = [...list.options];
  const found =
    options.find(({ value }) => value === id) ??
    options.find(({ value }) => language && value.endsWith(language));
  if (found) list.value = found.value;
}

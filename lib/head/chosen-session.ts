import { askedSession } from '#lib/calendar/asked-session';

/** An address that names a session chooses it in the page's list; one that is over, the next of its language. */
export function chooseSession(query: string, list: HTMLSelectElement | null): void {
  const ids = [...(list?.options ?? [])].map(({ value }) => value);
  const found = askedSession(query, ids);
  if (list && found) list.value = found;
}

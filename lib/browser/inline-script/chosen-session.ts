import { sessionInQuery } from '#lib/shared/calendar/session-in-query';

/** An address that names a session chooses it in the page's list; one that is over, the next of its language. */
export function chooseSession(query: string, list: HTMLSelectElement | null): void {
  const ids = [...(list?.options ?? [])].map(({ value }) => value);
  const found = sessionInQuery(query, ids);
  if (list && found) list.value = found;
}

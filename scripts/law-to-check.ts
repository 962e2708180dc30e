import type { Law } from '#data/law/entry';

/** Law changes by budget, council and gazette: what nobody has looked at for half a year is not known. */
const monthsValid = 6;

/** One line for each entry whose check is older than six months, with the texts that rest on it. */
export function lawToCheck(
  entries: Readonly<Record<string, Law>>,
  texts: readonly { readonly name: string; readonly restsOn: readonly string[] }[],
  today: Date,
): string[] {
  const limit = new Date(today);
  limit.setUTCMonth(limit.getUTCMonth() - monthsValid);
  const oldest = limit.toISOString().slice(0, 10);
  return Object.entries(entries).flatMap(([id, { about, checkedOn, source }]) => {
    if (checkedOn >= oldest) return [];
    const under = texts.filter(({ restsOn }) => restsOn.includes(id)).map(({ name }) => name);
    return [
      `${id} (${about}), checked ${checkedOn}: ${source}; under ${under.join(', ') || 'no text'}`,
    ];
  });
}

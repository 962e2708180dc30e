/** What in the content awaits somebody: marked entries, days that are not known yet, law whose check is old. */
import type { Law } from '#data/law/entry';

/**
 * The names of all entries marked `sample: true`, or by another mark, in the exports of one content module.
 * `seen` keeps an entry that two modules export from counting twice.
 */
export function sampleEntries(
  content: object,
  seen: Set<object>,
  mark: 'sample' | 'toConfirm' = 'sample',
): string[] {
  return Object.values(content).flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return [];
    seen.add(value);
    return Reflect.get(value, mark) === true ? [nameOf(value)] : sampleEntries(value, seen, mark);
  });
}

/** The words by which a person recognises the entry. */
function nameOf(entry: object): string {
  const words = new Map(Object.entries(entry).filter(([, value]) => typeof value === 'string'));
  const named = ['name', 'role', 'city', 'label', 'title', 'question', 'id'].find((key) =>
    words.get(key),
  );
  if (named) return words.get(named);
  return ['company', 'date', 'text'].flatMap((key) => words.get(key) ?? []).join(', ');
}

/** "2027: the days that move with the moon, …" */
export const awaited = (
  years: readonly { readonly year: number; readonly awaits?: string }[],
): string[] => years.flatMap(({ year, awaits }) => (awaits ? [`${year}: ${awaits}`] : []));

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

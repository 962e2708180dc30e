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

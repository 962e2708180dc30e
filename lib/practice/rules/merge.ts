/** Two browsers that changed one sheet: what only one of them changed is no question. */

/** By the name of the input; what is absent is empty. */
type Typed = Readonly<Record<string, string>>;

interface Merged {
  readonly typed: Typed;
  /** Entries that both changed, each otherwise; `typed` has them as they are here. */
  readonly both: readonly string[];
}

/** A row of a journal is one entry: its account and its sides belong together. */
export const entryOf = (name: string): string => name.replace(/\.[adk]$/, '');

/** `base` is what both started from, `mine` what is here, `saved` what the other has saved since. */
export function merged(base: Typed, mine: Typed, saved: Typed): Merged {
  const entries = new Map<string, string[]>();
  for (const name of new Set([base, mine, saved].flatMap(Object.keys))) {
    entries.set(entryOf(name), [...(entries.get(entryOf(name)) ?? []), name]);
  }
  const both: string[] = [];
  const typed = [...entries].flatMap(([entry, names]) => {
    const differ = (one: Typed, other: Typed) =>
      names.some((name) => (one[name] ?? '') !== (other[name] ?? ''));
    const isMine = differ(base, mine);
    if (isMine && differ(base, saved) && differ(mine, saved)) both.push(entry);
    const from = isMine ? mine : saved;
    return names.map((name) => [name, from[name] ?? ''] as const);
  });
  return { typed: Object.fromEntries(typed.filter(([, value]) => value !== '')), both };
}

/** "Pandian, debit 48,763.50" of a row of a journal; empty where nothing is written. */
export function writtenIn(entry: string, typed: Typed): string {
  const { [entry]: value, [`${entry}.a`]: account, [`${entry}.d`]: debit } = typed;
  const credit = typed[`${entry}.k`];
  return [value, account, debit && `debit ${debit}`, credit && `credit ${credit}`]
    .filter(Boolean)
    .join(', ');
}

/** `typed`, but with these entries as they are in `other`. */
export function withEntries(typed: Typed, entries: readonly string[], other: Typed): Typed {
  const isOne = ([name]: readonly [string, string]) => entries.includes(entryOf(name));
  return Object.fromEntries([
    ...Object.entries(typed).filter((each) => !isOne(each)),
    ...Object.entries(other).filter(isOne),
  ]);
}

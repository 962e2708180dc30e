/** Which release may run on a store that a newer one has migrated: the one before it, so that an upgrade can be undone. */
import { type Migration, migrations } from '#lib/tables/migrations';

/** The last migration of each release before this one. A release adds its line when the next one begins. */
export const lastOfRelease = {
  '1.0.0': '007-closed-mails',
  '2.0.0': '063-oldest-reader',
} as const;

export interface Applied {
  readonly id: string;
  /** The last migration of the oldest release that may still run; absent where nobody said. */
  readonly oldest_reader?: string | null;
  readonly breaks?: string | null;
}

/** Migrations of a store that this code does not know and may not run beside, in their order. */
export function unreadable<Row extends Applied>(
  applied: readonly Row[],
  known: readonly Pick<Migration, 'id'>[] = migrations,
): readonly Row[] {
  const ids = new Set(known.map(({ id }) => id));
  return applied
    .filter(({ id, oldest_reader: reader }) => !ids.has(id) && !(reader && ids.has(reader)))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Why a release may not run on the store, after its name. */
export function refusalOf(rows: readonly Applied[]): string {
  const names = rows.map(({ id }) => id).join(', ');
  const harm = rows.flatMap(({ breaks }) => breaks ?? []);
  return harm.length === 0
    ? `does not know what a newer release has made of the store (${names})`
    : `does not know what a newer release has made of the store (${names}): it ${harm.join(', and ')}`;
}

/** For the row of a migration: those of this release are read by the one before, unless they break with it. */
export function oldestReaderOf(
  { id, breaks }: Migration,
  list: readonly Migration[] = migrations,
  last: string = Object.values(lastOfRelease).at(-1) ?? '',
): string | undefined {
  const place = list.findIndex((each) => each.id === id);
  const former = list.findIndex((each) => each.id === last);
  if (place <= former) return undefined;
  return breaks ? id : last;
}

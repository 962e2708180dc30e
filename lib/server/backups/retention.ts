/** Which of the backups that `npm run backup` named are kept. */
import { type BackupName, readBackupName, timeOf } from '#lib/server/backups/names';

export interface BackupRetention {
  /** The newest of each of so many days that have one, and of so many weeks (Monday to Sunday). */
  readonly days: number;
  readonly weeks: number;
}

interface Backup extends BackupName {
  readonly name: string;
}

const youngMs = 2 * 24 * 60 * 60 * 1000;
/** Whatever the clock says: the one that was just made, and the one to compare it with. */
const newestKept = 2;

/**
 * Names that are no longer kept; what is not named by us is nobody's business here. Never one that was made before an
 * upgrade, a move, a restore or a loss, nor one younger than two days; each engine's copies are counted by themselves.
 */
export function outdated(
  names: readonly string[],
  retention: BackupRetention,
  now: number,
): readonly string[] {
  const daily = names.flatMap((name): Backup[] => {
    const read = readBackupName(name);
    return read && !read.before ? [{ ...read, name }] : [];
  });
  return (['sqlite', 'dump'] as const).flatMap((engine) =>
    outdatedOf(
      daily.filter((each) => each.engine === engine),
      retention,
      now,
    ),
  );
}

function outdatedOf(
  ours: readonly Backup[],
  { days, weeks }: BackupRetention,
  now: number,
): readonly string[] {
  const newestFirst = ours.toSorted((a, b) => (a.name < b.name ? 1 : -1));
  const kept = new Set([
    ...newestFirst.slice(0, newestKept),
    ...newestFirst.filter((each) => now - timeOf(each) < youngMs),
    ...newestOfEach(newestFirst, dayOf).slice(0, days),
    ...newestOfEach(newestFirst, weekOf).slice(0, weeks),
  ]);
  return newestFirst.filter((each) => !kept.has(each)).map(({ name }) => name);
}

function newestOfEach(backups: readonly Backup[], periodOf: (each: Backup) => string): Backup[] {
  const newest = new Map<string, Backup>();
  for (const each of backups) {
    const period = periodOf(each);
    if (!newest.has(period)) newest.set(period, each);
  }
  return [...newest.values()];
}

const dayOf = ({ stamp }: Backup) => stamp.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');

/** By its Monday. */
function weekOf(each: Backup): string {
  const day = new Date(dayOf(each));
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

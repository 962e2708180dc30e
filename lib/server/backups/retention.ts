/** Which of the backups that `npm run backup` named are kept. */
import { type BackupName, readBackupName, timeOf } from '#lib/server/backups/names';
import { dayMs } from '#lib/shared/india';

export interface BackupRetention {
  /** The newest of each of so many days that have one, and of so many weeks (Monday to Sunday). */
  readonly days: number;
  readonly weeks: number;
}

interface Backup extends BackupName {
  readonly name: string;
}

const youngMs = 2 * dayMs;
/** Whatever the clock says: the one that was just made, and the one to compare it with. */
const newestKept = 2;

/** How many copies from before an upgrade are kept; each edit of the content is an upgrade. */
export const upgradesKept = 3;
/** How long other copies and former stores are kept, in days; they end because no erasure reaches them. */
export const copyDays = 30;

export const isPastItsEnd = (madeAt: number, now: number): boolean =>
  now - madeAt > copyDays * dayMs;

/** A clock that jumped ahead would end everything at once: nothing ends by age unless a copy was made some days ago. */
const trustedGapMs = 8 * dayMs;

export function isClockSure(names: readonly string[], now: number): boolean {
  const before = names.flatMap((name) => {
    const read = readBackupName(name);
    const time = read && timeOf(read);
    return time !== undefined && time < now - 1_000 ? [time] : [];
  });
  return now - Math.max(...before) < trustedGapMs;
}

/**
 * Names that are no longer kept; what is not named by us is nobody's business here. Never one younger than two days, but
 * for those made before an upgrade, of which three stay; each engine's copies are counted by themselves.
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
  return [
    ...(['sqlite', 'dump'] as const).flatMap((engine) =>
      outdatedOf(
        daily.filter((each) => each.engine === engine),
        retention,
        now,
      ),
    ),
    ...outdatedNamed(names, isClockSure(names, now) ? now : undefined),
  ];
}

/** Of those made before something. Without `now` none is too old. */
export function outdatedNamed(
  names: readonly string[],
  now: number | undefined,
): readonly string[] {
  const newestFirst = names.toSorted().toReversed();
  const upgrades = { sqlite: 0, dump: 0 };
  return newestFirst.filter((name) => {
    const read = readBackupName(name);
    if (!read?.before) return false;
    if (read.before !== 'upgrade') return now !== undefined && isPastItsEnd(timeOf(read), now);
    upgrades[read.engine] += 1;
    return upgrades[read.engine] > upgradesKept;
  });
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

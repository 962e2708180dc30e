/** Which of the backups that `npm run backup` named are kept. */
export interface BackupRetention {
  /** The newest of each of so many days that have one, and of so many weeks (Monday to Sunday). */
  readonly days: number;
  readonly weeks: number;
}

const name = /^hoa-(\d{4})(\d\d)(\d\d)-\d{6}\.(?:sqlite|dump)(?:\.age)?$/;

/** Names that are no longer kept; what is not named by us is nobody's business here. */
export function outdated(
  names: readonly string[],
  { days, weeks }: BackupRetention,
): readonly string[] {
  const ours = names.filter((each) => name.test(each)).sort((a, b) => (a < b ? 1 : -1));
  const kept = new Set([
    ...newestOfEach(ours, dayOf).slice(0, days),
    ...newestOfEach(ours, weekOf).slice(0, weeks),
  ]);
  return ours.filter((each) => !kept.has(each));
}

function newestOfEach(names: readonly string[], periodOf: (name: string) => string): string[] {
  const newest = new Map<string, string>();
  for (const each of names) {
    const period = periodOf(each);
    if (!newest.has(period)) newest.set(period, each);
  }
  return [...newest.values()];
}

const dayOf = (each: string) => each.replace(name, '$1-$2-$3');

/** By its Monday. */
function weekOf(each: string): string {
  const day = new Date(dayOf(each));
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** The sessions of a batch by week, numbered; holidays that it skips are hatched with their name. */
import { type CountedBatch, minutesOf, skippedBetween } from '#lib/shared/batches/rules';
import { count, dayInList, duration, lastDay, shorterLast } from '#lib/shared/batches/words';

interface Day {
  readonly day: string;
  /** Of the session, or the name of the holiday. */
  readonly words: string;
  readonly off: boolean;
}

export function SessionCalendar({ batch, now }: { batch: CountedBatch; now: number }) {
  const { sessions, hours, from, to } = batch;
  const length = duration(minutesOf(to) - minutesOf(from));
  const last = shorterLast(batch);
  return (
    <>
      <div className="weeks-cal">
        {weeksOf(batch).map((days, at) => (
          <section key={days[0]?.day}>
            <h3>Week {at + 1}</h3>
            <ol>
              {days.map(({ day, words, off }) => (
                <li key={day} className={off ? 'off' : undefined}>
                  <b>{dayInList(day, now)}</b>
                  <span>{words}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <p className="small">
        {last
          ? `${sessions.length - 1} × ${length}, and the last session of ${last}`
          : `${sessions.length} × ${length}`}
        : {count(hours, 'hour')}, as the catalogue has them.
      </p>
    </>
  );
}

/** Monday to Sunday; weeks without a day are left out. */
function weeksOf(batch: CountedBatch): readonly (readonly Day[])[] {
  const { sessions, days, starts } = batch;
  const off = skippedBetween(days, sessions[0] ?? starts, lastDay(batch));
  const all: Day[] = [
    ...sessions.map((day, at) => ({ day, words: String(at + 1), off: false })),
    ...off.map(({ day, name }) => ({ day, words: name, off: true })),
  ];
  all.sort((one, other) => one.day.localeCompare(other.day));
  const weeks = new Map<number, Day[]>();
  for (const each of all) {
    // 5 January 1970 was a Monday.
    const week = Math.floor((Date.parse(each.day) / 86_400_000 - 4) / 7);
    weeks.set(week, [...(weeks.get(week) ?? []), each]);
  }
  return [...weeks.values()];
}

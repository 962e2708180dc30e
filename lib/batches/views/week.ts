/** A week of classes as it is announced: the free webinars, and the batches that one can join or that are under way. */
import { weekly } from '#data/webinars';
import { type CountedBatch, minutesOf, stateOf, type Weekday, weekdays } from '#lib/batches/rules';
import { duration, nameOf } from '#lib/batches/words';
import { clock } from '#lib/platform/values/india';

interface WeekClass {
  readonly name: string;
  readonly kind: 'batch' | 'webinar';
  readonly days: readonly Weekday[];
  /** "HH:MM", Indian time. */
  readonly from: string;
  readonly minutes: number;
  readonly sample: boolean;
}

export interface WeekDay {
  readonly day: Weekday;
  readonly classes: readonly (WeekClass & { readonly lasts: string })[];
}

export interface Week {
  /** By the hour at which classes begin: "7:00 PM", and each weekday from Monday on. */
  readonly rows: readonly { readonly from: string; readonly days: readonly WeekDay[] }[];
  /** How long is taught on each weekday; empty on a day without a class. */
  readonly sums: readonly { readonly day: Weekday; readonly lasts: string }[];
  readonly together: string;
}

/** More batches than that make a timetable that nobody reads. */
const most = 4;

const webinar: WeekClass = {
  name: 'Free webinar',
  kind: 'webinar',
  // Its weekdays count from Sunday, ours from Monday.
  days: weekly.weekdays.flatMap((day) => weekdays[(day + 6) % 7] ?? []),
  from: weekly.start,
  minutes: minutesOf(weekly.end) - minutesOf(weekly.start),
  sample: false,
};

/** `now` in epoch milliseconds. */
export function weekOf(batches: readonly CountedBatch[], now: number): Week {
  const shown = batches
    .filter((batch) => ['open', 'full', 'running'].includes(stateOf(batch, now)))
    .slice(0, most)
    .map(
      (batch): WeekClass => ({
        name: `${nameOf(batch)}, ${batch.mode.replace('Online', 'online')}`,
        kind: 'batch',
        days: batch.days,
        from: batch.from,
        minutes: minutesOf(batch.to) - minutesOf(batch.from),
        sample: Boolean(batch.sample),
      }),
    );
  const classes = [webinar, ...shown];
  const starts = [...new Set(classes.map(({ from }) => from))].sort();
  const rows = starts.map((from) => ({
    from: clock(from, true),
    days: weekdays.map((day) => ({
      day,
      classes: classes
        .filter((each) => each.from === from && each.days.includes(day))
        .map((each) => ({ ...each, lasts: duration(each.minutes) })),
    })),
  }));
  const minutesOn = (day: Weekday) =>
    classes.reduce((sum, { days, minutes }) => sum + (days.includes(day) ? minutes : 0), 0);
  return {
    rows,
    sums: weekdays.map((day) => ({
      day,
      lasts: minutesOn(day) > 0 ? duration(minutesOn(day)) : '',
    })),
    together: duration(weekdays.reduce((sum, day) => sum + minutesOn(day), 0)),
  };
}

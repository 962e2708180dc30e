/** How the promise was kept and how soon people were contacted, week by week: rows, steps and a sentence. */

import { type Numbers, shareOf } from '#lib/server/desk/numbers/numbers';
import { hoursSpan } from '#lib/server/desk/times-in-words';
import { hourMs } from '#lib/shared/india';

export function promiseOf({ weeks }: Numbers) {
  const top = roundUp(Math.max(1, ...weeks.map(({ due }) => due)));
  const rows = weeks.map((week) => {
    const share = shareOf(week);
    const unknown = week.due > 0 && week.notRecorded === week.due;
    return {
      due: week.due,
      inTime: week.inTime,
      late: week.late,
      notRecorded: week.notRecorded,
      share: share === undefined ? (unknown ? 'Not recorded' : 'None due') : `${share}%`,
      short: share === undefined ? '?' : `${share}%`,
    };
  });
  const shares = weeks.map(shareOf).filter((share) => share !== undefined);
  const last = rows.at(-1);
  const description =
    shares.length === 0
      ? 'Nothing was recorded.'
      : `From ${Math.min(...shares)}% to ${Math.max(...shares)}% in time; this week ${last?.inTime} of ${last?.due}.`;
  return { top, rows, description, steps: [0, 1, 2, 3, 4].map((step) => String((top / 4) * step)) };
}

export function medianOf({ weeks }: Numbers) {
  const medians = weeks.map(({ median }) => median).filter((median) => median !== undefined);
  const hours = Math.max(3, Math.ceil(Math.max(0, ...medians) / hourMs / 3) * 3);
  const rows = weeks.map(({ median, contacts }) => ({
    contacts,
    // Of the top of the scale, 0 to 1.
    ...(median !== undefined && { part: median / hourMs / hours }),
    shown: median === undefined ? 'None' : hoursSpan(median),
    short: median === undefined ? '' : clock(median),
  }));
  const description =
    medians.length === 0
      ? 'Nobody was contacted in these weeks.'
      : `Between ${hoursSpan(Math.min(...medians))} and ${hoursSpan(Math.max(...medians))}.`;
  return {
    rows,
    description,
    steps: [0, 1, 2, 3].map((step) => (step === 0 ? '0' : `${(hours / 3) * step} h`)),
  };
}

/** "6:40" of hours and minutes. */
function clock(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The next round number that four steps divide into whole ones. */
function roundUp(most: number): number {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find((each) => each * 4 >= most);
  return (step ?? Math.ceil(most / 4)) * 4;
}

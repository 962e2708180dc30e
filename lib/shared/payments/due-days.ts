/** When each part of a request is due: a month apart, the same day of the month or its last. */

/** ISO days; `until` is that of the first part. */
export function dueDays(until: string, parts: number): readonly string[] {
  const [year = 0, month = 0, day = 0] = until.split('-').map(Number);
  return Array.from({ length: parts }, (_, later) => {
    const lastOfMonth = new Date(Date.UTC(year, month + later, 0)).getUTCDate();
    const due = new Date(Date.UTC(year, month - 1 + later, Math.min(day, lastOfMonth)));
    return due.toISOString().slice(0, 10);
  });
}

/** What happened to an enquiry as whoever sent it reads it: a line each, the day said once. */
import { hourInWords, isoDayInIndia, isoInIndia, weekdayAndDate } from '#lib/shared/india';

export interface VisitorLine {
  readonly iso: string;
  /** Only where it is another day than the line before. */
  readonly day?: string;
  readonly time: string;
  readonly text: string;
  /** Still to come. */
  readonly isOpen: boolean;
}

export interface HistoryEntry {
  readonly at: number;
  readonly text: string;
  readonly isOpen?: boolean;
}

export function linesByDay(entries: readonly HistoryEntry[], now: number): VisitorLine[] {
  return entries.map(({ at, text, isOpen }, index) => {
    const before = entries[index - 1];
    const isNewDay = !before || isoDayInIndia(before.at) !== isoDayInIndia(at);
    return {
      iso: isoInIndia(at),
      ...(isNewDay && { day: weekdayAndDate(at, now) }),
      time: hourInWords(at),
      text,
      isOpen: isOpen === true,
    };
  });
}

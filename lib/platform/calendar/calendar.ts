/** Calendar files (RFC 5545) and how a mail carries them. */
import ical, {
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  type ICalRepeatingOptions,
  ICalWeekday,
} from 'ical-generator';
import { provider } from '#data/site';
import { env } from '#lib/platform/config/env';
import type { OutgoingMail } from '#lib/platform/mail/schema';

export type Attachment = NonNullable<OutgoingMail['attachments']>[number];

/** A calendar as the attachment of a mail; `CANCEL` removes its entries (RFC 5546). */
export const attachCalendar = (
  filename: string,
  method: 'PUBLISH' | 'CANCEL',
  content: string,
): Attachment => ({
  filename,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content,
});

export interface Entry {
  /** The id stays the same for the life of the session: the UID contains it, so a changed entry replaces the old one. */
  readonly id: string;
  /** The host part of the UID; by default that of the webinars. */
  readonly host?: string;
  readonly title: string;
  readonly location?: string;
  readonly description: string;
  readonly url: string;
  /** ISO date of the (first) day, and 24-hour clock times, in Indian Standard Time. */
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** ISO date of its last day, where that is another than `date`. */
  readonly endDate?: string;
  /** When the data changed last (ISO instant), and how often it did. */
  readonly updated: string;
  readonly sequence: number;
  /** It does not take place: calendars that hold it strike it out. */
  readonly cancelled?: true;
  /** Every week on these weekdays (0 is Sunday), but for the ISO dates in `except`. */
  readonly weekly?: { readonly weekdays: readonly number[]; readonly except: readonly string[] };
}

const zone = 'Asia/Kolkata';

// Kolkata has had no daylight saving since 1945: one rule is the whole zone (RFC 5545, 3.6.5).
const zoneRule = `BEGIN:VTIMEZONE
TZID:${zone}
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0530
TZNAME:IST
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n');

const hourInSeconds = 3600;

/** The text of a `.ics` file. Times go in as wall-clock text: a Date would print the server's clock. */
export function writeCalendar(
  name: string,
  entries: readonly Entry[],
  method: 'PUBLISH' | 'CANCEL' = 'PUBLISH',
): string {
  const calendar = ical({
    name,
    prodId: { company: provider.name, product: 'Webinars', language: 'EN' },
    method: ICalCalendarMethod[method],
    ttl: hourInSeconds,
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: `${entry.id}@${entry.host ?? 'webinars.hoa'}`,
      sequence: entry.sequence,
      stamp: entry.updated,
      start: wallClock(entry.date, entry.start),
      end: wallClock(entry.endDate ?? entry.date, entry.end),
      timezone: zone,
      repeating: entry.weekly ? everyWeek(entry) : null,
      // A published entry has one, and so has a cancelled one (RFC 5546, 3.2.1 and 3.2.5).
      organizer: { name: provider.name, email: env().SUPPORT_EMAIL },
      summary: entry.title,
      description: entry.description,
      url: entry.url,
      ...(entry.location && { location: entry.location }),
      ...(entry.cancelled && { status: ICalEventStatus.CANCELLED }),
    });
  }
  // The library would put the zone before the last properties, and leave the last line open: RFC 5545, 3.4 and 3.6.
  return `${calendar.toString().replace('BEGIN:VEVENT', `${zoneRule}\r\nBEGIN:VEVENT`)}\r\n`;
}

const wallClock = (date: string, clock: string) => `${date}T${clock}:00`;

const { SU, MO, TU, WE, TH, FR, SA } = ICalWeekday;
const days = [SU, MO, TU, WE, TH, FR, SA];

function everyWeek({ start, weekly }: Entry): ICalRepeatingOptions {
  return {
    freq: ICalEventRepeatingFreq.WEEKLY,
    byDay: weekly?.weekdays.flatMap((day) => days[day] ?? []),
    exclude: weekly?.except.map((date) => wallClock(date, start)),
  };
}

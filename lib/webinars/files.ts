/** How any calendar file of ours is written: the feed that visitors subscribe to, and the entries that go with mails. */
import ical, {
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  type ICalRepeatingOptions,
  ICalWeekday,
} from 'ical-generator';
import { jobHuntPath, routes } from '#data/addresses/routes';
import { confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { provider } from '#data/site';
import { datedWebinars, editions, weekly } from '#data/webinars';
import { env } from '#lib/platform/config/env';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { instantInIndia, isoDayInIndia, timeInIndia } from '#lib/platform/values/india';
import {
  datedSessions,
  editionSession,
  findSession,
  isoDate,
  leftOut,
  type Session,
  whenOfSession,
} from '#lib/webinars/rules';
import { localDates, sessionLanguage } from '#lib/webinars/words';

/** Until then sessions took place on holidays too: what was stays in a subscriber's calendar. */
const holidaysFrom = instantInIndia('2026-11-24');

/** A session that staff cancelled, and when (epoch milliseconds). */
interface Cancelled {
  readonly id: string;
  readonly cancelledAt?: number;
}

/** The text of `webinars.ics`; `origin` is the site's own, without a slash at the end. */
export function writeFeed(origin: string, cancelled: readonly Cancelled[] = []): string {
  const announced = [...datedSessions(), ...editions.map(editionSession)];
  const others = cancelled
    .filter(({ id }) => announced.every((each) => each.id !== id))
    .map(({ id }) => findSession(id))
    .filter((session) => session !== undefined);
  return writeCalendar('HOA webinars', [
    ...weeklyEntries(origin, cancelled),
    ...[...announced, ...others].map((session) => sessionEntry(session, origin, cancelled)),
  ]);
}

function weeklyEntries(origin: string, cancelled: readonly Cancelled[]): Entry[] {
  return weekly.sessions.map(({ language, code, start, end }) => {
    const missed = cancelled
      .map(({ id, cancelledAt }) => ({ session: findSession(id), cancelledAt }))
      .filter(({ session }) => session?.code === code);
    return {
      id: `weekly-${language.toLowerCase()}`,
      title: `${weekly.title} (${language})`,
      description: `Free and live, every ${weekly.weekdayNames}, not on public holidays. The topic of each day: ${origin}${routes.webinarCalendar}`,
      url: `${origin}${jobHuntPath(code)}`,
      date: weekly.since,
      start,
      end,
      updated: latest(weekly.updated, ...missed.map(({ cancelledAt }) => cancelledAt)),
      sequence: weekly.sequence + missed.length,
      weekly: {
        weekdays: weekly.weekdays,
        except: [
          ...datedWebinars
            .filter((webinar) => webinar.language === language)
            .map(({ date }) => isoDate(date)),
          ...leftOut(holidaysFrom).map(({ isoDay }) => isoDay),
          ...missed.map(({ session }) => isoDayInIndia(session?.start ?? 0)),
        ],
      },
    };
  });
}

/** The later one, as an ISO instant. */
function latest(updated: string, ...instants: readonly (number | undefined)[]): string {
  const last = Math.max(Date.parse(updated), ...instants.map((instant) => instant ?? 0));
  return last > Date.parse(updated) ? new Date(last).toISOString() : updated;
}

/** One session: the same entry goes with a registrant's confirmation. */
function sessionEntry(
  session: Session,
  origin: string,
  cancelled: readonly Cancelled[] = [],
): Entry {
  const off = cancelled.find((each) => each.id === session.id);
  const { id, title, description, language, paid, url, start, end, updated, sequence } = session;
  return {
    id,
    title: paid ? title : `${title} (${language})`,
    description,
    url: `${origin}${url}`,
    date: isoDayInIndia(start),
    start: timeInIndia(start),
    end: timeInIndia(end),
    updated: latest(updated, off?.cancelledAt),
    sequence: sequence + (off ? 1 : 0),
    ...(off && { cancelled: true }),
  };
}

export const writeSession = (
  session: Session,
  origin: string,
  cancelled: readonly Cancelled[] = [],
  method: 'PUBLISH' | 'CANCEL' = 'PUBLISH',
): string => writeCalendar(session.title, [sessionEntry(session, origin, cancelled)], method);

type Attachment = NonNullable<OutgoingMail['attachments']>[number];

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

/** `language`: of the page that the registrant saw; `cancelledAt` (epoch milliseconds) takes the entry out of a calendar. */
export const attachCalendarEntry = (
  session: Session,
  origin: string,
  language?: PageLanguage,
  cancelledAt?: number,
): Attachment => {
  const off = cancelledAt === undefined ? [] : [{ id: session.id, cancelledAt }];
  const method = cancelledAt === undefined ? 'PUBLISH' : 'CANCEL';
  const content = writeSession(inLanguage(session, language), origin, off, method);
  return attachCalendar('webinar.ics', method, content);
};

/** A session whose calendar entry is described as the page did; its title stays as announced. */
export function inLanguage(session: Session, language: PageLanguage | undefined): Session {
  if (language === undefined || language === 'en' || session.paid) return session;
  const words = confirmationWords[language];
  const description = [
    `${words.webinar}: ${sessionLanguage(language, session)}`,
    `${words.when}: ${localDates[language].date(session.start)}, ${localDates[language].hours(session)}`,
    `${words.topic}: ${session.title}. ${session.description}`,
  ].join('\n');
  return { ...session, description };
}

/** Topic, language and time of a session as a mail shows them; its title stays as announced. */
export function sessionRows(session: Session, language: PageLanguage): [string, string][] {
  const words = confirmationWords[language];
  const { date, hours } = localDates[language];
  const isEnglish = language === 'en';
  return [
    [words.topic, session.title],
    [words.language, isEnglish ? session.language : sessionLanguage(language, session)],
    [words.when, isEnglish ? whenOfSession(session) : `${date(session.start)}, ${hours(session)}`],
  ];
}

export interface Entry {
  /** The same for the life of the session: the UID is made of it, so a changed entry replaces itself. */
  readonly id: string;
  /** Of its UID; that of the webinars where none is given. */
  readonly host?: string;
  readonly title: string;
  readonly location?: string;
  readonly description: string;
  readonly url: string;
  /** ISO date of the (first) day, and 24-hour clock times, in Indian Standard Time. */
  readonly date: string;
  readonly start: string;
  readonly end: string;
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
      end: wallClock(entry.date, entry.end),
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

/** How any calendar file of ours is written: the feed that visitors subscribe to, and the entries that go with mails. */

import { jobHuntPath, routes } from '#data/addresses/routes';
import { confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { datedWebinars, editions, weekly } from '#data/webinars';
import {
  type Attachment,
  attachCalendar,
  type Entry,
  writeCalendar,
} from '#lib/platform/calendar/calendar';
import { instantInIndia, isoDayInIndia, timeInIndia } from '#lib/platform/values/india';
import {
  datedSessions,
  editionSession,
  findSession,
  isoDate,
  leftOut,
  type Session,
  whenOfSession,
} from '#lib/webinars/rules/sessions';
import { localDates, sessionLanguage } from '#lib/webinars/words/sessions';

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

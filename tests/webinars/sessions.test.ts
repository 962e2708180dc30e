import { expect, test } from '@jest/globals';
import { type DatedWebinar, datedWebinars, editions, topics, weekly } from '#data/webinars';
import {
  findSession,
  isoDate,
  nextWebinars,
  sessionFor,
  sessionHours,
  topicOf,
  upcomingSessions,
} from '#lib/webinars/rules/sessions';
import { calendarLinks } from '#lib/webinars/words/sessions';

const friday = Date.parse('2026-11-20T12:00:00+05:30');
const iso = (at: number) => new Date(at).toISOString();

/** Holidays too: the turn of such a day is passed over. */
function daysOfWebinars(now: number, count: number): number[] {
  const day = 24 * 3600_000;
  const [first = 0] = nextWebinars(now, 1);
  return Array.from({ length: 7 * count }, (_, at) => first + at * day)
    .filter((start) => (weekly.weekdays as readonly number[]).includes(new Date(start).getUTCDay()))
    .slice(0, count);
}

const dated = (date: string, language: DatedWebinar['language']): DatedWebinar => ({
  date,
  language,
  title: `Dated ${date}`,
  description: '',
  updated: '2026-11-01T00:00:00Z',
  sequence: 0,
});

test('lists the two languages of the next days when nothing is dated', () => {
  const sessions = upcomingSessions(friday, 4, []);
  expect(sessions.map(({ start, language }) => [iso(start), language])).toEqual([
    ['2026-11-24T10:30:00.000Z', 'Tamil-English'],
    ['2026-11-24T11:15:00.000Z', 'Telugu-English'],
    ['2026-11-26T10:30:00.000Z', 'Tamil-English'],
    ['2026-11-26T11:15:00.000Z', 'Telugu-English'],
  ]);
});

test('puts dated sessions first, in their order, and never twice', () => {
  const entries = [dated('10/12/2026', 'Telugu-English'), dated('24/11/2026', 'Tamil-English')];
  const sessions = upcomingSessions(friday, 5, entries);
  expect(sessions.map(({ title }) => title).slice(0, 2)).toEqual([
    'Dated 24/11/2026',
    'Dated 10/12/2026',
  ]);
  expect(new Set(sessions.map(({ start }) => start)).size).toBe(5);
  expect(sessions).toHaveLength(5);
});

test('leaves out what is over and keeps what is running', () => {
  const running = Date.parse('2026-11-24T16:42:00+05:30');
  const [first] = upcomingSessions(running, 1, [dated('08/07/2025', 'Tamil-English')]);
  expect(first?.language).toBe('Telugu-English');
  expect(first && iso(first.start)).toBe('2026-11-24T11:15:00.000Z');
});

test('names the hours as the schedule does', () => {
  const [first] = upcomingSessions(friday, 1, []);
  expect(first && sessionHours(first)).toBe('4:00-4:40 PM IST');
});

test('topics take turns from webinar to webinar', () => {
  const joined = Date.parse(topics.at(-1)?.added ?? '') + 7 * 7 * 24 * 3600_000;
  const starts = daysOfWebinars(Math.max(friday, joined), topics.length + 1);
  const titles = starts.map((start) => topicOf(start).title);
  expect(new Set(titles.slice(0, topics.length)).size).toBe(topics.length);
  expect(titles[topics.length]).toBe(titles[0]);
});

test('a topic that is added moves no session of the next six weeks, and has its turn afterwards', () => {
  const known = topics.filter(({ added }) => added < '2026-11-20');
  const more = [
    ...known,
    { title: 'One more', short: 'more', description: 'Added.', added: '2026-11-20' },
  ];
  const starts = daysOfWebinars(friday, 60);
  const before = starts.map((start) => topicOf(start, known).title);
  const after = starts.map((start) => topicOf(start, more).title);
  const sixWeeks = starts.filter((start) => start < friday + 6 * 7 * 24 * 3600_000).length - 1;
  expect(sixWeeks).toBeGreaterThan(10);
  expect(after.slice(0, sixWeeks)).toEqual(before.slice(0, sixWeeks));
  const first = after.indexOf('One more');
  expect(first).toBeGreaterThanOrEqual(sixWeeks);
  const turn = after.slice(first, first + more.length);
  expect(new Set(turn).size).toBe(more.length);
  expect(after.slice(first + more.length, first + 2 * more.length)).toEqual(turn);
});

test('a second topic, a year later, moves neither what was nor what is announced', () => {
  const one = [
    ...topics,
    { title: 'One more', short: 'more', description: 'Added.', added: '2026-01-05' },
  ];
  const two = [
    ...one,
    { title: 'Another', short: 'more', description: 'Added.', added: '2026-11-20' },
  ];
  const past = nextWebinars(Date.parse('2025-07-01T12:00:00+05:30'), 150);
  const within = past.filter((start) => start < friday + 6 * 7 * 24 * 3600_000);
  expect(within.map((start) => topicOf(start, two).title)).toEqual(
    within.map((start) => topicOf(start, one).title),
  );
});

test('every dated entry is a real day in dd/mm/yyyy', () => {
  for (const { date } of datedWebinars) {
    expect(date).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    const day = isoDate(date);
    expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
  }
});

test('the schedule of the feed begins on one of its own weekdays', () => {
  expect(weekly.weekdays).toContain(new Date(`${weekly.since}T00:00:00Z`).getUTCDay());
});

test('the links name the feed for each kind of calendar', () => {
  const links = calendarLinks('https://hoa.example', Date.parse('2026-11-24T16:00:00+05:30'));
  expect(links.webcal).toBe('webcal://hoa.example/api/webinars.ics');
  expect(new URL(links.google).searchParams.get('cid')).toBe(links.webcal);
  expect(
    links.android.map(({ language, href }) => [language, new URL(href).searchParams.get('dates')]),
  ).toEqual([
    ['Tamil-English', '20261124T160000/20261124T164000'],
    ['Telugu-English', '20261124T164500/20261124T173000'],
  ]);
  const recur = new URL(links.android[0]?.href ?? '').searchParams.get('recur');
  expect(recur).toBe('RRULE:FREQ=WEEKLY;BYDAY=TU,TH');
});

test('where to register names session, date, language and topic', () => {
  const telugu = upcomingSessions(friday, 2, [])[1];
  const [path, query] = (telugu?.url ?? '').split('?');
  const named = new URLSearchParams(query);
  expect(path).toBe('/job-hunt/te');
  expect(named.get('session')).toBe('2026-11-24-telugu-english');
  expect(named.get('topic')).toBe(telugu?.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'));
});

test('every session that is listed is found by its id, and so is what was sold', () => {
  for (const session of upcomingSessions(friday, 20)) {
    expect(findSession(session.id)).toEqual(session);
  }
  for (const { id } of editions) expect(findSession(id)).toMatchObject({ id, paid: true });
  expect(findSession('2025-07-08-tamil-english')?.title).toBe(datedWebinars[0]?.title);
});

test.each([
  ['2026-11-26-telugu-english', '', '2026-11-26-telugu-english'],
  // Over: the next one in its own language.
  ['2026-11-17-telugu-english', 'ta', '2026-11-24-telugu-english'],
  ['', 'te', '2026-11-24-telugu-english'],
  ['', '', '2026-11-24-tamil-english'],
  ['ai-2025-06-22', '', '2026-11-24-tamil-english'],
  ['2026-11-24-klingon', 'xx', '2026-11-24-tamil-english'],
])('who asks for %j on a page in %j gets %s', (id, code, expected) => {
  expect(sessionFor(id, code, friday)?.id).toBe(expected);
});

/**
 * A site on one store, started again at the edges of two years, each time in another zone of the server: every public
 * page, the promise of a call, batches, money and the calendar are those of India, and what a day owes is mailed once. The
 * clock is that of Debian's libfaketime.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { deskCalls, deskEnquiryCall } from '#data/addresses/desk-routes';
import {
  apiRoutes,
  batchCalendarPath,
  batchPath,
  healthCheck,
  routes,
  webinarFeed,
} from '#data/addresses/routes';
import { weekdays } from '#lib/batches/rules';
import { dayMs } from '#lib/platform/values/india';
import { signInAs } from '#scripts/open-desk';
import { serveCopy } from '#scripts/serve-copy';
import { fakeClock, installSystem } from '#scripts/system';
import { until } from '#tests/faults/restartable-site';

let dataDir: string;
beforeAll(() => {
  installSystem(['faketime']);
  dataDir = mkdtempSync(join(tmpdir(), 'hoa-year-'));
}, 300_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A sum without its figure or a date without its day is an error. */
const broken = /\bNaN\b|Invalid Date|\bundefined\b|\[object Object\]/;
const nationalDays = ['01-26', '08-15', '10-02'];

const nationalDaysAfter = (day: string): readonly string[] =>
  [0, 1]
    .flatMap((ahead) => nationalDays.map((date) => `${Number(day.slice(0, 4)) + ahead}-${date}`))
    .filter((date) => date > daysAfter(day, 3))
    .slice(0, 3);

const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

const write = (origin: string, more: object = {}) =>
  fetch(`${origin}${apiRoutes.contact}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      name: 'Asha Raman',
      email: 'asha@example.com',
      phone: '9840012345',
      message: 'When does the next batch begin?',
      ...more,
    }),
  });

/** A batch of the first module, four weeks and more of evenings. */
const evenings = {
  what: 'module-1',
  from: '19:00',
  to: '20:30',
  mode: 'Online',
  language: 'Tamil',
  seats: '12',
};

/**
 * When somebody writes, where the server is, and, counted by hand: until when the call is promised, when the two parts
 * of a request of that moment fall due, and the series of an invoice.
 */
test.each([
  [
    '2026-12-31T23:59:00+05:30',
    'Asia/Kolkata',
    '2027-01-05',
    ['2027-01-07', '2027-02-07'],
    '26-27',
  ],
  [
    '2027-01-31T23:59:00+05:30',
    'America/Los_Angeles',
    '2027-02-03',
    ['2027-02-07', '2027-03-07'],
    '26-27',
  ],
  [
    '2027-03-31T23:59:00+05:30',
    'Pacific/Auckland',
    '2027-04-05',
    ['2027-04-07', '2027-05-07'],
    '26-27',
  ],
  [
    '2028-01-01T00:00:10+05:30',
    'America/Los_Angeles',
    '2028-01-05',
    ['2028-01-08', '2028-02-08'],
    '27-28',
  ],
  [
    '2028-01-25T11:00:00+05:30',
    'Pacific/Auckland',
    '2028-01-28',
    ['2028-02-01', '2028-03-01'],
    '27-28',
  ],
  [
    '2028-02-29T12:00:00+05:30',
    'Asia/Kolkata',
    '2028-03-02',
    ['2028-03-07', '2028-04-07'],
    '27-28',
  ],
  [
    '2028-11-29T12:00:00+05:30',
    'America/Los_Angeles',
    '2028-12-01',
    ['2028-12-06', '2029-01-06'],
    '28-29',
  ],
])(
  'at %s in %s the site is right, and promises a call by %s',
  async (moment, zone, promised, due, series) => {
    const ahead = Math.round((Date.parse(moment) - Date.now()) / 1000);
    const context = await serveCopy({ TZ: zone, DATA_DIR: dataDir, ...fakeClock(ahead) });
    const read = async (path: string) => {
      const answer = await fetch(`${context.origin}${path}`);
      return { status: answer.status, text: await answer.text() };
    };
    try {
      const sent = await write(context.origin);
      const { promisedBy, reference } = await sent.json();
      expect([sent.status, promisedBy]).toEqual([200, `${promised}T18:00:00+05:30`]);

      const cookie = await signInAs({ dataDir }, 'operations@localhost', Date.parse(moment));
      const act = async (body: object) => {
        const answer = await fetch(`${context.origin}${deskEnquiryCall(reference)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: `${cookie.name}=${cookie.value}` },
          body: JSON.stringify(body),
        });
        const said = await answer.json();
        expect([answer.status, said.message]).toEqual([200, said.message]);
        return said;
      };
      const line = ['module-1', 'module-5'];
      const asked = await act({ action: 'ask-payment', version: 1, line, parts: 2 });
      const parts: readonly { amount: number; due: string }[] = asked.payment.parts;
      expect(parts.map((part) => part.due)).toEqual(due);
      const { invoice } = await act({
        action: 'paid-elsewhere',
        version: asked.version,
        method: 'bank',
        amount: String((parts[0]?.amount ?? 0) / 100),
        number: `SMPL${moment.replaceAll(/\D/g, '')}`,
        on: moment.slice(0, 10),
      });
      expect(invoice).toMatch(new RegExp(`^HOA/${series}/\\d{5}$`));

      const add = async (plan: object) => {
        const answer = await fetch(`${context.origin}${deskCalls.batches}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: `${cookie.name}=${cookie.value}` },
          body: JSON.stringify({ ...evenings, ...plan }),
        });
        const said = await answer.json();
        expect([answer.status, said]).toEqual([200, expect.anything()]);
        return said;
      };
      for (const holiday of nationalDaysAfter(due[0] ?? '')) {
        const starts = daysAfter(holiday, -3);
        const shown = await add({ starts, days: weekdays, show: 'yes' });
        const skipped = shown.skipped.map(({ day }: { day: string }) => day);
        expect(skipped).toContain(holiday);
        const met: readonly string[] = [...shown.sessions, ...skipped].sort();
        expect(met).toEqual(met.map((_, index) => daysAfter(starts, index)));
      }
      const { id, sessions } = await add({ starts: due[0], days: ['Mon', 'Wed', 'Sat'] });
      expect((await read(batchPath(id))).status).toBe(200);
      const ics = await read(batchCalendarPath(id));
      const starts = new ICAL.Component(ICAL.parse(ics.text))
        .getAllSubcomponents('vevent')
        .map((each) => new ICAL.Event(each).startDate.toString());
      expect(starts.sort()).toEqual(sessions.map((day: string) => `${day}T19:00:00`));

      const year = moment.slice(0, 4);
      const newest = /value="(\d{4})"[^>]*>\1<\/option><option value="other"/;
      const lastYear = async () => newest.exec((await read(routes.jobHunt)).text)?.[1];
      await until(90_000, async () => Number(await lastYear()) >= Number(year));
      // The minute after 23:59 may be over.
      expect([year, String(Number(year) + 1)]).toContain(await lastYear());

      const { text: map } = await read('/sitemap.xml');
      const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
        ([, path]) => path,
      );
      expect(paths.length).toBeGreaterThan(90);
      const wrong: string[] = [];
      for (const path of paths) {
        const { status, text } = await read(path || '/');
        const said = broken.exec(text.replaceAll(/<script[\s\S]*?<\/script>/g, ''))?.[0];
        if (status !== 200 || said) wrong.push(`${path}: ${status} ${said ?? ''}`);
      }
      expect(wrong).toEqual([]);

      const { text: feed } = await read(webinarFeed);
      const calendar = new ICAL.Component(ICAL.parse(feed));
      for (const zone of calendar.getAllSubcomponents('vtimezone')) {
        ICAL.TimezoneService.register(zone);
      }
      const weekly = calendar
        .getAllSubcomponents('vevent')
        .map((each) => new ICAL.Event(each))
        .filter((event) => event.isRecurring());
      expect(weekly.length).toBeGreaterThan(0);
      for (const event of weekly) {
        const starts = event.iterator();
        const days: string[] = [];
        for (let at = starts.next(); at && at.year <= Number(year) + 1; at = starts.next()) {
          if (at.toJSDate().getTime() >= Date.parse(moment)) days.push(at.toString().slice(5, 10));
        }
        expect(days.length).toBeGreaterThan(90);
        expect(days.filter((day) => nationalDays.includes(day))).toEqual([]);
      }
    } finally {
      await context.stop();
    }
  },
  300_000,
);

test('what staff are owed of a day is mailed once, though the site starts again in other zones', async () => {
  const moments = [
    ['2028-11-29T13:00:00+05:30', 'Pacific/Auckland'],
    ['2028-12-01T09:30:00+05:30', 'Asia/Kolkata'],
    ['2028-12-01T10:30:00+05:30', 'America/Los_Angeles'],
    ['2028-12-01T10:45:00+05:30', 'Pacific/Auckland'],
  ] as const;
  const member = 'Sample <meena@example.com>';
  for (const [moment, zone] of moments) {
    const ahead = Math.round((Date.parse(moment) - Date.now()) / 1000);
    const context = await serveCopy({
      TZ: zone,
      DATA_DIR: dataDir,
      DESK_EMAILS: member,
      ...fakeClock(ahead),
    });
    const waiting = async () =>
      (await (await fetch(`${context.origin}${healthCheck}`)).json()).mail.waiting;
    try {
      if (moment < '2028-12') {
        await write(context.origin);
        await write(context.origin, { website: 'http://robot.example' });
      }
      await until(30_000, async () => (await waiting()) === 0);
    } finally {
      // The work of a start ends before the process does, and what it owes is mailed at the latest by the next startup.
      await context.stop();
    }
  }
  const mails = await Promise.all(
    readdirSync(join(dataDir, 'mail'))
      .filter((name) => name.endsWith('.eml'))
      .map((name) => PostalMime.parse(readFileSync(join(dataDir, 'mail', name)))),
  );
  const subjects = mails
    .filter(({ date = '' }) => date.startsWith('2028-12-01'))
    .map(({ subject }) => subject);
  expect(subjects.sort()).toEqual([
    // The sales of the tests before left overdue parts and calls to make.
    expect.stringMatching(
      /^\[desk\] 1 enquiry without an owner: 0 overdue, 1 due today; \d+ tasks without an owner: /,
    ),
    '[digest] 1 suspicious post of 29 November 2028',
    '[digest] Nothing is erased until somebody checks',
  ]);
}, 300_000);

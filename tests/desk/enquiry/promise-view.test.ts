import { expect, test } from '@jest/globals';
import { promiseOf } from '#lib/desk/views/enquiry';
import { historyOf } from '#lib/desk/views/history';
import { callTimesFrom, proposedCallTime } from '#lib/enquiries/rules/hours';
import { addEnquiry, findEnquiry, hour } from '#tests/desk/desk-samples';
import { openDeskSite } from '#tests/desk/desk-site';
import { eventOf } from '#tests/platform/db/enquiry-samples';

const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00+05:30`);

test('a promise is said to be open, met, late, or ended with the enquiry', async () => {
  const desk = await openDeskSite();
  const { now } = desk.clock;
  const stored = await findEnquiry(desk, await addEnquiry(desk, now + 26 * hour));
  const titled = (changes: object) => promiseOf({ ...stored, ...changes }, now).title;
  expect(titled({})).toMatch(/^Contact promised by /);
  expect(titled({ keptAt: now })).toMatch(/^Contacted as promised: /);
  expect(titled({ keptAt: stored.promisedBy + 1 })).toMatch(/^Contacted late: /);
  expect(titled({ state: 'done' })).toBe('Closed without a call or mail');
  expect(promiseOf({ ...stored, state: 'done' }, now).sub).toMatch(/^Promised by /);
  await desk.close();
});

test('no next call is offered while the webinar of a registrant runs', () => {
  const days = callTimesFrom(at('11:00'));
  const asked = { promisedBy: at('18:00'), preference: { time: 'evening' } };
  expect(proposedCallTime(days, asked, at('11:00'))).toBe('2026-11-24T16:00');
  const session = { start: at('16:00'), end: at('16:40') };
  expect(proposedCallTime(days, { ...asked, session }, at('11:00'))).toBe('2026-11-24T17:15');
});

test('whoever does not answer is not offered to be rung again in a minute, but inside the promise', () => {
  const offered = (now: string, promise: string) =>
    proposedCallTime(callTimesFrom(at(now)), { promisedBy: at(promise) }, at(now));
  expect(offered('10:29', '18:00')).toBe('2026-11-24T12:00');
  expect(offered('10:29', '11:30')).toBe('2026-11-24T10:30');
  expect(offered('16:30', '18:00')).toBe('2026-11-24T17:15');
});

test('the history distinguishes a first preference from one that was changed', () => {
  const now = Date.now();
  const about = { kind: 'contact', person: 'Asha Kumari', members: [], now };
  const preference = (detail: Record<string, string>) => {
    const event = eventOf({ action: 'wish', by: { kind: 'visitor' }, detail });
    const [line] = historyOf([event], about);
    return `${line?.headline}${line?.rest}`;
  };
  expect(preference({ time: 'evening', language: '' })).toBe(
    'Asha chose to be called in the evening (4:00 to 6:00 PM), no language preference.',
  );
  expect(
    preference({ time: 'any', language: 'Hindi', timeBefore: 'evening', languageBefore: 'Tamil' }),
  ).toBe(
    'Asha now asks to be called at any time (10:00 AM to 6:00 PM), in Hindi; before: in the evening (4:00 to 6:00 PM), in Tamil.',
  );
});

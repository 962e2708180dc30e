import { expect, test } from '@jest/globals';
import { promiseOf } from '#lib/desk/promise-view';
import { addEnquiry, findEnquiry } from '#tests/desk/desk-samples';
import { openDeskSite } from '#tests/desk/desk-site';

const hour = 60 * 60 * 1000;

test('a promise is said to be open, kept, late, or ended with the enquiry', async () => {
  const desk = await openDeskSite();
  const { now } = desk.clock;
  const kept = await findEnquiry(desk, await addEnquiry(desk, now + 26 * hour));
  const titled = (changes: object) => promiseOf({ ...kept, ...changes }, now).title;
  expect(titled({})).toMatch(/^Contact promised by /);
  expect(titled({ keptAt: now })).toMatch(/^The promise was kept: /);
  expect(titled({ keptAt: kept.promisedBy + 1 })).toMatch(/^Contacted late: /);
  expect(titled({ state: 'done' })).toBe('Closed before anybody called or wrote');
  expect(promiseOf({ ...kept, state: 'done' }, now).sub).toMatch(/^Promised by /);
  await desk.close();
});

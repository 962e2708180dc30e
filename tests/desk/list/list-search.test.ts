import { expect, test } from '@jest/globals';
import { GET as list } from '#app/desk/route';
import { makeReference } from '#lib/platform/values/reference';
import { hour, listForEachTest, namesIn } from '#tests/desk/desk-samples';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';

const { desk, add, read, does } = listForEachTest();

test('an empty result quotes the words that were looked for', async () => {
  const none = await read(list, '/desk?q=98989');
  expect(none).toContain('data-state="nothing-found"');
  expect(none).toContain('“98989”');
  expect(none).toContain('a reference, an answer or a note.');
});

test('finds a reference that happens to hold letters alone', async () => {
  // A to E and G; their check character is a letter as well.
  const reference = makeReference(Uint8Array.of(10, 11, 12, 13, 14, 16));
  const promisedBy = desk().clock.now + hour;
  const submission = enquiryOf({ name: 'Letters' }, { promisedBy, reference });
  await desk().context.store.recordSubmission(submission, []);
  expect(reference).toMatch(/^HOA-\D{4}-\D{3}$/);
  const page = await read(list, `/desk?q=${reference.toLowerCase().replaceAll('-', '')}`);
  expect(namesIn(page)).toEqual(['Letters']);
});

test('a search finds the closed ones beside who waits, and says when they were closed', async () => {
  await add('Chitra Open');
  await does(await add('Chitra Closed'), 'close', { outcome: 'answered' });
  const page = await read(list, '/desk?q=chitra');
  expect(namesIn(page)).toEqual(['Chitra Open', 'Chitra Closed']);
  expect(page).toMatch(/<td class="q-due">.*<span class="sub">closed<\/span>/);
  expect(page).not.toContain('they decide');
});

test.each([
  "' or 1=1 --",
  '" or ""="',
  '%',
  '%%%',
  '_____',
  "'; drop table enquiries; --",
  '\\',
  '(a+)+$',
  '.*',
])('%s is looked for as it stands, and finds nobody', async (typed) => {
  await add('Chitra Open');
  const page = await read(list, `/desk?q=${encodeURIComponent(typed)}`);
  expect(namesIn(page)).toEqual([]);
  expect(namesIn(await read(list, '/desk?q=chitra'))).toEqual(['Chitra Open']);
});

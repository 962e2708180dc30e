import { expect, test } from '@jest/globals';
import { GET as list } from '#app/desk/route';
import { act } from '#lib/server/desk/apply-action';
import { makeReference } from '#lib/shared/enquiries/reference';
import { listForEachTest, namesIn } from '#tests/server/desk/desk-samples';
import { enquiryOf } from '#tests/server/store/enquiry-samples';

const meena = { address: 'meena@example.com', name: 'Meena Sample' };
const hour = 60 * 60 * 1000;
const { desk, add, read } = listForEachTest();

test('finds by a part of the name, a phone in any notation, an address and a reference', async () => {
  const { now } = desk().clock;
  const reference = await add('Asha Kumar', now + hour, {
    phone: '098765 43210',
    email: 'asha@example.com',
  });
  await add('Ravi', now + hour, { phone: '+91 90000 00000', email: 'ravi@example.com' });
  const typed = [
    'sha kum',
    '+91 98765-43210',
    'ASHA@',
    reference.toLowerCase().replaceAll('-', ''),
  ];
  for (const q of typed) {
    expect(namesIn(await read(list, `/desk?${new URLSearchParams({ q })}`))).toEqual([
      'Asha Kumar',
    ]);
  }
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
  await desk().site.store.recordSubmission(submission, []);
  expect(reference).toMatch(/^HOA-\D{4}-\D{3}$/);
  const page = await read(list, `/desk?q=${reference.toLowerCase().replaceAll('-', '')}`);
  expect(namesIn(page)).toEqual(['Letters']);
});

test('what is found among the closed ones says when it was closed, and not that they decide', async () => {
  const reference = await add('Chitra', desk().clock.now + hour);
  await act(desk().site, meena, reference, 1, { name: 'close', outcome: 'answered' });
  const page = await read(list, '/desk?q=chitra');
  expect(page).toMatch(/<td class="q-due">.*<span class="sub">closed<\/span>/);
  expect(page).not.toContain('they decide');
});

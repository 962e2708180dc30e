import { expect, test } from '@jest/globals';
import { GET as page } from '#app/desk/[reference]/route';
import { GET as list } from '#app/desk/route';
import { listForEachTest, namesIn } from '#tests/desk/desk-samples';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { mailOf } from '#tests/platform/db/samples';

const { desk, add, find, read, does } = listForEachTest();
const search = async (q: string) =>
  namesIn(await read(list, `/desk?${new URLSearchParams({ q })}`));

test('name, phone and address are corrected, the history keeps the former, and a search finds both', async () => {
  const phone = '098765 43210';
  const reference = await add('Asha Kumr', { phone, email: 'a@example.in' });
  const corrected = { name: 'Asha Kumar', phone: '+91 98765 43211', email: 'Asha@example.in' };
  expect((await does(reference, 'correct', corrected)).status).toBe(303);
  const after = await find(reference);
  expect(after).toMatchObject({ ...corrected, email: 'asha@example.in', state: 'new' });
  const html = await read(page, `/desk/${reference}`, { reference });
  expect(html).toContain('the name, which was Asha Kumr');
  expect(html).toContain('the phone number, which was 098765 43210');
  for (const q of ['98765 43210', '98765 43211', 'kumr', 'asha kumar', 'a@example.in']) {
    expect(await search(q)).toEqual(['Asha Kumar']);
  }
});

test('what is typed wrong is refused by the rules of the forms, and stays in its field', async () => {
  const reference = await add('Asha');
  const answer = await does(reference, 'correct', { phone: '12', name: 'Asha Rao' });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain('Please enter a phone number of 7 to 15 digits');
  expect(html).toContain('value="Asha Rao"');
});

test('a number in another notation is none that was corrected', async () => {
  const reference = await add('Asha', { phone: '9876543210' });
  await does(reference, 'correct', { phone: '+91 98765 43210', name: 'Asha Rao' });
  expect(await find(reference)).toMatchObject({ phone: '9876543210' });
});

test('a mail that was refused shows the words of the server, and goes to the corrected address', async () => {
  const { store } = desk().context;
  const { now } = desk().clock;
  const submission = enquiryOf({ receivedAt: now, email: 'asha@exampel.in' });
  const mail = mailOf({ role: 'visitor', to: 'asha@exampel.in' });
  await store.recordSubmission(submission, [mail]);
  const { reference } = submission.enquiry;
  const [delivery] = await store.claimDue('test', 1, now);
  if (!delivery) throw new Error('nothing was due');
  await store.markDeadLetter(delivery, 'recipient-refused', now, '550 5.1.1 No such user');
  expect(await read(page, `/desk/${reference}`, { reference })).toContain('550 5.1.1 No such user');
  await does(reference, 'correct', { email: 'asha@example.in' });
  const due = await store.claimDue('test', 5, now);
  expect(due.map((each) => each.mail.to)).toEqual(['asha@example.in']);
});

test('a search finds companies, answers and notes, whichever apostrophe is typed', async () => {
  const answers = [{ name: 'companyName', label: 'Company', value: 'O’Brien Traders' }];
  const reference = await add('Ravi', { transcript: answers });
  await does(reference, 'note', { note: 'Wants the Perambur branch' });
  for (const q of ["o'brien", 'O’Brien traders', 'perambur', 'ravi perambur']) {
    expect(await search(q)).toEqual(['Ravi']);
  }
  expect(await search('perungudi')).toEqual([]);
});

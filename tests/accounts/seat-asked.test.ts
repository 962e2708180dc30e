import { expect, test } from '@jest/globals';
import { ownEnquiry } from '#lib/accounts/views/last-sent';
import { callback } from '#lib/enquiries/forms/callback';
import { openBatchDesk } from '#tests/desk/batch-desk';
import { callOf, json } from '#tests/enquiries/intake/posts';
import { forEachTest } from '#tests/setup/for-each-test';

const at = forEachTest(openBatchDesk);
const person = { name: 'Asha Sample', email: 'asha@example.com', phone: '9840000000' };

test('the thanks to whoever asked for a seat names the batch, its days and how the seat is', async () => {
  const { id } = await at().add();
  const answer = await callOf(callback)(json({ ...person, batch: id }));
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const own = await ownEnquiry(cookie, 'callback');
  expect(own?.seat).toMatchObject({
    name: 'AcSS 5, GST fundamentals',
    about: expect.stringContaining('Mon 4 Jan 2027'),
    href: `/batches/${id}`,
    standing: expect.stringMatching(/left\. It is yours once you have paid what we agree on\.$/),
  });
});

test('a request without a batch is thanked for as before', async () => {
  const answer = await callOf(callback)(json(person));
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await ownEnquiry(cookie, 'callback'))?.seat).toBeUndefined();
});

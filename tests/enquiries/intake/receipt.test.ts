import { expect, test } from '@jest/globals';
import type { Email } from 'postal-mime';
import { contact } from '#lib/enquiries/forms/contact';
import { receive } from '#lib/enquiries/http/receive';
import { enquiryEmails } from '#lib/enquiries/mails';
import { employer } from '#lib/placement/forms/employer';
import { typed } from '#tests/accounts/visitor-harness';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { json } from '#tests/enquiries/intake/posts';
import { forEachTest } from '#tests/setup/for-each-test';

const employerAnswers = {
  name: 'Asha Kumari',
  companyName: 'Coromandel Traders',
  email: 'asha@example.com',
  mobile: '9840012345',
  accountantType: 'Junior Accountant',
  numberOfAccountants: 2,
};
const call = receive(contact, enquiryEmails);
const send = async (changes: object = {}) => (await call(json({ ...typed, ...changes }))).json();

const trial = forEachTest(openTrial);

const receipts = async (): Promise<Email[]> =>
  (await trial().mails()).filter(({ to }) => to?.[0]?.address?.startsWith('asha') ?? false);

test('who signed up for job alerts reads of that, not of a message', async () => {
  const alerts = { locations: ['Chennai'], experience: '0-1 years', message: '' };
  const { reference } = await send(alerts);
  const [receipt] = await receipts();
  expect(receipt?.subject).toBe(`We have your sign-up for job alerts (${reference})`);
});

test('a receipt names reference, promise and link, and nothing that was typed', async () => {
  const { reference, enquiry } = await send();
  const [receipt, ...more] = await receipts();
  expect(more).toEqual([]);
  expect(receipt?.subject).toBe(`We have your message (${reference})`);
  expect(receipt?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
  );
  expect(receipt?.replyTo).toMatchObject([{ address: 'support@example.com' }]);
  for (const part of [receipt?.text ?? '', receipt?.html ?? '']) {
    expect(part).toContain(reference);
    expect(part).toContain(`http://localhost:3000${enquiry}`);
    expect(part).toContain('An executive of HOA will contact you by Tue 24 Nov, 6:00 PM');
    expect(part).toContain('Sat 21 Nov, Sun 22 Nov');
    expect(part).toContain('Not you? Somebody else may have typed your address');
    expect(part).not.toMatch(/Asha|asha@|98400|GST batch/);
  }
  expect(receipt?.text).toContain(`\nhttp://localhost:3000${enquiry}\n`);
  expect(receipt?.text).toContain(`Reference: ${reference}`);
});

test('an employer, who pays a fee, does not read that placement is free', async () => {
  const ask = receive(employer, enquiryEmails);
  await ask(json(employerAnswers));
  const [receipt] = await receipts();
  expect(receipt?.text).toContain('The accountants you meet pay nothing for placement.');
  await send();
  // Both of one moment: in no order.
  const other = (await receipts()).filter(({ text }) => text !== receipt?.text);
  expect(other.map(({ text }) => text?.includes('Placement is free at every step.'))).toEqual([
    true,
  ]);
});

test('the store holds no link, before it is sent or after', async () => {
  const { enquiry } = await send();
  const token = enquiry.split('/').at(-1);
  expect(JSON.stringify(trial().rows('outbox'))).not.toContain(token);
  await receipts();
  expect(JSON.stringify(trial().rows('outbox'))).not.toContain(token);
});

test.each([
  ['+91 98765 4321', 'shorter than an Indian number, which has 10 digits'],
  ['98765 432109', 'longer than an Indian number, which has 10 digits'],
])(
  'a receipt says that %s may be wrong, without it, and how to correct it',
  async (phone, said) => {
    await send({ phone });
    const [receipt] = await receipts();
    for (const part of [receipt?.text ?? '', receipt?.html ?? '']) {
      expect(part).toContain(said);
      expect(part).toContain('reply to this mail with the right one');
      expect(part).not.toContain('98765');
    }
    await send({ phone: '+44 20 7946 0958', message: 'Another' });
    const foreign = (await receipts()).filter(({ text }) => !text?.includes(said));
    expect(foreign).toHaveLength(1);
  },
);

/** The account of one person over all their enquiries (fourth.md 1.2). */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { GET as person } from '#app/desk/person/[reference]/route';
import { enquiryToken } from '#lib/enquiries/credentials';
import { hashOf } from '#lib/platform/values/token';
import { readSignedIn } from '#tests/desk/desk-samples';
import { byBank, openPayDesk, twoParts } from '#tests/payments/requests/pay-desk';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);

async function addOther() {
  const id = randomUUID();
  const token = await enquiryToken(desk().context.store, id);
  const submission = enquiryOf(
    {
      ...{ id, kind: 'certificate', receivedAt: desk().clock.now },
      ...{ phone: '90000 00001', email: 'other@example.com' },
    },
    { promisedBy: desk().clock.now, tokenHash: hashOf(token) },
  );
  await desk().context.store.recordSubmission(submission, []);
  return submission.enquiry.reference;
}

/** The section, its markup left out. */
async function account(reference: string) {
  const html = await readSignedIn(desk(), person, `/desk/person/${reference}`, { reference });
  const section = /<h2 id="payments">.*?<\/section>/s.exec(html)?.[0] ?? '';
  return { section, words: section.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}

test('adds up requests, documents and refunds of both enquiries, by whichever it is opened', async () => {
  const other = await addOther();
  await desk().perform('merge', { with: other });
  await desk().perform('ask-payment', { line: 'module-5' });
  const { invoice } = await desk().perform('paid-elsewhere', { ...byBank, amount: '11682' });
  await desk().perform('refund', { payment: invoice, amount: '1682', reason: 'Agreed' });
  await desk().performOn(other, 'ask-payment', twoParts);
  await desk().performOn(other, 'paid-elsewhere', { ...byBank, number: 'UTR2' });
  for (const reference of [desk().reference, other]) {
    const { section, words } = await account(reference);
    expect(words).toContain('Asked for ₹31,742');
    expect(words).toContain('Received ₹21,712');
    expect(words).toContain('Refunded −₹1,682');
    expect(words).toContain('Net received ₹20,030');
    expect(words).toContain('Balance due ₹10,030');
    for (const each of ['HOA/26-27/00001', 'HOA/26-27/00002', 'CN/26-27/00001']) {
      expect(words).toContain(each);
    }
    expect(words).toContain('To transfer');
    expect(section).toContain(`href="/desk/${desk().reference}"`);
    expect(section).toContain(`href="/desk/${other}"`);
  }
});

test('of two people who were parted again is counted apart', async () => {
  const other = await addOther();
  await desk().perform('merge', { with: other });
  await desk().perform('ask-payment', { line: 'module-5' });
  await desk().perform('paid-elsewhere', { ...byBank, amount: '11682' });
  await desk().perform('split', { with: other });
  expect((await account(other)).words).not.toContain('₹11,682');
  expect((await account(desk().reference)).words).toContain('Received ₹11,682');
});

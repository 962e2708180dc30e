/** Documents and mails say what is meant, and stay as they were issued (fourth.md 1.8 and 1.9). */
import { describe, expect, test } from '@jest/globals';
import { GET as deskDocument } from '#app/desk/payments/[number]/route';
import { GET as visitorDocument } from '#app/enquiry/[token]/invoice/[number]/route';
import { GET as withdrawPage } from '#pages/enquiry/[token]/withdraw/route';
import { readSignedIn } from '#tests/desk/desk-samples';
import { newBrowser } from '#tests/desk/desk-site';
import { byBank, openPayDesk } from '#tests/payments/requests/pay-desk';
import { payDue, readPage } from '#tests/payments/requests/pay-visitor';
import { batchOf } from '#tests/platform/db/batch-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const number = 'HOA-26-27-00001';

const asVisitor = () => {
  const { token } = desk();
  return newBrowser().read(visitorDocument, `/enquiry/${token}/invoice/${number}`, {
    token,
    number,
  });
};
const asStaff = () => readSignedIn(desk(), deskDocument, `/desk/payments/${number}`, { number });
const toWithdraw = () => {
  const { token } = desk();
  return newBrowser().read(withdrawPage, `/enquiry/${token}/withdraw`, { token });
};

async function pay() {
  await desk().perform('ask-payment', { line: 'module-5' });
  return desk().perform('paid-elsewhere', { ...byBank, amount: '11682' });
}

describe('an invoice', () => {
  test('is the original for the buyer, and the duplicate on the desk', async () => {
    await pay();
    expect(await asVisitor()).toContain('ORIGINAL FOR RECIPIENT');
    const staff = await asStaff();
    expect(staff).toContain('DUPLICATE FOR SUPPLIER');
    expect(staff).not.toContain('ORIGINAL');
  });

  test('stays as it was issued after a withdrawal, and the page says so before the button', async () => {
    await pay();
    const before = await asStaff();
    const html = await toWithdraw();
    expect(html).toContain('HOA/26-27/00001');
    expect(html.indexOf('stay as they were issued')).toBeGreaterThan(0);
    expect(html.indexOf('stay as they were issued')).toBeLessThan(html.indexOf('<button'));
    await desk().context.store.eraseEnquiry(desk().id, desk().clock.now);
    const main = (text: string) => /<main.*<\/main>/s.exec(text)?.[0];
    expect(main(await asStaff())).toBe(main(before));
  });

  test('that was refunded in full is named before a withdrawal, too', async () => {
    const { invoice } = await pay();
    await desk().perform('refund', { payment: invoice, amount: '11682', reason: 'Cannot come' });
    const html = await toWithdraw();
    expect(html).toContain('HOA/26-27/00001, CN/26-27/00001');
    expect(html).toContain('2 tax documents');
  });
});

test('the page says "We received your payment", and mails name batch, days, hours and place, person and owner', async () => {
  const by = { member: 'meena@example.com', at: desk().clock.now };
  await desk().context.store.addBatch(batchOf({ seats: 2 }), by);
  await desk().perform('take');
  await desk().perform('ask-payment', { line: 'batch-k7m3qz' });
  await payDue(desk());
  expect(await readPage(desk())).toContain('We received your payment of ₹11,682.');
  const owed = await desk().context.store.claimDue('test', 50, desk().clock.now + 60_000);
  const texts = owed.map(({ mail }) => ({ role: mail.role, topic: mail.subject, text: mail.text }));
  const [toVisitor] = texts.filter(({ topic }) => topic.includes('you are enrolled'));
  const [toStaff] = texts.filter(({ topic }) => topic.includes('paid ₹11,682'));
  for (const mail of [toVisitor, toStaff]) {
    expect(mail?.text).toMatch(/batch from Mon 4 Jan 2027,[^;\n]*PM[^;\n]*Online/);
  }
  expect(toStaff?.text).toMatch(/Person\W+Meena Iyer/);
  expect(toStaff?.text).toMatch(/Owner\W+Meena Sample/);
});

/** Somebody who has paid withdraws: place, money and papers are told before the click, and to staff. */
import { expect, test } from '@jest/globals';
import { POST } from '#app/api/enquiry/[token]/route';
import { currentEdition, editionSession } from '#lib/webinars/rules/sessions';
import { GET } from '#pages/enquiry/[token]/withdraw/route';
import { newBrowser } from '#tests/desk/desk-site';
import { openPaymentHarness } from '#tests/payments/payment-harness';
import { checkoutAnswer } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';
import { noon } from '#tests/setup/test-site';

const hour = 60 * 60 * 1000;
const harness = forEachTest(openPaymentHarness);
const price = `₹${currentEdition(noon).price}`;

async function paid() {
  const opened = await harness().order();
  const [cookie] = opened.headers.getSetCookie()[0]?.split(';') ?? [];
  const { order_id: order } = (await opened.json()) as { order_id: string };
  const payment = harness().provider.pay(order);
  const answer = await (await harness().verify(checkoutAnswer(payment), cookie)).json();
  const params = { token: String(answer.enquiry).split('/').at(-1) ?? '' };
  const page = () => newBrowser().read(GET, '/enquiry/x/withdraw', params);
  const asked = { action: 'withdraw', confirm: 'yes' };
  const withdraw = () => newBrowser().send(POST, '/api/enquiry/x', asked, params);
  const countNotices = async () =>
    (await harness().mails()).find(({ mail }) => mail.subject.startsWith('[withdrawal]'))?.mail;
  const owed = async () => {
    const due = await harness().store.listTasksDue(noon + 100 * hour * 24);
    return due.flatMap(({ task }) => (task ? [[task.kind, task.detail.erased]] : []));
  };
  return {
    owed,
    id: payment.id,
    reference: String(answer.reference),
    page,
    withdraw,
    countNotices,
  };
}

test('within the 24 hours withdrawing cancels: the page says so before the button, staff are asked to refund', async () => {
  const { id, reference, page, withdraw, countNotices, owed } = await paid();
  const html = await page();
  const beforeButton = html.slice(0, html.indexOf('Withdraw and give up my place'));
  expect(beforeButton).toContain(`You paid ${price} on Fri 20 Nov, 12:00 PM`);
  expect(beforeButton).toContain('You may cancel until Sat 21 Nov, 12:00 PM');
  expect(beforeButton).toContain(`we will refund ${price}, less any payment gateway charge,`);
  expect(beforeButton).toContain('<a href="/cancellation-policy">');
  expect(beforeButton).toContain(id);
  expect(beforeButton).toContain('HOA/26-27/00001');
  const { message } = await (await withdraw()).json();
  expect(message).toContain('Payment records stay in our books');
  const mail = await countNotices();
  for (const part of [
    reference,
    `Payment: ${id}`,
    price,
    'HOA/26-27/00001',
    `Refund ${price} less`,
  ]) {
    expect(mail?.text).toContain(part);
  }
  expect(mail?.text).not.toMatch(/Meena|98400/);
  expect(await owed()).toEqual([['follow-up', reference]]);
});

test('after the 24 hours it says that the money stays, and how to ask for a refund before', async () => {
  const { page, withdraw, countNotices, owed } = await paid();
  harness().clock.now += 25 * hour;
  const html = await page();
  expect(html).toContain('ended on Sat 21 Nov, 12:00 PM');
  expect(html).toContain(`the ${price} is not refunded`);
  expect(html).toContain('<a href="/refund-policy">');
  await withdraw();
  expect((await countNotices())?.text).toContain('No refund under the cancellation policy');
  expect(await owed()).toEqual([]);
});

test('where we cancelled the session the full amount comes back', async () => {
  const { page, withdraw, countNotices } = await paid();
  harness().clock.now += 25 * hour;
  const cancelled = { member: 'meena@hoa.example', at: harness().clock.now };
  const session = editionSession(currentEdition(noon)).id;
  await harness().store.changeSessionPlan(session, { cancel: true }, cancelled);
  expect(await page()).toContain(`so we will refund the full ${price}`);
  await withdraw();
  expect((await countNotices())?.text).toContain(`Refund ${price} in full`);
});

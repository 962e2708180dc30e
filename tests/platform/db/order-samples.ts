import { randomUUID } from 'node:crypto';
import { webinarDocument } from '#lib/accounting/rules/invoice';
import { statesBefore } from '#lib/payments/rules/orders';
import type { NewRegistration, Order, OrderReceipt, WebinarOrder } from '#lib/payments/schema';
import { mailOf, noon, submissionOf } from '#tests/platform/db/samples';

export const orderOf = (changes: Partial<WebinarOrder> = {}): WebinarOrder => ({
  id: randomUUID(),
  edition: 'e1',
  name: 'Meena Iyer',
  email: 'meena@example.com',
  phone: '9840012345',
  accountingExp: 'beginner',
  preferredLang: 'Tamil',
  amountPaise: 49_900,
  currency: 'INR',
  state: 'opened',
  providerOrderId: `order_${randomUUID()}`,
  attempts: 0,
  openedAt: noon,
  changedAt: noon,
  nextCheckAt: noon + 60_000,
  checks: 0,
  ...changes,
});

/** The order is of a part of a request. */
export function partOrderOf(request: string, part: number, changes: Partial<Order> = {}): Order {
  const { edition, name, email, phone, accountingExp, preferredLang, ...order } = orderOf();
  return { ...order, request, part, ...changes };
}

/** That an order was paid, with the registration it makes, its invoice and its two mails. */
export function receiptOf(
  order: WebinarOrder,
  paymentId: string,
  changes: Partial<NewRegistration> = {},
): OrderReceipt {
  const { id, name, email, amountPaise } = order;
  const paid = { title: 'Webinar', amountPaise, paymentId, paidAt: noon, name };
  const registration = {
    submission: submissionOf({ id, kind: 'webinar-paid' }),
    mails: [mailOf(), mailOf({ role: 'visitor', to: email })],
    prefix: 'HOA',
    document: { ...webinarDocument(paid, '33'), enquiryId: id },
    ...changes,
  };
  return { order, paymentId, from: statesBefore('paid'), paidAt: noon, registration };
}

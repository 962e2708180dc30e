import { randomUUID } from 'node:crypto';
import { statesBefore } from '#lib/server/payments/order-states';
import type { Confirmation, Order } from '#lib/server/store/payments/orders';
import type { NewDocument } from '#lib/server/store/payments/tax-document-record';
import { webinarDocument } from '#lib/shared/invoice/webinar-document';
import { mailOf, noon, submissionOf } from '#tests/server/store/samples';

export const orderOf = (changes: Partial<Order> = {}): Order => ({
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

function documentOf({ id, name, amountPaise }: Order, paymentId: string): NewDocument {
  const paid = { title: 'Webinar', amountPaise, paymentId, paidAt: noon, name };
  return { ...webinarDocument(paid, '33'), enquiryId: id };
}

/** That an order was paid, with the registration it makes and its two mails. */
export const confirmationOf = (order: Order, paymentId: string): Confirmation => ({
  order,
  paymentId,
  from: statesBefore('paid'),
  prefix: 'HOA',
  paidAt: noon,
  document: documentOf(order, paymentId),
  submission: submissionOf({ id: order.id, kind: 'webinar-paid' }),
  mails: [mailOf(), mailOf({ role: 'visitor', to: order.email })],
});

import { randomUUID } from 'node:crypto';
import type { Order } from '#lib/store/orders';
import { noon } from '#tests/store/samples';

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

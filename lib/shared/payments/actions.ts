import type { ActionName } from '#lib/shared/enquiries/desk-actions';

/** The desk's actions about money, which `lib/server/payments/requests` reads and does. */
export const paymentActions = [
  'ask-payment',
  'paid-elsewhere',
  'cancel-payment',
  'refund',
] as const satisfies readonly ActionName[];
export type PaymentAction = (typeof paymentActions)[number];

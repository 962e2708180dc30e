/** What the page of an enquiry draws of a payment. Types alone; sums and days are words already. */
import type { visitorPayment } from '#lib/server/visitor-page/visitor-payment';

export type { PaymentNotice } from '#lib/server/visitor-page/payment-notices';
export type VisitorPayment = NonNullable<ReturnType<typeof visitorPayment>>;

import { verifyPayment } from '#lib/payments/verify';

export const POST = verifyPayment();

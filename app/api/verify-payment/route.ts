import { verifyPayment } from '#lib/server/payments/verify';

export const POST = verifyPayment();

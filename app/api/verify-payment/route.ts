import { verifyPayment } from '#lib/server/payments/http/verify';

export const POST = verifyPayment();

import { verifyPayment } from '#lib/payments/http/verify';

export const POST = verifyPayment();

import { paySandbox } from '#lib/payments/http/verify';

export const POST = paySandbox;

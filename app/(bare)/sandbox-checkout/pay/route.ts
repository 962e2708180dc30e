import { paySandbox } from '#lib/server/payments/http/verify';

export const POST = paySandbox;

import { paySandbox } from '#lib/server/payments/sandbox-page';

export const POST = paySandbox;

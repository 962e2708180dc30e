import { paySandbox } from '#lib/payments/sandbox-page';

export const POST = paySandbox;

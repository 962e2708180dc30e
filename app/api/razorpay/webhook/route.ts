import { receiveWebhook } from '#lib/payments/webhook';

export const POST = receiveWebhook;

import { receiveWebhook } from '#lib/server/payments/webhook';

export const POST = receiveWebhook;

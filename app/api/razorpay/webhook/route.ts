import { receiveWebhook } from '#lib/server/payments/http/events';

export const POST = receiveWebhook;

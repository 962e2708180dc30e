import { receiveWebhook } from '#lib/payments/http/events';

export const POST = receiveWebhook;

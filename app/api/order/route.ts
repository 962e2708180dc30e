import { openOrder } from '#lib/server/payments/http/order';

export const POST = openOrder();

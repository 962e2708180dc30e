import { openOrder } from '#lib/payments/http/order';

export const POST = openOrder();

import { openOrder } from '#lib/server/payments/open-order';

export const POST = openOrder();

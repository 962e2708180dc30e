import { openOrder } from '#lib/payments/open-order';

export const POST = openOrder();

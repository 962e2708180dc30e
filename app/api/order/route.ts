import { openOrder } from '#lib/payments/checkout';

export const POST = openOrder();

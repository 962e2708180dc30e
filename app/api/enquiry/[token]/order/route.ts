import { renderOrderProblem } from '#app/enquiry/pages';
import { openPartOrder } from '#lib/payments/http/order';

export const POST = openPartOrder(renderOrderProblem);

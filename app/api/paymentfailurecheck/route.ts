import { reportFailure } from '#lib/payments/http/events';

export const POST = reportFailure;

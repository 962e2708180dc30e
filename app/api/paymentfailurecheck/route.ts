import { reportFailure } from '#lib/server/payments/http/events';

export const POST = reportFailure;

import { reportFailure } from '#lib/server/payments/reports';

export const POST = reportFailure;

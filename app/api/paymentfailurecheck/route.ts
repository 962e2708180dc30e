import { reportFailure } from '#lib/payments/reports';

export const POST = reportFailure;

import { reportClosed } from '#lib/payments/reports';

export const POST = reportClosed;

import { reportClosed } from '#lib/server/payments/reports';

export const POST = reportClosed;

import { reportClosed } from '#lib/payments/http/events';

export const POST = reportClosed;

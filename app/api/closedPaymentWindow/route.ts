import { reportClosed } from '#lib/server/payments/http/events';

export const POST = reportClosed;

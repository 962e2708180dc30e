import { answerMetrics } from '#lib/server/metrics/answer';

export const GET = answerMetrics;
export const dynamic = 'force-dynamic';

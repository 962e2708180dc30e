import { answerMetrics } from '#lib/metrics/answer';

export const GET = answerMetrics;
export const dynamic = 'force-dynamic';

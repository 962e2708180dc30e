import { answerMetrics } from '#lib/platform/metrics/answer';

export const GET = answerMetrics;
export const dynamic = 'force-dynamic';

import { answerMetrics } from '#lib/start/metrics';

export const GET = answerMetrics;
export const dynamic = 'force-dynamic';

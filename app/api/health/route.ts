import { health } from '#lib/platform/metrics/health';

export const GET = health;
export const dynamic = 'force-dynamic';

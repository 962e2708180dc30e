import { health } from '#lib/server/metrics/health';

export const GET = health;
export const dynamic = 'force-dynamic';

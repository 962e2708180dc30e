import { health } from '#lib/start/health';

export const GET = health;
export const dynamic = 'force-dynamic';

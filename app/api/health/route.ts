import { health } from '#lib/health';

export const GET = health;
export const dynamic = 'force-dynamic';

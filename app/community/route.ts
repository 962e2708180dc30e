import { env } from '#lib/env';
import { redirectTo } from '#lib/redirect';

export const dynamic = 'force-dynamic';
export const GET = redirectTo(() => env().COMMUNITY_URL);

import { env } from '#lib/platform/config/env';
import { redirectTo } from '#lib/platform/http/responses';

export const dynamic = 'force-dynamic';
export const GET = redirectTo(() => env().COMMUNITY_URL);

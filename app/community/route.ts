import { redirectTo } from '#lib/platform/http/responses';
import { env } from '#lib/platform/config/env';

export const dynamic = 'force-dynamic';
export const GET = redirectTo(() => env().COMMUNITY_URL);

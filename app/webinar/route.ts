import { redirectTo } from '#lib/server/http/responses';
import { env } from '#lib/server/settings/env';

export const dynamic = 'force-dynamic';
export const GET = redirectTo(() => env().WEBINAR_FORM_URL);

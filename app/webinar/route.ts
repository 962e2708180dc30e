import { env } from '#lib/env';
import { redirectTo } from '#lib/redirect';

export const dynamic = 'force-dynamic';
export const GET = redirectTo(() => env().WEBINAR_FORM_URL);

import { redirectTo } from '#lib/platform/http/responses';
import { routes } from '#data/addresses/routes';

export const dynamic = 'force-dynamic';
export const GET = redirectTo(() => routes.aiWebinar);

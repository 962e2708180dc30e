import { routes } from '#data/addresses/routes';
import { redirectTo } from '#lib/platform/http/responses';

export const dynamic = 'force-dynamic';
export const GET = redirectTo(() => routes.aiWebinar);

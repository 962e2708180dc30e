import { redirectTo } from '#lib/server/http/responses';
import { routes } from '#lib/shared/addresses/routes';

export const dynamic = 'force-dynamic';
export const GET = redirectTo(() => routes.aiWebinar);

import { redirectTo } from '#lib/redirect';
import { routes } from '#lib/routes';

export const dynamic = 'force-dynamic';
export const GET = redirectTo(() => routes.aiWebinar);

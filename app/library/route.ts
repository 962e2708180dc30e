import { routes } from '#data/addresses/routes';
import { redirectTo } from '#lib/platform/http/responses';

export const dynamic = 'force-dynamic';
/** Nothing stands here: an address shortened by hand leads to the page that lists what stands below it. */
export const GET = redirectTo(() => routes.downloads);

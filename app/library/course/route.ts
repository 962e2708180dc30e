import { routes } from '#data/addresses/routes';
import { redirectTo } from '#lib/platform/http/responses';

export const dynamic = 'force-dynamic';
/** There is no page here: an address shortened by hand redirects to the page that lists what is below it. */
export const GET = redirectTo(() => `${routes.downloads}#books`);

import { routes } from '#data/addresses/routes';
import { withMember } from '#lib/staff/http/access';

/** The form names a file by a choice; each file has an address of its own. */
export const GET = withMember(async ({ url }) => {
  const month = new URLSearchParams({ month: url.searchParams.get('month') ?? '' });
  const isRows = url.searchParams.get('what') === 'rows';
  const file = isRows ? routes.deskPaymentsCsv : routes.deskGstr1;
  return new Response(null, { status: 303, headers: { location: `${file}?${month}` } });
});

import { assignNext } from '#lib/server/desk/enquiry/actions';
import { kept, withMember } from '#lib/server/desk/sign-in/http/access';
import { readBody } from '#lib/server/intake/body';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';
import { line } from '#lib/shared/forms/sanitize';

export const POST = withMember(async (visit) => {
  const read = await readBody(visit.request);
  const shown = 'ok' in read ? line(read.ok.fields.reference) : '';
  const taken = await assignNext(visit, shown || undefined);
  const to = taken ? deskEnquiryPath(taken.reference) : `${routes.desk}?said=none-left`;
  return kept(visit, to, taken, { message: taken ? 'Taken' : 'Nobody is left' });
});

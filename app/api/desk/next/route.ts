import { deskEnquiryPath } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import { assignNext } from '#lib/desk/actions/enquiry';
import { readBody } from '#lib/platform/http/intake/body';
import { line } from '#lib/platform/values/text';
import { replySaved, withMember } from '#lib/staff/http/access';

export const POST = withMember(async (staffRequest) => {
  const read = await readBody(staffRequest.request);
  const shown = 'ok' in read ? line(read.ok.fields.reference) : '';
  const taken = await assignNext(staffRequest, shown || undefined);
  const to = taken ? deskEnquiryPath(taken.reference) : `${routes.desk}?said=none-left`;
  return replySaved(staffRequest, to, taken, { message: taken ? 'Taken' : 'Nobody is left' });
});

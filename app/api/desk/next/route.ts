import { assignNext } from '#lib/server/desk/enquiry/actions';
import { seeOther, withMember } from '#lib/server/desk/sign-in/access';
import { readBody } from '#lib/server/intake/body';
import { replySuccess } from '#lib/server/intake/reply';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';
import { line } from '#lib/shared/forms/sanitize';

/** Gives the member the first that nobody has, and opens it. */
export const POST = withMember(async (visit) => {
  const read = await readBody(visit.request);
  const shown = 'ok' in read ? line(read.ok.fields.reference) : '';
  const taken = await assignNext(visit, shown || undefined);
  if (!visit.plain) return replySuccess(taken ? 'Taken' : 'Nobody is left', taken ?? {});
  if (!taken) return seeOther(`${routes.desk}?said=none-left`);
  return seeOther(deskEnquiryPath(taken.reference));
});

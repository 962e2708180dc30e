import { seeOther, withMember } from '#lib/desk/access';
import { assignNext } from '#lib/desk/assign-next';
import { replySuccess } from '#lib/intake/reply';
import { deskEnquiryPath, routes } from '#lib/routes';

/** Gives the member the first that nobody has, and opens it. */
export const POST = withMember(async (visit) => {
  const taken = await assignNext(visit);
  if (!visit.plain) return replySuccess(taken ? 'Taken' : 'Nobody is left', taken ?? {});
  if (!taken) return seeOther(`${routes.desk}?said=none-left`);
  return seeOther(deskEnquiryPath(taken.reference));
});

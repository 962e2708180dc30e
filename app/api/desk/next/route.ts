import { seeOther, withMember } from '#lib/desk/access';
import { assignNext } from '#lib/desk/assign-next';
import { line } from '#lib/forms/sanitize';
import { readBody } from '#lib/intake/body';
import { replySuccess } from '#lib/intake/reply';
import { deskEnquiryPath, routes } from '#lib/routes';

/** Gives the member the first that nobody has, and opens it. */
export const POST = withMember(async (visit) => {
  const read = await readBody(visit.request);
  const shown = 'ok' in read ? line(read.ok.fields.reference) : '';
  const taken = await assignNext(visit, shown || undefined);
  if (!visit.plain) return replySuccess(taken ? 'Taken' : 'Nobody is left', taken ?? {});
  if (!taken) return seeOther(`${routes.desk}?said=none-left`);
  return seeOther(deskEnquiryPath(taken.reference));
});

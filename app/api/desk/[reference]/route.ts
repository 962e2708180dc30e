import { enquiryPage } from '#app/desk/[reference]/enquiry';
import {
  hasRecentSignIn,
  notFound,
  requireRecentSignIn,
  seeOther,
  type Visit,
  withMember,
} from '#lib/desk/access';
import { actAtDesk, type Done } from '#lib/desk/act';
import { openEnquiry } from '#lib/desk/open-enquiry';
import { readFields, textOf } from '#lib/desk/sign-in-http';
import { clearUnsentForm } from '#lib/desk/unsent-form';
import { type HttpError, httpError } from '#lib/intake/http-error';
import { replyError, replySuccess } from '#lib/intake/reply';
import { deskEnquiryPath } from '#lib/routes';

/** Whatever is done to an enquiry: once, by the version of the page it was read from. */
export const POST = withMember(async (visit) => {
  const read = await readFields(visit.request);
  if ('error' in read) return replyError(read.error);
  const { fields } = read.ok;
  const here = { ...visit, plain: read.ok.plain };
  const found = await openEnquiry(here);
  if ('answer' in found) return found.answer;
  if (textOf(fields, 'action') === 'erase' && !hasRecentSignIn(visit)) {
    return requireRecentSignIn(here, `${deskEnquiryPath(found.reference)}#erase`);
  }
  const done = await actAtDesk(here, found, fields);
  return here.plain ? asPage(here, done) : asJson(done);
});

async function asPage(visit: Visit, done: Done): Promise<Response> {
  if ('gone' in done) return notFound(visit.request);
  if ('to' in done) return seeOther(done.to, clearUnsentForm(visit.request, visit.site));
  const { enquiry, status, rejected } = done;
  return enquiryPage(visit, enquiry, { status, rejected });
}

function asJson(done: Done): Response {
  if ('gone' in done) return replyError(httpError(404, 'Not found').error);
  if ('to' in done) return replySuccess('Kept', done.answer);
  const { status, rejected } = done;
  const error: HttpError = {
    status,
    message: [rejected.title.replace(/\.$/, ''), rejected.text].filter(Boolean).join('. '),
    errors: rejected.errors,
  };
  return replyError(error);
}

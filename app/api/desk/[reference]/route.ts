import { enquiryPage } from '#app/desk/[reference]/enquiry';
import { type Done, doAtDesk } from '#lib/desk/act';
import { confirmAgain, isFresh, nothingHere, seeOther, signedIn, type Visit } from '#lib/desk/door';
import { readFields, textOf } from '#lib/desk/entrance';
import { openEnquiry } from '#lib/desk/open-enquiry';
import { type Refusal, refuse } from '#lib/intake/refusal';
import { replyRefusal, replySuccess } from '#lib/intake/reply';
import { deskEnquiryPath } from '#lib/routes';

/** Whatever is done to an enquiry: once, by the version of the page it was read from. */
export const POST = signedIn(async (visit) => {
  const read = await readFields(visit.request);
  if ('refused' in read) return replyRefusal(read.refused);
  const { fields } = read.ok;
  const here = { ...visit, plain: read.ok.plain };
  const found = await openEnquiry(here);
  if ('answer' in found) return found.answer;
  if (textOf(fields, 'action') === 'erase' && !isFresh(visit)) {
    return confirmAgain(here, `${deskEnquiryPath(found.reference)}#erase`);
  }
  const done = await doAtDesk(here, found, fields);
  return here.plain ? asPage(here, done) : asJson(done);
});

async function asPage(visit: Visit, done: Done): Promise<Response> {
  if ('gone' in done) return nothingHere(visit.request);
  if ('to' in done) return seeOther(done.to);
  const { enquiry, status, mending } = done;
  return enquiryPage(visit, enquiry, { status, mending });
}

function asJson(done: Done): Response {
  if ('gone' in done) return replyRefusal(refuse(404, 'Not found').refused);
  if ('to' in done) return replySuccess('Kept', done.answer);
  const { status, mending } = done;
  const refusal: Refusal = { status, message: mending.text ?? mending.title, errors: mending.errors };
  return replyRefusal(refusal);
}


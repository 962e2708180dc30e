import { createElement } from 'react';
import { draw } from '#app/desk/render-desk-page';
import { ResumePage } from '#components/applications/desk-resume';
import { deskEnquiryPath } from '#data/addresses/desk-routes';
import { openEnquiry } from '#lib/desk/actions/enquiry';
import { deskOf } from '#lib/desk/views/desk';
import { resumeView } from '#lib/desk/views/resume';
import { notOnDesk, withMember } from '#lib/staff/http/access';
import { nameShown } from '#lib/staff/words';

/** The text of the resume, however long the reading takes within its limits. */
export const GET = withMember(async (visit) => {
  const found = await openEnquiry(visit);
  if ('answer' in found) return found.answer;
  const { store } = visit.site;
  const [{ files }, desk] = await Promise.all([store.findRelations(found.id), deskOf(visit)]);
  const [file] = files;
  if (!file) return notOnDesk('There is no resume', 'Nobody sent one, or it was erased.');
  const resume = await resumeView(store, file, found.reference);
  const page = createElement(ResumePage, {
    desk,
    name: nameShown(found.name),
    reference: found.reference,
    href: deskEnquiryPath(found.reference),
    isDone: found.state === 'done',
    resume,
  });
  const isBusy = resume.text.state === 'later';
  const answer = await draw(`Resume of ${nameShown(found.name)}`, page, isBusy ? 503 : 200);
  if (isBusy) answer.headers.set('retry-after', '5');
  return answer;
});

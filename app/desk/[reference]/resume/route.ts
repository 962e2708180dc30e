import { resumePage } from '#app/desk/[reference]/resume/page-view';
import { noteTaken } from '#lib/applications/actions';
import { busyWords, sendResume } from '#lib/applications/http/download';
import { openEnquiry } from '#lib/desk/actions/enquiry';
import { notFound, refusalPage, withMember } from '#lib/staff/http/access';

export const GET = withMember(async (staffRequest) => {
  const found = await openEnquiry(staffRequest);
  if ('answer' in found) return found.answer;
  const { store } = staffRequest.context;
  const { files } = await store.findRelations(found.id);
  const [file] = files;
  if (!file) return notFound(staffRequest.request);
  if (file.held !== undefined) {
    // A file that may do harm needs a second click, on a button that names the danger.
    if (staffRequest.url.searchParams.get('anyway') !== 'yes')
      return resumePage(staffRequest, found, file, { isAsked: true });
    // Before the first byte leaves: who took it is known whatever it does.
    await noteTaken(staffRequest, found.id, file.held);
  }
  const answer = await sendResume(staffRequest.request, store, file);
  if (answer) return answer;
  return new Response(await refusalPage(...busyWords), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '10' },
  });
});

import { busyWords, sendResume } from '#lib/applications/http/download';
import { openEnquiry } from '#lib/desk/actions/enquiry';
import { notFound, refusalPage, withMember } from '#lib/staff/http/access';

export const GET = withMember(async (visit) => {
  const found = await openEnquiry(visit);
  if ('answer' in found) return found.answer;
  const { store } = visit.site;
  const { files } = await store.findRelations(found.id);
  const [file] = files;
  if (!file) return notFound(visit.request);
  const answer = await sendResume(visit.request, store, file);
  if (answer) return answer;
  return new Response(await refusalPage(...busyWords), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '10' },
  });
});

import { resumePage } from '#app/desk/[reference]/resume/page-view';
import { openEnquiry } from '#lib/desk/actions/enquiry';
import { notOnDesk, withMember } from '#lib/staff/http/access';

export const GET = withMember(async (staffRequest) => {
  const found = await openEnquiry(staffRequest);
  if ('answer' in found) return found.answer;
  const { files } = await staffRequest.context.store.findRelations(found.id);
  const [file] = files;
  if (!file) return notOnDesk('There is no resume', 'None was sent, or it was erased.');
  return resumePage(staffRequest, found, file);
});

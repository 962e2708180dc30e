import { pictureOf } from '#lib/applications/views';
import { openEnquiry } from '#lib/desk/actions/enquiry';
import { notFound, withMember } from '#lib/staff/http/access';

export const GET = withMember(async (staffRequest) => {
  const found = await openEnquiry(staffRequest);
  if ('answer' in found) return found.answer;
  const { store } = staffRequest.context;
  const { files } = await store.findRelations(found.id);
  const [file] = files;
  const page = Number(staffRequest.params.page);
  if (!file || !Number.isInteger(page) || page < 1) return notFound(staffRequest.request);
  const picture = await pictureOf(store, file, page);
  if (picture === undefined) return notFound(staffRequest.request);
  if (picture === 'busy')
    return new Response(null, { status: 503, headers: { 'retry-after': '5' } });
  return new Response(Buffer.from(picture), {
    headers: {
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
});

import { notFound, withMember } from '#lib/desk/access';
import { openEnquiry } from '#lib/desk/open-enquiry';

/** Always a download of bytes: whatever it holds, no browser shows or runs it here. */
export const GET = withMember(async (visit) => {
  const found = await openEnquiry(visit);
  if ('answer' in found) return found.answer;
  const { files } = await visit.site.store.findRelations(found.id);
  const file = files[0] && (await visit.site.store.findFile(files[0].id));
  if (!file) return notFound(visit.request);
  const plainName = file.name.replaceAll(/[^\w.-]+/g, '-');
  return new Response(new Uint8Array(file.data), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-length': String(file.size),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
});

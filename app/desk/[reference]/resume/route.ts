import { refusalPage } from '#lib/server/desk/desk-page-template';
import { openEnquiry } from '#lib/server/desk/enquiry/open-enquiry';
import { notFound, withMember } from '#lib/server/desk/sign-in/access';
import { sendDownload } from '#lib/server/downloads/download';

/** Always a download of bytes: whatever it holds, no browser shows or runs it here. */
export const GET = withMember(async (visit) => {
  const found = await openEnquiry(visit);
  if ('answer' in found) return found.answer;
  const { store } = visit.site;
  const { files } = await store.findRelations(found.id);
  const [file] = files;
  if (!file) return notFound(visit.request);
  const plainName = file.name.replaceAll(/[^\w.-]+/g, '-');
  const answer = await sendDownload(visit.request, {
    size: file.size,
    read: (from, length) => store.filePart(file.id, from, length),
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
  if (answer) return answer;
  const page = refusalPage(
    'Many people are downloading files just now',
    'Try again in a few seconds.',
  );
  return new Response(page, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '10' },
  });
});

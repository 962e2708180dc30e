import { sendDownload } from '#lib/server/downloads/download';
import type { LeadFile } from '#lib/server/store/leads/lead-relations';
import type { Store } from '#lib/server/store/store';

/** Always a download of bytes: whatever it holds, no browser shows or runs it here. */
export function sendResume(
  request: Request,
  store: Pick<Store, 'filePart'>,
  { id, name, size }: LeadFile,
): Promise<Response | undefined> {
  const plainName = name.replaceAll(/[^\w.-]+/g, '-');
  return sendDownload(request, {
    size,
    read: (from, length) => store.filePart(id, from, length),
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

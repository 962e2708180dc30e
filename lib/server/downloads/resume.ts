import { sendDownload } from '#lib/server/downloads/download';
import type { LeadFile } from '#lib/server/store/leads/leads';
import type { Store } from '#lib/server/store/store';

/** Always a download of bytes: whatever it holds, no browser shows or runs it here. */
export function sendResume(
  request: Request,
  store: Pick<Store, 'filePart'>,
  file: LeadFile,
): Promise<Response | undefined> {
  const { name } = file;
  const plainName = name.replaceAll(/[^\w.-]+/g, '-');
  const named = `filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return send(request, store, file, named);
}

/** To an employer: people name the file after themselves, so it is named after the card that was pressed. */
export const sendResumeUnnamed = (
  request: Request,
  store: Pick<Store, 'filePart'>,
  file: LeadFile,
  opaque: string,
): Promise<Response | undefined> =>
  send(request, store, file, `filename="resume-${opaque}.${extensionOf(file)}"`);

/** The type was found by the content; a name may say anything. */
function extensionOf({ type }: LeadFile): string {
  if (type === 'application/msword') return 'doc';
  return type.includes('wordprocessingml') ? 'docx' : 'pdf';
}

function send(
  request: Request,
  store: Pick<Store, 'filePart'>,
  { id, size }: LeadFile,
  named: string,
): Promise<Response | undefined> {
  return sendDownload(request, {
    size,
    read: (from, length) => store.filePart(id, from, length),
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; ${named}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

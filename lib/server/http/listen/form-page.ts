/** A form that a page answers with another page: nothing is stored, so the answers go on in the query. */
import type { IncomingMessage } from 'node:http';
import { testPaperOf, testResultPath } from '#lib/shared/addresses/routes';

/** Twelve letters take less than 100 bytes, and 2 KB in parts of a multipart form; what is longer is no paper. */
const mostBytes = 4_096;

/** Whether a POST to this address is answered with a page. */
export const isFormPage = (path: string): boolean => testPaperOf(path) !== undefined;

/** Turns the post of a filled paper into a read of its result; false when its body is too long. */
export async function toResultRead(request: IncomingMessage, path: string): Promise<boolean> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return false;
    chunks.push(chunk);
  }
  const typed = await entriesOf(Buffer.concat(chunks), request.headers['content-type'] ?? '');
  const letters = new URLSearchParams();
  for (const [name, value] of typed) {
    if (/^q\d{1,2}$/.test(name) && typeof value === 'string' && /^[a-d]$/.test(value)) {
      letters.set(name, value);
    }
  }
  request.method = 'GET';
  request.url = `${testResultPath(Number(testPaperOf(path)))}?${letters}`;
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) {
    delete request.headers[name];
  }
  return true;
}

async function entriesOf(body: Buffer, type: string): Promise<Iterable<[string, unknown]>> {
  if (!/^\s*multipart\//i.test(type)) return new URLSearchParams(body.toString());
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  return form.formData().catch(() => []);
}

/** A form that a page answers with another page: nothing is stored, so the answers go on in the query. */
import type { IncomingMessage } from 'node:http';
import { testPaperOf, testResultPath } from '#lib/routes';

/** Twelve letters take less than 100 bytes; what is longer is no paper. */
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
  const typed = new URLSearchParams(Buffer.concat(chunks).toString());
  const letters = new URLSearchParams();
  for (const [name, value] of typed) {
    if (/^q\d{1,2}$/.test(name) && /^[a-d]$/.test(value)) letters.set(name, value);
  }
  request.method = 'GET';
  request.url = `${testResultPath(Number(testPaperOf(path)))}?${letters}`;
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) {
    delete request.headers[name];
  }
  return true;
}

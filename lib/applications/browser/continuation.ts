/** The calls of an application on its way to another phone; none of them throws. */

import {
  apiRoutes,
  applyJobsPath,
  continuationCall,
  continuationMark,
  continuationStateHeader,
} from '#data/addresses/routes';
import type { Draft } from '#lib/applications/browser/draft';
import { newPatience, type Upload, upload } from '#lib/applications/browser/upload';

export interface Uploaded {
  readonly id: string;
  /** ISO 8601. */
  readonly expires: string;
}

interface Sending extends Pick<Upload, 'onProgress' | 'onWait'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly key: string;
}

/** Before each further try of a download for which there was no place. */
const pausesMs = [2_000, 5_000, 10_000, 20_000, 30_000];
/** While nothing comes: longer than a download waits for its place. */
const silentSeconds = 60;

/** The answer, or the status of an HTTP error; 0 where no answer came after all tries. */
export async function sendSealed({ bytes, key, ...rest }: Sending): Promise<Uploaded | number> {
  const { status, responseText } = await upload({
    path: apiRoutes.continuation,
    headers: { 'content-type': 'application/octet-stream', 'idempotency-key': key },
    body: () => bytes,
    ...rest,
  });
  return status >= 200 && status < 300 ? JSON.parse(responseText) : status;
}

/** The ciphertext, or the status of an HTTP error after all tries; 0 where the line was lost on the way. */
export async function download(
  id: string,
  onBusy: () => void,
): Promise<Uint8Array<ArrayBuffer> | number> {
  for (let failures = 0; ; failures += 1) {
    const answer = await fetchOnce(id);
    const pause = pausesMs[failures];
    // Many fetch theirs at this moment: a place is free soon.
    if (typeof answer !== 'number' || answer !== 503 || pause === undefined) return answer;
    onBusy();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** As long as it moves. What breaks off half way is no whole: the browser knows the length from the answer's head. */
async function fetchOnce(id: string): Promise<Uint8Array<ArrayBuffer> | number> {
  const control = new AbortController();
  const patience = newPatience(silentSeconds, () => control.abort());
  try {
    const { signal } = control;
    const answer = await fetch(continuationCall(id), { cache: 'no-store', signal });
    if (!answer.ok) return answer.status;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body?.getReader();
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      pieces.push(read.value);
      patience.renew(silentSeconds);
    }
    return new Uint8Array(await new Blob(pieces).arrayBuffer());
  } catch {
    return 0;
  } finally {
    patience.end();
  }
}

/** 'ended' where nothing is known of it any more; undefined where nobody answered. */
export async function stateOf(id: string): Promise<string | undefined> {
  try {
    const answer = await fetch(continuationCall(id), { method: 'HEAD', cache: 'no-store' });
    if (answer.status !== 200 && answer.status !== 404) return undefined;
    return answer.headers.get(continuationStateHeader) ?? 'ended';
  } catch {
    return undefined;
  }
}

/** Whether it is deleted now; `taken`: it came here whole. */
export async function end(id: string, why: 'taken' | 'deleted'): Promise<boolean> {
  try {
    const query = why === 'taken' ? '?state=taken' : '';
    const { ok, status } = await fetch(`${continuationCall(id)}${query}`, { method: 'DELETE' });
    return ok || status === 404;
  } catch {
    return false;
  }
}

export interface Bundle {
  readonly draft: Draft;
  readonly file?: File;
}

interface Head {
  readonly version: 1;
  readonly draft: Draft;
  readonly file?: { readonly name: string; readonly type: string };
}

const lengthBytes = 4;

export async function pack({ draft, file }: Bundle): Promise<Uint8Array<ArrayBuffer>> {
  const head: Head = {
    version: 1,
    draft,
    ...(file && { file: { name: file.name, type: file.type } }),
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const length = new Uint8Array(lengthBytes);
  new DataView(length.buffer).setUint32(0, text.length);
  const blob = new Blob([length, text, ...(file ? [file] : [])]);
  return new Uint8Array(await new Response(blob).arrayBuffer());
}

/** Undefined where the bytes are none of ours. */
export function unpack(bytes: Uint8Array<ArrayBuffer>): Bundle | undefined {
  try {
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
    const end = lengthBytes + length;
    const head: Head = JSON.parse(new TextDecoder().decode(bytes.subarray(lengthBytes, end)));
    if (head.version !== 1 || !Number.isInteger(head.draft.step)) return undefined;
    const { draft, file } = head;
    if (!file) return { draft };
    return { draft, file: new File([bytes.subarray(end)], file.name, { type: file.type }) };
  } catch {
    return undefined;
  }
}

/** Closes what goes to another phone: AES-GCM with a fresh key of 256 bits (NIST SP 800-38D), the nonce before the ciphertext. */

const nonceBytes = 12;
const algorithm = 'AES-GCM';

export interface Sealed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** For the link alone: 43 letters of base64url. */
  readonly key: string;
}

/** Browsers encrypt on secure pages only. */
export const canSeal = () => globalThis.crypto?.subtle !== undefined;

export async function seal(plain: Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const raw = crypto.getRandomValues(new Uint8Array(32));
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const closed = await crypto.subtle.encrypt(
    { name: algorithm, iv: nonce },
    await keyOf(raw, 'encrypt'),
    plain,
  );
  const bytes = new Uint8Array(nonceBytes + closed.byteLength);
  bytes.set(nonce);
  bytes.set(new Uint8Array(closed), nonceBytes);
  return { bytes, key: toBase64Url(raw) };
}

/** Undefined where the key is not that of these bytes, or either is not whole. */
export async function unseal(
  bytes: Uint8Array<ArrayBuffer>,
  key: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const nonce = bytes.subarray(0, nonceBytes);
    const closed = bytes.subarray(nonceBytes);
    const opened = await crypto.subtle.decrypt(
      { name: algorithm, iv: nonce },
      await keyOf(fromBase64Url(key), 'decrypt'),
      closed,
    );
    return new Uint8Array(opened);
  } catch {
    return undefined;
  }
}

const keyOf = (raw: Uint8Array<ArrayBuffer>, use: KeyUsage) =>
  crypto.subtle.importKey('raw', raw, algorithm, false, [use]);

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

export interface ContinuationLink {
  readonly id: string;
  readonly key: string;
}

export const continuationLink = (origin: string, { id, key }: ContinuationLink) =>
  `${origin}${applyJobsPath}#${continuationMark}${id}.${key}`;

/** Id and key have fixed lengths: a link that lost its end is distinguished from a wrong one. What a mail program took for more of it is not. */
const whole = /^([\w-]{22})\.([\w-]{43})(?![\w-])/;

/** `cut` for one that is not whole; undefined for a fragment that is none. */
export function linkIn(hash: string): ContinuationLink | 'cut' | undefined {
  const mark = `#${continuationMark}`;
  if (!hash.startsWith(mark)) return undefined;
  const [, id, key] = whole.exec(hash.slice(mark.length)) ?? [];
  return id && key ? { id, key } : 'cut';
}

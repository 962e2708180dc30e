/** Reads posted bodies within their limit, and checks origin and type. */
import { TextDecoder } from 'node:util';
import type { Env } from '#lib/platform/config/env';
import type { StoredFile } from '#lib/platform/files/schema';
import { type HttpError, httpError, type Result } from '#lib/platform/http/intake/reply';
import { asJson, own } from '#lib/platform/values/text';

export type Fields = Readonly<Record<string, unknown>>;

export interface Body {
  readonly fields: Fields;
  readonly plain: boolean;
  readonly file?: StoredFile;
}

/** The limit of all fields of one message together. */
export const limitBytes = 64 * 1024;
export const tooLarge = httpError(413, 'That is more than we can take in one message.').error;

export async function readBody(request: CallRequest): Promise<Result<Body>> {
  const type = mediaType(request);
  const read = own(readers, type);
  if (!read) return httpError(415, 'Please send this as JSON or as a form.');
  const raw = await readBytes(request, limitBytes);
  if (raw === undefined) return { error: tooLarge };
  const fields = await read(raw, request);
  if (fields === undefined) return { error: malformed };
  return { ok: { fields, plain: type !== 'application/json' } };
}

/** Whether the sender is a page without script, as far as the headers tell. */
export const isPlainPost = (request: CallRequest) =>
  own(readers, mediaType(request)) !== undefined && mediaType(request) !== 'application/json';

/** Whether a page is expected, before the body is read: a script may post a form too, but only a page asks for HTML. */
export const asksForPage = (request: CallRequest) =>
  isPlainPost(request) && /\btext\/html\b/.test(request.headers.get('accept') ?? '');

export const malformed: HttpError = httpError(400, 'That message could not be read.').error;

export function mediaType(request: CallRequest): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** `undefined` for more than `most` bytes: the rest of them stays in the body. */
export async function readBytes(request: CallRequest, most: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  const { body } = request;
  if (Buffer.isBuffer(body)) return body.length > most ? undefined : body;
  const chunks: Uint8Array[] = [];
  const size = await readUpTo(most, body, (chunk) => chunks.push(chunk));
  return size > most ? undefined : Buffer.concat(chunks);
}

/** Gives the bytes read, more than `most` where it stopped; `for await` would break the connection there. */
async function readUpTo(
  most: number,
  body: Request['body'],
  take: (chunk: Uint8Array) => unknown,
): Promise<number> {
  const reader = body?.getReader();
  let size = 0;
  try {
    while (reader && size <= most) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size <= most) take(value);
    }
    return size;
  } finally {
    reader?.releaseLock();
  }
}

const readers: Record<
  string,
  (raw: Uint8Array, request: CallRequest) => Promise<Fields | undefined> | Fields | undefined
> = {
  'application/json': readJson,
  'application/x-www-form-urlencoded': (raw) =>
    fieldsFrom(new URLSearchParams(new TextDecoder().decode(raw))),
  'multipart/form-data': readMultipart,
};

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function readJson(raw: Uint8Array): Fields | undefined {
  try {
    return fieldsIn(strictUtf8.decode(raw));
  } catch {
    return undefined;
  }
}

/** The fields of a JSON object; `undefined` where it is none. One nested too deep is empty: nobody typed it. */
export function fieldsIn(json: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const fields = Object.entries(value);
    return Object.fromEntries(fields.map(([name, each]) => [name, isWritable(each) ? each : '']));
  } catch {
    return undefined;
  }
}

const isWritable = (value: unknown) => typeof value !== 'object' || asJson(value) !== '';

async function readMultipart(raw: Uint8Array, request: CallRequest): Promise<Fields | undefined> {
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const form = await new Response(Buffer.from(raw), { headers }).formData();
    const texts = [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return fieldsFrom(texts);
  } catch {
    return undefined;
  }
}

/** A name that came once is a text, one that came more often a list. */
export function fieldsFrom(entries: Iterable<[string, string]>): Fields {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of entries) {
    const before = fields.get(name);
    if (before === undefined) fields.set(name, value);
    else if (typeof before === 'string') fields.set(name, [before, value]);
    else before.push(value);
  }
  return Object.fromEntries(fields);
}

/** It is the web's own request, or one whose body is here already. */
export interface CallRequest {
  readonly url: string;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: Request['body'] | Buffer<ArrayBuffer>;
}

/** A post from another site's page is refused; a client that says nothing of its origin is taken. */
export function checkOrigin(request: CallRequest, env: Env): HttpError | undefined {
  const { error } = httpError(403, 'This form can only be sent from our own pages.');
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite === 'same-origin' || fetchSite === 'none') return undefined;
  if (fetchSite === 'cross-site') return error;
  const origin = request.headers.get('origin');
  if (origin === null) return fetchSite === null ? undefined : error;
  const ours = [env.origin, `http://${request.headers.get('host')}`];
  if (env.mode === 'public') ours.pop();
  return ours.includes(origin) ? undefined : error;
}

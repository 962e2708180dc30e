/**
 * A post of somebody whose session has ended is stored by nobody but the browser that sent it: sealed in a cookie, it waits
 * for the sign-in, and is in its form again afterwards.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { deskCalls } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import type { AppContext } from '#lib/platform/context';
import { type Fields, readBody } from '#lib/platform/http/intake/body';
import { cut } from '#lib/platform/values/text';
import { readCookie, writeCookie } from '#lib/staff/credentials';

/** Required again: what confirms an erasure, a spent code, and the version, which the page knows by then. */
const forgotten = new Set(['confirm', 'code', 'token', 'version', 'person', 'who', 'asked']);
/** Without anything beside them nothing was typed. */
const bare = new Set(['action', 'back', 'sift', 'list', 'id', 'key', 'kind', 'show']);

type Values = Readonly<Record<string, string | readonly string[]>>;

interface UnsentForm {
  readonly page: string;
  readonly typed: Readonly<Record<string, string>>;
  /** All of it, as a post brings it. */
  readonly fields: Values;
}

const maxAgeSeconds = 60 * 60;
/** The head of the answer that sets it has 4 KB in all (contract: Statuses), of which others take up to 1.7. */
const mostCharacters = 2_300;
/** No form of the desk is longer; a sealed text is ours, and its size is known before it is unpacked. */
const mostInflated = 32 * 1024;
/** Strangers post here as well: the stored size, and the work of packing it, is limited in advance. */
const mostPage = 200;
const mostTyped = 2000;
const mostNames = 60;
const mostValues = 200;
const mostOfAll = 8_000;

/** The page on which the form of a call is; undefined where it has none of its own. */
export function pageOfCall(path: string): string | undefined {
  const page = path.replace('/api/', '/');
  const isOwn = (Object.values(deskCalls) as string[]).includes(path);
  return isOwn && !(Object.values(routes) as string[]).includes(page) ? undefined : page;
}

/** The page that the form of a call is on, where its fields say so. */
export type PageOfFields = (fields: Fields, url: URL) => string;

/** Where the form of this post is, and the cookie for what it says; none where nothing was typed, chosen or ticked. */
export async function saveUnsentForm(
  request: Request,
  context: AppContext,
  pageOfFields?: PageOfFields,
): Promise<{ readonly back: string; readonly cookie?: string | undefined }> {
  const url = new URL(request.url);
  const page = pageOfCall(url.pathname);
  if (!page && !pageOfFields) return { back: routes.desk };
  const read = await readBody(request);
  const back =
    pageOfFields && 'ok' in read ? pageOfFields(read.ok.fields, url) : (page ?? routes.desk);
  if ('error' in read || back.length > mostPage) return { back: page ?? routes.desk };
  return { back, cookie: await cookieOf(new URL(back, url).pathname, read.ok.fields, context) };
}

async function cookieOf(
  page: string,
  typed: Fields,
  context: AppContext,
): Promise<string | undefined> {
  let unsent = { page, fields: within(typed) };
  if (Object.keys(unsent.fields).every((name) => bare.has(name))) return undefined;
  const key = await keyOf(context);
  let encrypted = encrypt(unsent, key);
  // Two thousand characters of any language fit; what hardly is language is cut, the longest first.
  while (encrypted.length > mostCharacters) {
    const shorter = withoutLongest(unsent.fields);
    if (!shorter) return undefined;
    unsent = { page, fields: shorter };
    encrypted = encrypt(unsent, key);
  }
  return writeCookie('typed', encrypted, maxAgeSeconds, context.env);
}

function within(fields: Fields): Values {
  const unsent: Record<string, string | string[]> = {};
  let left = mostOfAll;
  for (const [name, value] of Object.entries(fields).slice(0, mostNames)) {
    if (forgotten.has(name) || name.length > 60) continue;
    const texts = [value].flat().slice(0, mostValues).map(textIn).filter(Boolean);
    const cutTexts = texts.map((text) => cut(text, Math.min(mostTyped, left)));
    left = Math.max(0, left - cutTexts.join('').length);
    const [only = '', ...more] = cutTexts;
    if (only !== '') unsent[name] = more.length > 0 ? cutTexts : only;
  }
  return unsent;
}

function withoutLongest(fields: Values): Values | undefined {
  const longest = Object.entries(fields).sort((one, other) => sizeOf(other) - sizeOf(one))[0];
  if (!longest || sizeOf(longest) < 20) return undefined;
  const [name, value] = longest;
  return { ...fields, [name]: value.slice(0, Math.floor(value.length * 0.8)) };
}

const sizeOf = ([, value]: [string, Values[string]]) => [value].flat().join('').length;

const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

export async function readUnsentForm(
  request: Request,
  page: string,
  context: AppContext,
): Promise<UnsentForm | undefined> {
  const encrypted = readCookie(request, 'typed', context.env);
  const unsent = encrypted ? decrypt(encrypted, await keyOf(context)) : undefined;
  if (unsent?.page !== page) return undefined;
  const once = Object.entries(unsent.fields).filter(([, value]) => typeof value === 'string');
  const typed = Object.fromEntries(once) as Record<string, string>;
  return { ...unsent, typed };
}

/** Once the form that waited for this page is stored, its cookie is cleared. */
export const clearUnsentForm = async (
  request: Request,
  page: string,
  context: AppContext,
): Promise<readonly string[]> =>
  (await readUnsentForm(request, page, context)) ? [writeCookie('typed', '', 0, context.env)] : [];

type UnsentFields = Pick<UnsentForm, 'page' | 'fields'>;

const keyOf = async ({ store }: Pick<AppContext, 'store'>) =>
  Buffer.from(await store.secret('desk-typed'), 'base64url');

function encrypt(form: UnsentFields, key: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const packed = deflateRawSync(JSON.stringify(form), { level: 9 });
  return Buffer.concat([iv, cipher.update(packed), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

function decrypt(encrypted: string, key: Buffer): UnsentFields | undefined {
  try {
    const bytes = Buffer.from(encrypted, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(-16));
    const packed = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: mostInflated }).toString());
  } catch {
    return undefined;
  }
}

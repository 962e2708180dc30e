/**
 * A post of somebody whose session has ended is kept by nobody but the browser that sent it: sealed in a cookie, it waits
 * for the sign-in, and stands in its form again afterwards.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { readCookie, writeCookie } from '#lib/server/desk/sign-in/cookies';
import { readBody } from '#lib/server/intake/body';
import type { Site } from '#lib/server/site';
import { actions } from '#lib/shared/enquiries/desk-actions';
import { cut } from '#lib/shared/forms/sanitize';

/** What of a form is worth keeping; an erasure is asked for anew. */
const names = ['note', 'again', 'again-other', 'to', 'outcome', 'link', 'notes'] as const;

export interface UnsentForm {
  /** Of the page that the form stands on. */
  readonly page: string;
  readonly action: string;
  readonly typed: Readonly<Record<string, string>>;
}

const maxAgeSeconds = 60 * 60;
/** Browsers keep cookies of 4,096 bytes, name and attributes included. */
const mostCharacters = 3_900;
/** No form of the desk is longer; a sealed text is ours, and its size is known before it is unpacked. */
const mostInflated = 32 * 1024;
/** Strangers post here as well: what is kept, and the work of packing it, is bounded before it begins. */
const mostPage = 200;
const mostTyped = 2000;

/** The cookie for what this post says; undefined where nothing was written by hand. */
export async function saveUnsentForm(
  request: Request,
  page: string,
  site: Site,
): Promise<string | undefined> {
  const read = await readBody(request);
  if ('error' in read || page.length > mostPage) return undefined;
  const { fields } = read.ok;
  const typed = Object.fromEntries(
    names
      .map((name) => [name, cut(textIn(fields[name]), mostTyped)] as const)
      .filter(([, text]) => text !== ''),
  );
  if (!typed.note && !typed.link && !typed.notes) return undefined;
  const key = await keyOf(site);
  const action = actions.find((each) => each === textIn(fields.action)) ?? '';
  let form: UnsentForm = { page, action, typed };
  let encrypted = encrypt(form, key);
  // Two thousand characters of any language fit; what hardly is language is cut.
  while (encrypted.length > mostCharacters) {
    const shorter = Object.entries(form.typed).map(([name, text]) => [
      name,
      text.slice(0, Math.floor(text.length * 0.8)),
    ]);
    form = { ...form, typed: Object.fromEntries(shorter) };
    encrypted = encrypt(form, key);
  }
  return writeCookie('typed', encrypted, maxAgeSeconds, site.env);
}

const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** What waits for this page in this browser. */
export async function readUnsentForm(
  request: Request,
  page: string,
  site: Site,
): Promise<UnsentForm | undefined> {
  const encrypted = readCookie(request, 'typed', site.env);
  const form = encrypted ? decrypt(encrypted, await keyOf(site)) : undefined;
  return form?.page === page ? form : undefined;
}

/** Once it is kept: nothing waits any more. Empty where this browser has none. */
export const clearUnsentForm = (request: Request, { env }: Site): readonly string[] =>
  readCookie(request, 'typed', env) ? [writeCookie('typed', '', 0, env)] : [];

const keyOf = async ({ store }: Pick<Site, 'store'>) =>
  Buffer.from(await store.secret('desk-typed'), 'base64url');

function encrypt(form: UnsentForm, key: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const packed = deflateRawSync(JSON.stringify(form), { level: 9 });
  return Buffer.concat([iv, cipher.update(packed), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

function decrypt(encrypted: string, key: Buffer): UnsentForm | undefined {
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

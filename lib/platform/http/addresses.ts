/**
 * The limits of an address before a page is looked for, the repairs of one that a mail program lengthened, and the one
 * origin of the site: a request by another name (`www`, a forgotten domain) is redirected to it.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { CachedResponse } from '#lib/platform/http/cache/cached-response';
import type { ErrorResponse } from '#lib/platform/http/intake/reply';

/** Longer than any address of ours; what repeats an address in its headers stays far below 4 KB. */
const mostTargetBytes = 2_048;

/** The status with which this request target (RFC 9112, 3.2) is refused, whatever is asked of it. */
export function refusedTarget(target: string): 404 | 414 | undefined {
  // Node reads each byte of the target as one character.
  if (target.length > mostTargetBytes) return 414;
  // Next's router would find another page at such a path than the tables of this site do.
  return hasSlashInName.test(target) ? 404 : undefined;
}

const hasSlashInName = /^[^?]*(?:%2f|%5c|\\)/i;

/**
 * The address without the signs behind it that no address of ours ends with: a sentence goes on after a link, and mail
 * programs take its full stop, bracket or an invisible letter for a part of it. Undefined where there are none.
 */
export function withoutTail(url: string): string | undefined {
  if (!mayHaveTail.test(url) || isTyped.test(url)) return undefined;
  let left = url;
  for (;;) {
    const last = lastSign.exec(left.slice(-longestSign))?.[0] ?? '';
    if (last === '?' || !isTail(last)) break;
    left = left.slice(0, -last.length);
  }
  if (left === url) return undefined;
  // Two slashes at the beginning would name another host.
  return `/${left.replace(/^\/+/, '')}`;
}

/** A value for a `Location` header: bytes that are not ASCII in percent-encoding. Undefined where it would be too long for a head of 4 KB. */
export function locationOf(address: string): string | undefined {
  const written = address.replaceAll(
    /[^\x21-\x7e]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return written.length > mostTargetBytes + 100 ? undefined : written;
}

/** Nearly every address ends with a letter or digit that is no percent-encoding: nothing more is done with it. */
const mayHaveTail = /[^\w/=-]$|%[\da-f]{2}$/i;

/** The last value of such a query is what somebody typed, and ends as it was typed. */
const isTyped = /[?&](?:q|who|name|to)=[^&]*$/;

/** One letter: percent-encoded as UTF-8, as raw bytes of UTF-8, or plain. */
const lastSign =
  /(?:%[c-f][\da-f](?:%[89ab][\da-f]){1,3}|%[0-7][\da-f]|[\xc0-\xff][\x80-\xbf]{1,3}|[^%])$/i;
const longestSign = 12;

/** Punctuation that ends or encloses, every kind of space, and what shows nothing. A raw question mark only begins an empty query. */
const tail =
  /^[.,;:!?)>\]}"'*\p{Pe}\p{Pf}\p{White_Space}\p{Default_Ignorable_Code_Point}\u0964\u2026\u3002\uff0c]$/u;

function isTail(sign: string): boolean {
  try {
    return tail.test(decodeURIComponent(encodeBytes(sign)));
  } catch {
    return false;
  }
}

const encodeBytes = (text: string) =>
  text.replaceAll(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);

/** Where a read belongs that came by another name; undefined where it may stay. `origin` is that of public mode. */
export function canonicalAddress(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  origin: string | undefined,
): string | undefined {
  if (!origin || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const asked = hostIn(headers.host);
  if (asked === undefined || asked === new URL(origin).hostname) return undefined;
  // Monitoring on this host uses its own address.
  if (asked === 'localhost' || isIP(asked.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  // An address that begins with two slashes names another host.
  return `${origin}/${url.replace(/^\/+/, '')}`;
}

function hostIn(host: string | undefined): string | undefined {
  const address = `http://${host}`;
  return host && URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** Features implement it: lib/start/address-rules.ts. `url` is the address as the request has it, with its query. */
export interface AddressRules {
  /** Why a call is refused before it is read; undefined where it exists and takes the method. */
  rejectApiCall(method: string, path: string): ErrorResponse | undefined;
  /** The page from which a call is posted, as a header can name it. */
  pageOfCall(path: string): string | undefined;
  /** A page that exists with some queries or settings alone, and not with these. `now` in epoch milliseconds. */
  isMissingPage(path: string, url: string, now: number): boolean;
  /** A page that is rendered when it is asked for, and read like one of the build. */
  isListed(path: string): boolean;
  /** Whether a POST to this address is answered with a page. */
  isFormPage(path: string): boolean;
  /** Turns such a POST into a read of the page; false where its body is too long. */
  toResultRead(request: IncomingMessage, path: string): Promise<boolean>;
  withChoice(page: CachedResponse, path: string, url: string): CachedResponse;
  /** A page was read: what it will need may be made ready. */
  noteRead(path: string): void;
  /** The page of a refusal needs the place of the form, and the language in which it was filled in. */
  refusal(path: string, headers: IncomingHttpHeaders): Refusal;
}

interface Refusal {
  readonly form?: string | undefined;
  /** The words of another language by status; undefined where there are none. */
  local?(status: number): LocalWords | undefined;
}

export interface LocalWords {
  readonly title?: string;
  readonly text?: string;
  readonly language: string;
  readonly open: string;
  readonly home: string;
}

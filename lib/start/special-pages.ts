/** The listener treats these pages apart: they exist only with some queries or settings, or show a chosen session or a filled paper. */

import type { IncomingMessage } from 'node:http';
import { routes, testPaperOf, testResultPath } from '#data/addresses/routes';
import { queryOf } from '#lib/catalogue/query';
import { quotationOf } from '#lib/catalogue/quotation';
import { isMissingCheckout } from '#lib/payments/rules/orders';
import { env } from '#lib/platform/config/env';
import {
  type CachedResponse,
  digestOf,
  encodedBodies,
  makeCachedResponse,
} from '#lib/platform/http/cache/cached-response';
import { compressFast } from '#lib/platform/http/cache/compress';
import { own } from '#lib/platform/values/own';
import { sessionInQuery } from '#lib/webinars/session-in-query';

/** Pages that only lead on, and what says where to; empty where there is nothing to lead to. */
const leadsOn = {
  [routes.community]: 'COMMUNITY_URL',
  [routes.webinar]: 'WEBINAR_FORM_URL',
} as const;

/** `url` as the request has it, `now` in epoch milliseconds. */
export function isMissingPage(path: string, url: string, now: number): boolean {
  if (isMissingCheckout(path, env())) return true;
  const address = own(leadsOn, path);
  if (address) return env()[address] === '';
  if (path !== routes.quotation) return false;
  const at = url.indexOf('?');
  const query = queryOf(new URLSearchParams(at < 0 ? '' : url.slice(at + 1)));
  return quotationOf(query, now) === 'unknown';
}

const list = /<select[^>]* name="session"[^>]*>.*?<\/select>/s;

/** The page as text with the session of `query` chosen; unchanged where it has no such list or session. */
function chooseInPage(html: string, query: string): string {
  const [options = ''] = list.exec(html) ?? [];
  const ids = [...options.matchAll(/<option value="([^"]+)"/g)].map(([, id = '']) => id);
  const chosen = sessionInQuery(query, ids);
  if (chosen === undefined || chosen === ids[0]) return html;
  const option = `<option value="${chosen}"`;
  return html.replace(options, options.replace(option, `${option} selected=""`));
}

/** A page offers eight sessions at most, and each version of it is compressed once. */
const made = new WeakMap<CachedResponse, Map<string, CachedResponse>>();

/** `url` as the request has it. */
export function withChosenSession(answer: CachedResponse, url: string): CachedResponse {
  const at = url.indexOf('?');
  const query = at < 0 ? '' : url.slice(at + 1);
  if (!query.includes('session=')) return answer;
  const html = answer.bodies.identity.bytes().toString();
  const page = chooseInPage(html, query);
  if (page === html) return answer;
  const [, session = ''] = /<option value="([^"]+)" selected=""/.exec(page) ?? [];
  const versions = made.get(answer) ?? new Map<string, CachedResponse>();
  made.set(answer, versions);
  const known = versions.get(session);
  if (known) return known;
  const identity = Buffer.from(page);
  const bodies = encodedBodies(identity.length, {
    br: compressFast(identity, 'br'),
    gzip: compressFast(identity, 'gzip'),
  });
  const { etag: _, vary: __, ...headers } = answer.headers;
  const { status, speculation } = answer;
  const version = makeCachedResponse(status, headers, bodies, digestOf(identity), speculation);
  versions.set(session, version);
  return version;
}

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

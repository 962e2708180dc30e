/** Features know pages that exist only with some queries or settings, or show a chosen session or a filled paper. */

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { deskCalls } from '#data/addresses/desk-routes';
import { onDemandPaths } from '#data/addresses/on-demand-pages';
import {
  apiRoutes,
  healthCheck,
  isJobHunt,
  jobHuntPath,
  paymentWebhook,
  practiceModuleOf,
  routes,
  searchCall,
  testPaperOf,
  testResultPath,
  webinarFeed,
} from '#data/addresses/routes';
import { jobHuntPages } from '#data/job-hunt/pages';
import { type PageLanguage, pageLanguages } from '#data/job-hunt/words';
import { refusalWords } from '#data/job-hunt-form/refusals';
import { enquiryForms, forms } from '#lib/accounts/forms/registry';
import { isAnnounced } from '#lib/batches/views/public';
import { queryOf } from '#lib/catalogue/rules/query';
import { quotationOf } from '#lib/catalogue/rules/quotation';
import { isMissingCheckout } from '#lib/payments/rules/orders';
import { env } from '#lib/platform/config/env';
import type { AddressRules, LocalWords } from '#lib/platform/http/addresses';
import {
  type CachedResponse,
  digestOf,
  encodedBodies,
  makeCachedResponse,
} from '#lib/platform/http/cache/cached-response';
import { compressFast } from '#lib/platform/http/cache/compress';
import type { ErrorResponse } from '#lib/platform/http/intake/reply';
import { processState } from '#lib/platform/values/process-state';
import { own } from '#lib/platform/values/text';
import { isSessionOver, sessionInQuery } from '#lib/webinars/rules/session-in-query';

/** Pages that only lead on, and what says where to; empty where there is nothing to lead to. */
const leadsOn = {
  [routes.community]: 'COMMUNITY_URL',
  [routes.webinar]: 'WEBINAR_FORM_URL',
} as const;

/** `url` as the request has it, `now` in epoch milliseconds. */
function isMissingPage(path: string, url: string, now: number): boolean {
  if (isMissingCheckout(path, env())) return true;
  const address = own(leadsOn, path);
  if (address) return env()[address] === '';
  if (path.startsWith(`${routes.practice}/`)) return practiceModuleOf(path) === undefined;
  if (path !== routes.quotation) return false;
  const at = url.indexOf('?');
  const query = queryOf(new URLSearchParams(at < 0 ? '' : url.slice(at + 1)));
  return quotationOf(query, now) === 'unknown';
}

const list = /<select[^>]* name="session"[^>]*>.*?<\/select>/s;

const hiddenNote = 'data-session-over="" hidden=""';
const shownNote = 'data-session-over=""';

/** The page as text with the session of `query` chosen; unchanged where it has no such list or session. */
function chooseInPage(html: string, query: string): string {
  const [options = ''] = list.exec(html) ?? [];
  const ids = [...options.matchAll(/<option value="([^"]+)"/g)].map(([, id = '']) => id);
  const chosen = sessionInQuery(query, ids);
  if (chosen === undefined) return html;
  const page = isSessionOver(query, ids) ? html.replaceAll(hiddenNote, shownNote) : html;
  if (chosen === ids[0]) return page;
  const option = `<option value="${chosen}"`;
  return page.replace(options, options.replace(option, `${option} selected=""`));
}

/** A page offers eight sessions at most, and each version of it is compressed once. */
const made = new WeakMap<CachedResponse, Map<string, CachedResponse>>();

function withChosenSession(answer: CachedResponse, url: string): CachedResponse {
  const at = url.indexOf('?');
  const query = at < 0 ? '' : url.slice(at + 1);
  if (!query.includes('session=')) return answer;
  const html = answer.bodies.identity.bytes().toString();
  const page = chooseInPage(html, query);
  if (page === html) return answer;
  const [, chosen = ''] = /<option value="([^"]+)" selected=""/.exec(page) ?? [];
  const session = `${chosen} ${page.includes(hiddenNote)}`;
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

const isFormPage = (path: string): boolean => testPaperOf(path) !== undefined;

/** Turns the post of a filled paper into a read of its result; false when its body is too long. */
async function toResultRead(request: IncomingMessage, path: string): Promise<boolean> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return false;
    chunks.push(chunk);
  }
  const typed = await entriesOf(Buffer.concat(chunks), request.headers['content-type'] ?? '');
  const answers = new URLSearchParams();
  for (const [name, value] of typed) {
    if (/^q\d{1,2}$/.test(name) && typeof value === 'string' && /^[a-d]$/.test(value)) {
      answers.set(name, value);
    }
  }
  request.method = 'GET';
  request.url = `${testResultPath(Number(testPaperOf(path)))}?${answers}`;
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

/** Undefined for any other form: those are asked in English alone. */
function refusedLanguage(
  path: string,
  { referer = '', 'accept-language': preferred = '' }: IncomingHttpHeaders,
): PageLanguage | undefined {
  if (path !== apiRoutes.saveProgress) return undefined;
  const from = URL.parse(referer)?.pathname;
  const first = preferred.trim().slice(0, 2).toLowerCase();
  return (
    pageLanguages.find((each) => jobHuntPath(each) === from) ??
    pageLanguages.find((each) => each === first) ??
    'en'
  );
}

function localWords(language: PageLanguage, status: number): LocalWords | undefined {
  const { open = '', of: texts } = refusalWords[language] ?? {};
  const refusal = texts?.[status];
  return refusal && { ...refusal, language, open, home: jobHuntPages[language].home };
}

export const addressRules: AddressRules = {
  rejectApiCall,
  pageOfCall,
  isMissingPage,
  isFormPage,
  toResultRead,
  isListed: (path) => onDemandPaths.includes(path) || isAnnounced(path),
  withChoice: (page, path, url) => (isJobHunt(path) ? withChosenSession(page, url) : page),
  noteRead(path) {
    if (path === routes.resume) processState.expectResume?.();
  },
  refusal(path, headers) {
    const language = refusedLanguage(path, headers);
    const isPaper = testPaperOf(path) !== undefined || practiceModuleOf(path) !== undefined;
    if (!language) return { form: formPageOf(path) ?? (isPaper ? path : undefined) };
    return { form: jobHuntPath(language), local: (status) => localWords(language, status) };
  },
};

export const postRoutes: readonly string[] = [
  ...new Set([...Object.values(apiRoutes), ...forms.map(({ action }) => action), paymentWebhook]),
];

const gets = [healthCheck, searchCall, webinarFeed, deskCalls.state];

const allowed = new Map<string, readonly string[]>([
  ...postRoutes.map((path) => [path, ['POST']] as const),
  ...gets.map((path) => [path, ['GET', 'HEAD']] as const),
]);

/** Calls whose address names what they are about; the names above come first. */
const patterns: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/api\/desk\/[^/]+$/, ['POST']],
  [/^\/api\/desk\/batches\/[^/]+$/, ['POST']],
  [/^\/api\/desk\/sessions\/[^/]+$/, ['POST']],
  [/^\/api\/desk\/vacancies\/[^/]+$/, ['POST']],
  [/^\/api\/continue\/[^/]+$/, ['GET', 'HEAD', 'DELETE']],
  [/^\/api\/enquiry\/[^/]+$/, ['POST']],
  [/^\/api\/enquiry\/[^/]+\/order$/, ['POST']],
  [/^\/api\/exam\/[^/]+$/, ['POST']],
  [/^\/api\/shortlist\/[^/]+$/, ['POST']],
  [/^\/api\/stop-mails\/[^/]+$/, ['POST']],
];

const methodsOf = (path: string) =>
  allowed.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1];

/** Why a call is refused before anybody looks at it; undefined when it is one of ours. */
export function rejectApiCall(method: string, path: string): ErrorResponse | undefined {
  const methods = methodsOf(path);
  if (!methods) return { status: 404, message: 'Not found' };
  if (methods.includes(method)) return undefined;
  return { status: 405, message: 'Method not allowed', headers: { allow: methods.join(', ') } };
}

const pages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(enquiryForms.map(({ form, page }) => [form.action, page])),
  [apiRoutes.continuation]: routes.applyJobs,
  [apiRoutes.resume]: routes.resume,
  [apiRoutes.verifyPayment]: routes.aiWebinarPayment,
  [apiRoutes.nextEdition]: routes.aiWebinarPayment,
  [apiRoutes.closedPaymentWindow]: routes.aiWebinarPayment,
  [apiRoutes.paymentFailureCheck]: routes.aiWebinarPayment,
  [deskCalls.signIn]: routes.deskSignIn,
  [deskCalls.enter]: routes.deskSignIn,
  [deskCalls.signOut]: routes.desk,
  [deskCalls.next]: routes.desk,
};

/** The form's page for calls with a fixed address. */
const formPageOf = (call: string): string | undefined => pages[call];

/** The page of any call that a form posts to, as a header can name it; ids in its address are taken over. */
function pageOfCall(call: string): string | undefined {
  const [, page] = /^\/api(\/(?:desk|enquiry|exam|shortlist|stop-mails)\/.+)$/.exec(call) ?? [];
  return pages[call] ?? page?.split('/').map(encodeURIComponent).join('/');
}

/** `POST /api/enquiry/{token}`: a plain form or JSON of whoever holds the link. */

import { inIndia } from '#lib/dates';
import { keptCookie } from '#lib/enquiries/kept-cookie';
import { enquiryToken, hashOf, isToken } from '#lib/enquiries/link';
import { acknowledge } from '#lib/enquiries/record';
import { changeByVisitor } from '#lib/enquiries/visitor';
import { readVisitorAction, type VisitorAction } from '#lib/enquiries/visitor-actions';
import { phoneDoubt } from '#lib/enquiries/visitor-phone';
import { wishWithHours } from '#lib/enquiries/wishes';
import { withdraw } from '#lib/enquiries/withdraw';
import { asksForPage, type Fields, isPlainPost, readBody } from '#lib/intake/body';
import { checkOrigin, checkRateLimit } from '#lib/intake/guard';
import {
  catchStoreUnavailable,
  type HttpError,
  httpError,
  type Result,
} from '#lib/intake/http-error';
import { withCookie } from '#lib/intake/received-cookie';
import { replyError, replySuccess, withErrorBoundary } from '#lib/intake/reply';
import { own } from '#lib/own';
import { site } from '#lib/site';
import type { Enquiry } from '#lib/store/enquiries';
import { enquiryPath, withdrawnPath } from '#lib/token-routes';

/** Draws the page of an enquiry with a rejection on it, or the page of a link that opens nothing. */
export type DrawRejection = (rejected: {
  readonly error: HttpError;
  readonly fields: Fields;
  readonly token: string;
  readonly enquiry: Enquiry | undefined;
}) => Promise<Response>;

const withdrawn = 'Withdrawn and erased. Nothing of it is left with us.';

const keptClosed =
  'Kept. Nothing more was open: our team reads this, and takes it up again where you need us.';

/** What was kept just now, as the enquiry has it; undefined where there is no such thing to keep. */
export function keptText(action: string, enquiry: Enquiry, now: number): string | undefined {
  const { wish, phone, state } = enquiry;
  const end = phone.replaceAll(/\D/g, '').slice(-2);
  const doubt = phoneDoubt(phone);
  const call = end ? `We call the number that ends in ${end}` : 'We call';
  const texts: Readonly<Record<string, string | undefined>> = {
    wish: wish && `${call}, ${wishWithHours(wish)}.`,
    phone: `${call}.${doubt ? ` It ${doubt}` : ''}`,
    note: 'We read it before we call.',
  };
  const text = own(texts, action);
  if (text && state === 'done') return keptClosed;
  return text && ['Kept.', text, ...promiseText(enquiry, now)].join(' ');
}

/** Nothing of a promise that is kept or closed. */
function promiseText({ state, keptAt, promisedBy }: Enquiry, now: number): string[] {
  if (state === 'done' || keptAt !== undefined) return [];
  const by = inIndia(promisedBy);
  return [
    now > promisedBy
      ? `We promised to call by ${by}, and are late.`
      : `The promise stays as it was: we call by ${by}.`,
  ];
}

/** 200 or 303; 403, 404, 422, 429, 503. */
export function receiveVisitorAction(draw: DrawRejection) {
  return (request: Request, token: string) =>
    withErrorBoundary(async () => {
      let fields: Fields = {};
      let plain = asksForPage(request);
      let enquiry: Enquiry | undefined;
      const outcome = await catchStoreUnavailable(async () => {
        const error = checkOrigin(request, site().env);
        if (error) return { error };
        enquiry = await findByToken(token);
        if (!enquiry) return unknownLink;
        const tooMany = await limited(request);
        if (tooMany) return { error: tooMany };
        const read = await readBody(request);
        if ('error' in read) return read;
        ({ fields, plain } = read.ok);
        return work(enquiry, fields);
      });
      if ('ok' in outcome)
        return plain ? seeOther(token, outcome.ok) : replyDone(token, outcome.ok);
      if (!plain && !isPlainPost(request)) return replyError(outcome.error);
      return draw({ error: outcome.error, fields, token, enquiry });
    })(request);
}

const unknownLink = httpError(404, 'This link opens nothing.');

export async function findByToken(token: string): Promise<Enquiry | undefined> {
  if (!isToken(token)) return undefined;
  const enquiry = await site().store.findEnquiryByToken(hashOf(token));
  // A store restored without its secret would else take a former link.
  return enquiry && (await enquiryToken(site().store, enquiry.id)) === token ? enquiry : undefined;
}

const limited = (request: Request) => {
  const { env, store, now } = site();
  return checkRateLimit(request, store, { counter: 'enquiry', limit: env.RATE_LIMIT, now: now() });
};

async function work(enquiry: Enquiry, fields: Fields): Promise<Result<VisitorAction['name']>> {
  const read = readVisitorAction(fields, enquiry);
  if ('error' in read) return read;
  const action = read.ok;
  // Gone meanwhile, it is withdrawn all the same: the button was pressed twice.
  if (action.name === 'withdraw') await withdraw(site(), enquiry);
  else if (!(await changeByVisitor(site(), enquiry, action))) return unknownLink;
  return { ok: action.name };
}

function seeOther(token: string, done: VisitorAction['name']): Response {
  const location = done === 'withdraw' ? withdrawnPath : enquiryPath(token);
  const headers = { location, 'cache-control': 'no-store' };
  const response = new Response(null, { status: 303, headers });
  if (done === 'withdraw') return response;
  return withCookie(response, keptCookie(done, token, site().env));
}

async function replyDone(token: string, done: VisitorAction['name']): Promise<Response> {
  if (done === 'withdraw') return replySuccess(withdrawn);
  const enquiry = await findByToken(token);
  return replySuccess((enquiry && keptText(done, enquiry, site().now())) ?? 'Kept.', {
    ...(enquiry && (await acknowledge(site(), enquiry.id))),
  });
}

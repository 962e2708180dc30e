/** The calls and cookies of whoever holds the link of an enquiry. */

import { enquiryPath, withdrawnPath } from '#data/addresses/token-routes';
import { changeByVisitor, readVisitorAction } from '#lib/accounts/actions';
import { phoneDoubt } from '#lib/accounts/views/status';
import { acknowledge } from '#lib/enquiries/actions/record';
import { findByToken } from '#lib/enquiries/credentials';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { preferenceInWords } from '#lib/enquiries/words';
import { type RenderRejection, receiveByLink } from '#lib/forms/http/boundary';
import { type RequestState, stateOn } from '#lib/payments/rules/requests';
import { actAsCandidate, isCandidateAction } from '#lib/placement/actions/candidate';
import type { Env } from '#lib/platform/config/env';
import { type AppContext, context } from '#lib/platform/context';
import type { Fields } from '#lib/platform/http/intake/body';
import {
  httpError,
  leadTo,
  type Result,
  readHostCookie,
  replySuccess,
  withCookie,
  writeHostCookie,
} from '#lib/platform/http/intake/reply';
import { inIndia, isoDayInIndia } from '#lib/platform/values/india';
import { own } from '#lib/platform/values/text';
import { hashOf } from '#lib/platform/values/token';

const withdrawn =
  'Withdrawn. We have deleted what you sent from our system and told our team to delete the mails about it. Payment records stay in our books, as tax and company law require.';

const closedText =
  'Noted. Nothing else was pending. Our team will read this and take it up if you need us.';

/** The confirmation of an action on the enquiry; undefined for an unknown action. */
export function confirmationText(
  action: string,
  enquiry: Enquiry,
  now: number,
): string | undefined {
  const { preference, phone, state } = enquiry;
  const end = phone.replaceAll(/\D/g, '').slice(-2);
  const doubt = phoneDoubt(phone);
  const call = end ? `We will call the number that ends in ${end}` : 'We will call';
  const texts: Readonly<Record<string, string | undefined>> = {
    wish: preference && `${call}, ${preferenceInWords(preference)}.`,
    phone: `${call}.${doubt ? ` It ${doubt}` : ''}`,
    note: 'We will read it before we call.',
    'ask-payment-again': 'We will send you a new request.',
  };
  const text = own(texts, action);
  const placed = own(candidateTexts, action);
  if (placed) return placed;
  if (text && state === 'done') return closedText;
  return text && ['Saved.', text, ...promiseText(enquiry, now)].join(' ');
}

const candidateTexts: Readonly<Record<string, string>> = {
  yes: 'Noted: they, and nobody else, can see your details now. You can withdraw your consent here at any time.',
  no: 'Noted: we will not send them anything. We will keep looking for a job for you.',
  withdrawn: 'Withdrawn: from now on they cannot see anything about you.',
  slot: 'Noted: you will both get a mail with the calendar entry.',
  'other-slot': 'Noted: we have told them when you can come, so that they can suggest other times.',
  went: 'Saved. Thank you for telling us.',
  question: 'Sent: we will answer you by mail within a working day.',
};

function promiseText({ state, keptAt, promisedBy }: Enquiry, now: number): string[] {
  if (state === 'done' || keptAt !== undefined) return [];
  const by = inIndia(promisedBy);
  return [
    now > promisedBy
      ? `We promised to call by ${by}, and we are late.`
      : `Our promise has not changed: we will call by ${by}.`,
  ];
}

/** Erases an enquiry at its sender's request. The privacy feature supplies it, since it knows everything that is stored about a person. */
type Withdraw = (context: AppContext, enquiry: Enquiry) => Promise<void>;

/** 200 or 303; 403, 404, 409, 422, 429, 503. */
export const receiveVisitorAction = (
  renderRejection: RenderRejection<Enquiry>,
  withdraw: Withdraw,
) =>
  receiveByLink<Enquiry, string>({
    counter: 'enquiry',
    find: findByToken,
    unknown: unknownLink,
    work: (enquiry, fields, request) => work(enquiry, fields, request, withdraw),
    reply: (done, { token, plain }) => (plain ? seeOther(token, done) : replyDone(token, done)),
    renderRejection,
  });

const unknownLink = httpError(404, 'This link does not work.');

async function work(
  enquiry: Enquiry,
  fields: Fields,
  request: Request,
  withdraw: Withdraw,
): Promise<Result<string>> {
  const read = readVisitorAction(fields, enquiry);
  if ('error' in read) return read;
  const action = read.ok;
  if (isCandidateAction(action)) {
    const from = request.headers.get('x-visitor-address') ?? '';
    const done = await actAsCandidate(context(), enquiry, action.name, fields, from);
    return 'ok' in done ? { ok: done.ok.message } : done;
  }
  if (action.name === 'ask-payment-again') {
    const refusal = await refusalToAskAgain(context(), enquiry);
    if (refusal) return httpError(409, refusal);
  }
  // If it is gone meanwhile, it is withdrawn all the same: the button was clicked twice.
  if (action.name === 'withdraw') await withdraw(context(), enquiry);
  else if (!(await changeByVisitor(context(), enquiry, action))) return unknownLink;
  return { ok: action.name };
}

function seeOther(token: string, done: string): Response {
  if (done === 'withdraw') return leadTo(withdrawnPath);
  return withCookie(leadTo(enquiryPath(token)), confirmationCookie(done, token, context().env));
}

async function replyDone(token: string, done: string): Promise<Response> {
  if (done === 'withdraw') return replySuccess(withdrawn);
  const enquiry = await findByToken(token);
  return replySuccess((enquiry && confirmationText(done, enquiry, context().now())) ?? 'Saved.', {
    ...(enquiry && (await acknowledge(context(), enquiry.id))),
  });
}

/** Whether there is a request for payment to ask again for. */
const payable = 'You can still pay the request on this page. There is no need to ask again.';

const refusals: Readonly<Record<Exclude<RequestState, 'expired' | 'cancelled'>, string>> = {
  open: payable,
  part: payable,
  paid: 'It is already paid in full.',
  refunded:
    'Your payment has been refunded. If you need anything, write to us and we will call you.',
};

async function refusalToAskAgain(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  { id }: Pick<Enquiry, 'id'>,
): Promise<string | undefined> {
  const [request] = (await store.findPaymentFile(id)).requests;
  if (!request) return 'We have not asked you for a payment yet.';
  const state = stateOn(request, isoDayInIndia(now()));
  return state === 'expired' || state === 'cancelled' ? undefined : refusals[state];
}

const confirmationName = 'kept';

export const confirmationSeconds = 60;

/** `action` is a word of ours; only the page of this link shows it. */
const confirmationCookie = (action: string, token: string, env: Pick<Env, 'mode'>): string =>
  writeConfirmation(`${action}.${tagOf(token)}`, env);

export const spentCookie = (env: Pick<Env, 'mode'>): string => writeConfirmation('', env);

const writeConfirmation = (value: string, env: Pick<Env, 'mode'>) =>
  writeHostCookie({ name: confirmationName, value, maxAgeSeconds: confirmationSeconds }, env);

/** Distinguishes links, and opens none: a cookie bound to the host goes along with every page. */
const tagOf = (token: string) => hashOf(token).slice(0, 8);

/** The browser that sends this `Cookie` header made the change just now by this link. */
export function confirmedIn(
  cookies: string,
  token: string,
  env: Pick<Env, 'mode'>,
): string | undefined {
  const [action, tag] = readHostCookie(cookies, confirmationName, env)?.split('.') ?? [];
  return tag === tagOf(token) ? action : undefined;
}

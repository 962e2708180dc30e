/** How any form is received: guard, parse, transcribe, record, reply, and where it was sent from. One file for every form. */

import { createHash, randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod/mini';
import { errorEnvelope } from '#data/addresses/api-routes';
import { coachingEnquiry, coursePath, enrollmentTypes, routes } from '#data/addresses/routes';
import { courses } from '#data/courses';
import { type Acknowledgement, acknowledge, asEnquiry } from '#lib/enquiries/actions/record';
import { receivedCookie } from '#lib/enquiries/credentials';
import { type Emails, enquiryEmails } from '#lib/enquiries/mails';
import type { Submission } from '#lib/enquiries/schema/submission';
import { errorsByField, type Form } from '#lib/forms/define';
import { scalar, transcribe } from '#lib/forms/fields';
import { answerErrorPage, asItIs, guarded } from '#lib/forms/http/boundary';
import { askedFromField, type Place, placeIn, placeInWords, suspicionOf } from '#lib/forms/rules';
import type { Answer } from '#lib/forms/schema';
import { campaignOf } from '#lib/platform/analytics/rules';
import { type AppContext, context } from '#lib/platform/context';
import type { StoredFile } from '#lib/platform/files/schema';
import {
  asksForPage,
  type Body,
  type CallRequest,
  checkOrigin,
  isPlainPost,
  readBody,
} from '#lib/platform/http/intake/body';
import {
  answerError,
  answerReceived,
  answerSuccess,
  answerWithCookie,
  asResponse,
  asRoute,
  type CallAnswer,
  catchStoreUnavailable,
  type HttpError,
  httpError,
  type Result,
} from '#lib/platform/http/intake/reply';
import { checkRateLimit } from '#lib/platform/http/limits/network';
import { checkUploadBytes } from '#lib/platform/http/limits/upload-limits';
import { log } from '#lib/platform/log/log';
import { limitVisitorMails, notifyHeldMails } from '#lib/platform/mail/limit';
import { listedPages } from '#lib/site/rules/listed-pages';

export interface ReadForm extends Body {
  readonly notes?: readonly Answer[];
  /** Why a file that came along is not taken; the answers are checked all the same. */
  readonly fileError?: HttpError;
}

/** Reads one call's body; `plain` says how an HTTP error is answered where the headers do not. */
export type Reader = (
  request: CallRequest,
) => Promise<{ readonly ok: ReadForm } | { readonly error: HttpError; readonly plain?: boolean }>;

export interface AskedBatch {
  readonly id: string;
  /** "AcSS 5, GST fundamentals: Mon 4 Jan 2027, Mon to Fri, 7:00 to 8:30 PM, online, Tamil". */
  readonly words: string;
  /** It is full at this moment: whoever asks waits. */
  readonly waits: boolean;
}

/** Whoever sends the form: one person bears one address or phone. */
export interface Asker {
  /** Lower case; either may be empty. */
  readonly email: string;
  readonly phone: string;
}

export interface Standing {
  readonly answer: Readonly<Record<string, unknown>>;
  readonly sentence?: string;
}

/** The batches that a form may ask a seat in: a later feature, which the route of the form names. */
export interface Seats {
  /** Nothing where none is asked for; an HTTP error for one that takes nobody. */
  readonly asked: (
    context: AppContext,
    id: unknown,
    person: Asker,
  ) => Promise<Result<AskedBatch | undefined>>;
  readonly standing: (context: AppContext, submissionId: string) => Promise<Standing | undefined>;
}

const noSeats: Seats = {
  asked: async () => ({ ok: undefined }),
  standing: async () => undefined,
};

/** The route of one form. It answers 200 or 303 only when the submission and its mails are on disk. */
export function answering(
  form: Form,
  emails: Emails = enquiryEmails,
  reader: Reader = readBody,
  seats: Seats = noSeats,
): (request: CallRequest) => Promise<CallAnswer> {
  return guarded(async (request) => {
    const error = checkOrigin(request, context().env);
    if (error) return answer({ error }, form, { plain: asksForPage(request), fields: {} });
    const read = await reader(request);
    if ('error' in read) {
      return answer(read, form, { plain: read.plain ?? isPlainPost(request), fields: {} });
    }
    const fields = { ...placed(request), ...composed(form, read.ok.fields) };
    const body = { ...read.ok, fields };
    const taken = await catchStoreUnavailable(() => take(form, { emails, seats }, request, body));
    return answer(taken, form, body);
  }, asItIs);
}

export const receive = (
  ...parts: Parameters<typeof answering>
): ((request: CallRequest) => Promise<Response>) => asRoute(answering(...parts));

/** A post to one of several forms, by the path that it came to. */
export const byPath =
  (calls: ReadonlyMap<string, (request: CallRequest) => Promise<CallAnswer>>) =>
  async (request: CallRequest): Promise<Response> => {
    const call = calls.get(new URL(request.url).pathname);
    return call
      ? asResponse(await call(request))
      : new Response(errorEnvelope('Not found'), { status: 404 });
  };

const composed = (form: Form, fields: Body['fields']) =>
  form.compose?.(fields, context().now()) ?? fields;

/** Stored with what was typed: a corrected post may come from another page. */
function placed(request: CallRequest): Body['fields'] {
  const place = placeOf(request);
  return place ? { [askedFromField]: place } : {};
}

async function answer(
  outcome: Result<Taken>,
  form: Form,
  body: Pick<Body, 'plain' | 'fields'>,
): Promise<CallAnswer> {
  if ('error' in outcome) {
    return body.plain
      ? answerErrorPage(outcome.error, form, body.fields)
      : answerError(outcome.error);
  }
  const { acknowledged, standing, cookie } = outcome.ok;
  const said = [form.success, standing?.sentence].filter(Boolean).join(' ');
  const reply = body.plain
    ? answerReceived(form.kind)
    : answerSuccess(said, { ...acknowledged, ...standing?.answer });
  return answerWithCookie(reply, cookie);
}

interface Taken {
  readonly acknowledged: Acknowledgement | undefined;
  readonly standing?: Standing | undefined;
  readonly cookie: string;
}

async function take(
  form: Form,
  { emails, seats }: { readonly emails: Emails; readonly seats: Seats },
  request: CallRequest,
  body: ReadForm,
): Promise<Result<Taken>> {
  const parsed = form.schema.safeParse(body.fields);
  if (!parsed.success || body.fileError) {
    return { error: fieldErrors(form, parsed.error, body) };
  }
  const { store, now } = context();
  const { batch: asked } = parsed.data;
  const batch = asked
    ? await seats.asked(context(), asked, askerIn(parsed.data))
    : { ok: undefined };
  if ('error' in batch) return batch;
  const cookieOf = (id: string) => receivedCookie(id, context());
  const repeated = async (id: string): Promise<Result<Taken>> => ({
    ok: {
      acknowledged: await acknowledge(context(), id),
      standing: await seats.standing(context(), id),
      cookie: await cookieOf(id),
    },
  });
  const submission = newSubmission(form, parsed.data, body, request, now(), batch.ok);
  const before = submission.idempotencyKey && (await store.findRecorded(submission.idempotencyKey));
  if (before) return repeated(before);
  const tooMany = await checkRateLimit(request, context(), 'submissions');
  if (tooMany) return { error: tooMany };
  const from = request.headers.get('x-visitor-address') ?? '';
  const tooMuch = body.file && (await checkUploadBytes(context(), { bytes: body.file.size, from }));
  if (tooMuch) return { error: tooMuch };
  const cookie = await cookieOf(submission.id);
  const recorded = await record(context(), submission, emails, { file: body.file, from });
  if (recorded.repeated) return repeated(recorded.id);
  const standing = batch.ok && (await seats.standing(context(), recorded.id));
  return { ok: { acknowledged: recorded.acknowledged, standing, cookie } };
}

/** A suspicious post is stored and marked; staff read about it in the daily digest. */
async function record(
  context: AppContext,
  submission: Submission,
  emails: Emails,
  { file, from }: { readonly file: StoredFile | undefined; readonly from: string },
) {
  const { env, store, wake } = context;
  const recorded = await asEnquiry(context, submission, async (enquiry, acknowledged) => {
    const owed = enquiry.suspicion ? [] : emails(enquiry, env, file);
    const mails = await limitVisitorMails(context, owed, from);
    return { ...(await store.recordSubmission(enquiry, mails, file)), acknowledged };
  });
  log().info({ submission: recorded.id, kind: submission.kind }, 'stored');
  wake('mail');
  await notifyHeldMails(context, recorded.held);
  if (submission.session) context.wake('sessions');
  if (submission.batch) context.wake('batches');
  return recorded;
}

/** Names each wrong field with its text; the first one speaks for all. */
export function fieldErrors(
  form: Form,
  error: z.core.$ZodError | undefined,
  { fields, fileError }: Pick<ReadForm, 'fields' | 'fileError'>,
): HttpError {
  const errors = { ...errorsByField(error), ...fileError?.errors };
  const first = Object.values(errors)[0] ?? 'Please check the fields.';
  const anyMissing = Object.keys(errors).some((name) => isEmpty(fields[name]));
  const status = fileError?.status ?? 422;
  const message = anyMissing ? (form.missing ?? first) : first;
  // A status of its own is about the file, whatever else is wrong.
  return httpError(status, fileError && status !== 422 ? fileError.message : message, { errors })
    .error;
}

/** As the fields read it: a list or a tick is no answer to a question for a word. */
const isEmpty = (value: unknown) => scalar(value) === '';

/** The stored form of a valid post: `values` as the form's schema reads them. */
function newSubmission(
  form: Form,
  values: Readonly<Record<string, unknown>>,
  { fields, file, notes = [] }: ReadForm,
  request: CallRequest,
  receivedAt: number,
  batch?: AskedBatch,
): Submission {
  const transcript = transcribe(form, batch ? { ...values, batch: batch.words } : values);
  const answers = transcript.map(({ value }) => value);
  const suspicion = suspicionOf(fields);
  const place = placeIn(fields[askedFromField]);
  const text = (name: string) => textIn(values, name);
  return {
    id: randomUUIDv7(),
    kind: form.kind,
    receivedAt,
    name: text('name'),
    ...askerIn(values),
    transcript: [
      ...transcript,
      ...(batch?.waits ? [waitingList] : []),
      ...notes,
      ...(place ? [askedFrom(place)] : []),
    ],
    ...(batch && { batch: { id: batch.id, waits: batch.waits } }),
    ...(text('session') && { session: text('session') }),
    ...sentFrom(request),
    suspicion,
    idempotencyKey: idempotencyKey(form, request, [...answers, suspicion ?? ''], file),
  };
}

type Values = Readonly<Record<string, unknown>>;

const textIn = (values: Values, name: string) => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

const askerIn = (values: Values): Asker => ({
  email: textIn(values, 'email').toLowerCase(),
  phone: textIn(values, 'phone') || textIn(values, 'mobile'),
});

const waitingList = {
  name: 'waitingList',
  label: 'Seat',
  value: 'The batch was full: on its waiting list',
};

const askedFrom = (place: Place) => ({
  name: 'askedFrom',
  label: 'Asked from',
  value: placeInWords(place),
});

/** Over the answers, not the bytes: a multipart boundary differs at every try. A post with the honeypot filled is not the first of a real one. */
function idempotencyKey(
  form: Form,
  request: CallRequest,
  answers: readonly string[],
  file: StoredFile | undefined,
) {
  const key = request.headers.get('idempotency-key')?.trim();
  if (!key) return undefined;
  const content = [form.action, key, answers, ...(file ? [file.sha256] : [])];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** Only listed pages are recorded: the address of a personal page is secret, and an invented one is useless. */
const pages: ReadonlySet<string> = new Set([
  ...Object.values(routes).filter((path) => !/^\/(?:desk|enquiry)/.test(path)),
  coachingEnquiry,
  ...listedPages.map(({ path }) => path),
  ...courses.flatMap(({ courseNo }) => enrollmentTypes.map((type) => coursePath(type, courseNo))),
]);

interface Sent {
  readonly headers: Pick<Headers, 'get'>;
}

/** The page that a form was sent from, and the campaign that its address names: stored with what was sent. */
export function sentFrom(request: Sent): {
  readonly page?: string;
  readonly campaign?: string;
} {
  const url = ownPage(request);
  const campaign = url && campaignOf(url.search);
  return url ? { page: url.pathname, ...(campaign && { campaign }) } : {};
}

/** The place that led to the form, as the address of its page names it. */
const placeOf = (request: Sent): Place | undefined =>
  placeIn(ownPage(request)?.searchParams.get(askedFromField));

function ownPage({ headers }: Sent): URL | undefined {
  const referer = headers?.get('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.host === headers.get('host') && pages.has(url.pathname) ? url : undefined;
}

/** The free registration and its drafts share one call: `/api/save-progress` (contract: Free registration). */
import { createHash, randomUUID } from 'node:crypto';
import { answering, type Reader } from '#lib/enquiries/http/receive';
import { noteOf, toStaffAnswering } from '#lib/enquiries/mails';
import type { Submission } from '#lib/enquiries/schema/submission';
import { transcribe } from '#lib/forms/fields';
import { asItIs, guarded } from '#lib/forms/http/boundary';
import { suspicionOf } from '#lib/forms/rules';
import { type AppContext, context } from '#lib/platform/context';
import {
  asksForPage,
  type Body,
  type CallRequest,
  checkOrigin,
  type Fields,
  readBody,
} from '#lib/platform/http/intake/body';
import {
  answerError,
  answerSuccess,
  asRoute,
  type CallAnswer,
  catchStoreUnavailable,
  type Result,
  wrong,
} from '#lib/platform/http/intake/reply';
import { checkRateLimit, networkHash } from '#lib/platform/http/limits/network';
import { log } from '#lib/platform/log/log';
import { writeMail } from '#lib/platform/mail/write-mail';
import { dayMs, isoDayInIndia } from '#lib/platform/values/india';
import { cut, line } from '#lib/platform/values/text';
import { webinarFree } from '#lib/webinars/forms/free';
import { formStatus } from '#lib/webinars/forms/free-rules';
import { noteOfChosen, webinarFreeEmails } from '#lib/webinars/mails/registration';
import { draftKind } from '#lib/webinars/schema';
import { bookableSessionId } from '#lib/webinars/views/feed';

const draftsIn10Minutes = 600;
const quietMs = 10 * 60_000;

export const answerProgress = guarded(async (request: CallRequest) => {
  const foreign = checkOrigin(request, context().env);
  if (foreign) return answerError(foreign);
  const read = await readBody(request);
  // Where nothing is read, the listener tells it in the language of the page (lib/platform/http/errors/error-pages.ts).
  if ('error' in read) {
    return asksForPage(request) ? answerError(read.error) : register(read)(request);
  }
  const fields = webinarFree.compose?.(read.ok.fields, context().now()) ?? read.ok.fields;
  if (isDraft(read.ok)) return draft(request, fields);
  const session = await bookableSessionId(line(fields.session), context().now());
  const notes = noteOfChosen(line(fields.chosen), session);
  const sent = { ok: { ...read.ok, notes, fields: { ...read.ok.fields, session } } };
  return registration(request, await register(sent)(request), fields);
}, asItIs);

export const saveProgress = asRoute(answerProgress);

const register = (read: Awaited<ReturnType<Reader>>) =>
  answering(webinarFree, webinarFreeEmails, async () => read);

/** A form without script has one button, which registers. */
const isDraft = ({ fields: { formStatus: status }, plain }: Body) =>
  line(status) !== formStatus.submitted && !(plain && status === undefined);

async function registration(request: CallRequest, answer: CallAnswer, fields: Fields) {
  const email = addressIn(fields);
  const { store } = context();
  // A draft that outlives its registration is erased with all others after thirty days.
  if (answer.status < 400 && email.success)
    await browserOf(request, store)
      .then((browser) => {
        const noticeKey = noticeKeyOf(email.data, browser, context().now());
        return store.forgetDraft(email.data, browser, noticeKey);
      })
      .catch(() => undefined);
  return answer;
}

function addressIn({ email }: Fields) {
  const read = webinarFree.fields.email.rule.safeParse(email);
  return read.success ? { ...read, data: read.data.toLowerCase() } : read;
}

async function draft(request: CallRequest, fields: Fields): Promise<CallAnswer> {
  const outcome = await catchStoreUnavailable(() => storeProgress(request, fields));
  return 'error' in outcome ? answerError(outcome.error) : answerSuccess('Progress saved');
}

async function storeProgress(request: CallRequest, fields: Fields): Promise<Result<undefined>> {
  const { env, store, now, wake } = context();
  const email = addressIn(fields);
  if (!email.success) {
    const message = email.error.issues[0]?.message ?? 'Please enter a valid email address';
    return wrong('email', message);
  }
  const tooMany = await checkRateLimit(request, context(), 'drafts', draftsIn10Minutes);
  if (tooMany) return { error: tooMany };
  const browser = await browserOf(request, store);
  const fresh = await judge(context(), noticeOf(fields, email.data, browser, now()), browser);
  // The mail names the submission that holds: that of the first save of the day.
  const before = await store.findRecorded(fresh.idempotencyKey ?? '');
  const submission = before ? { ...fresh, id: before } : fresh;
  const { id, repeated } = await store.saveDraft(
    { email: submission.email, browser, savedAt: now(), transcript: submission.transcript },
    {
      submission,
      mails: submission.suspicion ? [] : [draftNote(submission, env)],
      // A draft that is still written is reported when it has not changed for a while; one that was left, at once.
      dueAt: fields.autosave === true ? now() + quietMs : now(),
    },
  );
  log().info({ submission: id, kind: draftKind }, 'stored');
  if (!repeated) wake('mail');
  return { ok: undefined };
}

/** No call was promised for a draft, so staff only get a note. */
const draftNote = (submission: Submission, env: AppContext['env']) =>
  writeMail(toStaffAnswering(env, submission), noteOf(submission, env));

/** The limit of single notices for new addresses in a day, from one network and from all: the daily digest lists the rest. */
const singleNotices = { network: 20, all: 60 };

async function judge({ env, store, now }: AppContext, submission: Submission, browser: string) {
  const { suspicion, idempotencyKey = '' } = submission;
  if (suspicion || env.RATE_LIMIT === Number.POSITIVE_INFINITY) return submission;
  if (await store.findRecorded(idempotencyKey)) return submission;
  const today = isoDayInIndia(now());
  const past = async (whose: string, most: number) =>
    (await store.countRequest(`begun:${today}:${whose}`, dayMs, now())).count > most;
  const many =
    (await past(browser, singleNotices.network)) || (await past('all', singleNotices.all));
  return many ? { ...submission, suspicion: 'one of very many begun today' } : submission;
}

/** Identifies a browser as far as possible: a hash of its network. */
const browserOf = (request: CallRequest, store: AppContext['store']) =>
  networkHash(store, request.headers.get('x-visitor-address') ?? '');

/** A draft is a note, not a letter. */
const longestAnswer = 300;

/** The notice to staff about a draft: one mail a day about an address, from one browser. */
function noticeOf(fields: Fields, email: string, browser: string, at: number): Submission {
  const values = Object.fromEntries(
    Object.entries(webinarFree.fields).map(([name, { rule }]) => [
      name,
      rule.safeParse(fields[name]).data ?? (name === 'skills' ? [] : ''),
    ]),
  );
  const suspicion = suspicionOf(fields);
  return {
    id: randomUUID(),
    kind: draftKind,
    receivedAt: at,
    name: String(values.name || email),
    email,
    phone: String(values.phone),
    transcript: transcribe(webinarFree, values).map((answer) => ({
      ...answer,
      value: cut(answer.value, longestAnswer),
    })),
    ...(suspicion === undefined ? {} : { suspicion }),
    idempotencyKey: noticeKeyOf(email, browser, at, suspicion),
  };
}

/** Staff are notified once a day of an address and browser. */
function noticeKeyOf(email: string, browser: string, at: number, suspicion?: string): string {
  const once = JSON.stringify([isoDayInIndia(at), email, browser, suspicion]);
  return `draft:${createHash('sha256').update(once).digest('base64url')}`;
}

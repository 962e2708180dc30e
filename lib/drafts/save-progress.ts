/** The free registration and its drafts share one call: `/api/save-progress` (decisions, sections 5 and 6). */
import { createHash, randomUUID } from 'node:crypto';
import { line } from '#lib/forms/clean';
import { staffMail } from '#lib/forms/staff-mail';
import { transcribe } from '#lib/forms/transcribe';
import { webinarFreeEmails } from '#lib/forms/webinar-free/emails';
import { webinarFree } from '#lib/forms/webinar-free/form';
import { formStatus } from '#lib/forms/webinar-free/status';
import { isoDayInIndia } from '#lib/india';
import { answering } from '#lib/intake/answering';
import { type Body, type Fields, readBody } from '#lib/intake/body';
import { checkOrigin, checkRate, suspicionOf } from '#lib/intake/guard';
import { receive } from '#lib/intake/receive';
import { type Outcome, refuse } from '#lib/intake/refusal';
import { replyRefusal, replySuccess } from '#lib/intake/reply';
import { storeTroubled } from '#lib/intake/trouble';
import { log } from '#lib/log';
import { site } from '#lib/site';
import { draftKind } from '#lib/store/drafts';
import type { Submission } from '#lib/store/store';

const draftsIn10Minutes = 600;

export const saveProgress = answering(async (request) => {
  const read = await readBody(request);
  const register = receive(webinarFree, webinarFreeEmails, async () => read);
  if ('refused' in read) return register(request);
  const fields = webinarFree.compose?.(read.ok.fields, site().now()) ?? read.ok.fields;
  if (isDraft(read.ok)) return draft(request, fields);
  return registration(await register(request), fields);
});

/** A form without script has one button, which registers. */
const isDraft = ({ fields: { formStatus: status }, plain }: Body) =>
  line(status) !== formStatus.submitted && !(plain && status === undefined);

async function registration(response: Response, fields: Fields): Promise<Response> {
  const email = addressIn(fields);
  // A draft that outlives its registration is erased with all others after thirty days.
  if (response.status < 400 && email.success)
    await site()
      .store.forgetDraft(email.data)
      .catch(() => undefined);
  return response;
}

/** The address as drafts are kept by it. */
function addressIn({ email }: Fields) {
  const read = webinarFree.fields.email.rule.safeParse(email);
  return read.success ? { ...read, data: read.data.toLowerCase() } : read;
}

async function draft(request: Request, fields: Fields): Promise<Response> {
  const refused = checkOrigin(request, site().env);
  if (refused) return replyRefusal(refused);
  const outcome = await storeTroubled(() => keep(request, fields));
  return 'refused' in outcome ? replyRefusal(outcome.refused) : replySuccess('Progress saved');
}

async function keep(request: Request, fields: Fields): Promise<Outcome<undefined>> {
  const { env, store, now, wakeCourier } = site();
  const email = addressIn(fields);
  if (!email.success) {
    const message = email.error.issues[0]?.message ?? 'Please enter a valid email address';
    return refuse(422, message, { errors: { email: message } });
  }
  const off = env.RATE_LIMIT === Number.POSITIVE_INFINITY;
  const limit = off ? env.RATE_LIMIT : draftsIn10Minutes;
  const tooMany = await checkRate(request, store, { counter: 'drafts', limit, now: now() });
  if (tooMany) return { refused: tooMany };
  const submission = toldOf(fields, email.data, now());
  const { id, repeated } = await store.saveDraft(
    { email: submission.email, savedAt: now(), transcript: submission.transcript },
    { submission, mails: submission.suspicion ? [] : staffMail(submission, env) },
  );
  log().info({ submission: id, kind: draftKind }, 'stored');
  if (!repeated) wakeCourier();
  return { ok: undefined };
}

/** What staff are told of a draft: one mail a day about an address. */
function toldOf(fields: Fields, email: string, at: number): Submission {
  const values = Object.fromEntries(
    Object.entries(webinarFree.fields).map(([name, { rule }]) => [
      name,
      rule.safeParse(fields[name]).data ?? (name === 'skills' ? [] : ''),
    ]),
  );
  const once = createHash('sha256')
    .update(`${isoDayInIndia(at)} ${email}`)
    .digest('base64url');
  const suspicion = suspicionOf(fields);
  return {
    id: randomUUID(),
    kind: draftKind,
    receivedAt: at,
    name: String(values.name || email),
    email,
    phone: String(values.phone),
    transcript: transcribe(webinarFree, values),
    ...(suspicion === undefined ? {} : { suspicion }),
    idempotencyKey: `draft:${once}`,
  };
}

/** A submission becomes an enquiry: with a reference, a promise and a link, in the transaction that stores it. */

import { randomInt, randomUUID } from 'node:crypto';
import { enquiryPath } from '#data/addresses/token-routes';
import { enquiryKinds } from '#data/form-kinds';
import { enquiryToken } from '#lib/enquiries/credentials';
import { promisedBy } from '#lib/enquiries/rules/hours';
import type { Enquiry, EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import type { NewEnquiry, Submission } from '#lib/enquiries/schema/submission';
import type { Env } from '#lib/platform/config/env';
import type { AppContext } from '#lib/platform/context';
import { ReferenceTaken } from '#lib/platform/db/errors';
import type { Store } from '#lib/platform/db/store';
import { isoInIndia } from '#lib/platform/values/india';
import { makeReference } from '#lib/platform/values/reference';
import { hashOf } from '#lib/platform/values/token';
import {
  type EventType,
  erasedEventAt,
  type Named,
  newEvent,
  type WebhookEvent,
} from '#lib/platform/webhooks/schema';

type EnquirySubmission = Submission & { readonly enquiry: NewEnquiry };

export interface Acknowledgement {
  readonly reference: string;
  /** ISO 8601 with `+05:30`. */
  readonly promisedBy: string;
  /** The path of the visitor's page. */
  readonly enquiry: string;
}

/**
 * Calls `record` with the submission as an enquiry and what its answer will say, again with another reference where
 * that was taken. Nothing is read afterwards: what is stored must not be answered with a failure. Throws what `record` throws.
 */
export async function asEnquiry<T>(
  { env, store }: Pick<AppContext, 'env' | 'store'>,
  submission: Submission,
  record: (enquiry: EnquirySubmission, acknowledged: Acknowledgement) => Promise<T>,
): Promise<T> {
  const token = await enquiryToken(store, submission.id);
  for (;;) {
    const enquiry = newEnquiryWith(token, submission);
    const whole = { ...submission, enquiry };
    // A suspicious one is reported when a member finds that a person sent it.
    const webhook = submission.suspicion ? undefined : receivedEvent(whole, env, whole.receivedAt);
    try {
      const named = webhook ? { ...whole, enquiry: { ...enquiry, webhook } } : whole;
      return await record(named, acknowledgementOf(enquiry, token));
    } catch (error) {
      if (!(error instanceof ReferenceTaken)) throw error;
    }
  }
}

/** A reference that is probably free, the promise from its arrival, and the hash of its link. */
export async function newEnquiry(
  store: Pick<Store, 'secret'>,
  submission: Pick<Submission, 'id' | 'receivedAt'>,
): Promise<NewEnquiry> {
  return newEnquiryWith(await enquiryToken(store, submission.id), submission);
}

const newEnquiryWith = (
  token: string,
  { receivedAt }: Pick<Submission, 'receivedAt'>,
): NewEnquiry => ({
  // Unlike `randomBytes`, `randomInt` does not ask the system each time.
  reference: makeReference(Uint8Array.from({ length: 6 }, () => randomInt(256))),
  promisedBy: promisedBy(receivedAt),
  tokenHash: hashOf(token),
});

/** Returns the acknowledgement of a stored submission; `undefined` where it is not an enquiry, or is gone. */
export async function acknowledge(
  { store }: Pick<AppContext, 'store'>,
  id: string,
): Promise<Acknowledgement | undefined> {
  const enquiry = await store.findEnquiryOf(id);
  return enquiry && acknowledgementOf(enquiry, await enquiryToken(store, id));
}

const acknowledgementOf = (
  { reference, promisedBy: by }: Pick<NewEnquiry, 'reference' | 'promisedBy'>,
  token: string,
): Acknowledgement => ({ reference, promisedBy: isoInIndia(by), enquiry: enquiryPath(token) });

const batchSize = 200;

/** Makes the next batch of enquiries, or what the search finds them by; gives how many, 0 when none is left. */
export const backfill = async (context: AppContext): Promise<number> =>
  (await backfillBatch(context)) || (await context.store.indexUnsearched(batchSize));

/**
 * Makes enquiries of up to 200 submissions that have no reference, oldest first. What was promised before now is done
 * without an outcome: nobody recorded what became of it. Returns how many; 0 when none is left.
 */
export async function backfillBatch({ store, now }: AppContext): Promise<number> {
  const at = now();
  const left = await store.listUnreferenced(enquiryKinds, batchSize);
  const rows = await Promise.all(
    left.map(async (submission) => ({
      ...submission,
      enquiry: await newEnquiry(store, submission),
    })),
  );
  // A reference that is taken is generated again with the next batch.
  if (rows.length > 0) await store.backfillSubmissions(rows, at);
  return left.length;
}

/** Events about an enquiry for another system (contract: Webhooks). Bodies after the Standard Webhooks specification. */

type WebhookSettings = Pick<Env, 'LEADS_WEBHOOK_URL'>;

/** `undefined` where nobody listens. */
export function receivedEvent(
  submission: Submission & { readonly enquiry: Omit<NewEnquiry, 'webhook' | 'tokenHash'> },
  env: WebhookSettings,
  now: number,
): WebhookEvent | undefined {
  const { kind, name, email, phone, receivedAt, transcript, enquiry } = submission;
  const { reference, promisedBy } = enquiry;
  return event('enquiry.received', { reference, kind }, env, now, {
    receivedAt: isoInIndia(receivedAt),
    promisedBy: isoInIndia(promisedBy),
    name,
    email,
    phone,
    answers: transcript,
  });
}

/** `closed` is added where the action ended the enquiry. */
export function changedEvent(
  enquiry: Enquiry,
  { action, by }: { readonly action: string; readonly by: string },
  env: WebhookSettings,
  now: number,
): WebhookEvent | undefined {
  const { reference, kind, state, member, outcome, promisedBy, keptAt, preference, phone } =
    enquiry;
  return event(
    state === 'done' && action === 'close' ? 'enquiry.closed' : 'enquiry.changed',
    { reference, kind },
    env,
    now,
    {
      action,
      by,
      state,
      promisedBy: isoInIndia(promisedBy),
      ...(keptAt !== undefined && { contactedAt: isoInIndia(keptAt) }),
      ...(member !== undefined && { member }),
      ...(outcome !== undefined && { outcome }),
      ...(preference && { wish: preference }),
      ...(action === 'phone' && { phone }),
      ...(action === 'correct' && { name: enquiry.name, email: enquiry.email, phone }),
    },
  );
}

/** Somebody was hired through us: `from` is an ISO day, `pay` whole rupees a month. */
export const hiredEvent = (
  { reference, kind }: Named,
  hired: { readonly vacancy: string; readonly from: string; readonly pay: number },
  env: WebhookSettings,
  now: number,
): WebhookEvent | undefined => event('placement.hired', { reference, kind }, env, now, hired);

export const erasedEvent = (
  enquiry: Named,
  env: WebhookSettings,
  now: number,
): WebhookEvent | undefined => (env.LEADS_WEBHOOK_URL ? erasedEventAt(enquiry, now) : undefined);

/** The event time for an erasure of many enquiries; `undefined` where no webhook is set. */
export const webhookTime = (env: WebhookSettings, now: number): number | undefined =>
  env.LEADS_WEBHOOK_URL ? now : undefined;

/** Events about money received or refunded, amounts in paise; none where no webhook is set. */
export function paymentEvents(
  type: 'payment.received' | 'payment.refunded',
  { reference, kind }: Named,
  env: WebhookSettings,
  now: number,
  more: Readonly<Record<string, unknown>>,
): readonly WebhookEvent[] {
  const webhook = event(type, { reference, kind }, env, now, more);
  return webhook ? [webhook] : [];
}

function event(
  type: EventType,
  named: Named,
  env: WebhookSettings,
  now: number,
  more: Readonly<Record<string, unknown>>,
): WebhookEvent | undefined {
  return env.LEADS_WEBHOOK_URL ? newEvent(type, named, now, more) : undefined;
}

/** A line of the history that is nobody's doing but the clock's or the provider's. */
export const siteEvent = (
  action: string,
  at: number,
  detail: EnquiryEvent['detail'],
): EnquiryEvent => ({ id: randomUUID(), at, by: { kind: 'site' }, action, detail });

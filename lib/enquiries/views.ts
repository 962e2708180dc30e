/** Events about an enquiry for another system (contract: Webhooks). Bodies after the Standard Webhooks specification. */

import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { NewEnquiry, Submission } from '#lib/enquiries/schema/submission';
import type { Env } from '#lib/platform/config/env';
import { isoInIndia } from '#lib/platform/values/india';
import {
  type EventType,
  erasedEventAt,
  type Named,
  newEvent,
  type WebhookEvent,
} from '#lib/platform/webhooks/schema';

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

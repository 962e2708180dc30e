/** One event as it is stored and sent: for the store, too, which reports each enquiry that an erasure deletes. */
import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '#lib/platform/webhooks/schema';

export type EventType =
  | 'batch.seat'
  | 'enquiry.received'
  | 'enquiry.changed'
  | 'enquiry.closed'
  | 'enquiry.erased'
  | 'exam.failed'
  | 'exam.passed'
  | 'payment.received'
  | 'payment.refunded'
  | 'placement.hired'
  | 'task.due';
export type Named = { readonly reference: string; readonly kind: string };

/** `now` in epoch milliseconds; `more` is of a person, and goes when the person is erased. */
export function newEvent(
  type: EventType,
  named: Named,
  now: number,
  more: Readonly<Record<string, unknown>>,
): WebhookEvent {
  const timestamp = new Date(now).toISOString();
  const body = (data: object) => JSON.stringify({ type, timestamp, data });
  return {
    id: `msg_${randomUUID().replaceAll('-', '')}`,
    type,
    reference: named.reference,
    body: body({ ...named, ...more }),
    emptied: body(named),
  };
}

export const erasedEventAt = ({ reference, kind }: Named, now: number): WebhookEvent =>
  newEvent('enquiry.erased', { reference, kind }, now, {});

import { randomUUID } from 'node:crypto';
import type { OutboxRow } from '#lib/platform/mail/schema';

/** An event for another system: Standard Webhooks. */
export interface WebhookEvent {
  /** Unique, and the same at every try: `webhook-id`. */
  readonly id: string;
  readonly type: string;
  readonly reference: string;
  readonly body: string;
  /** The body with nothing of the person in it: what is left of it after delivery or an erasure. */
  readonly emptied: string;
}

interface WebhookEventRow
  extends Omit<
    OutboxRow,
    'submission_id' | 'message_id' | 'mail' | 'closed_press' | 'not_before' | 'digest'
  > {
  type: string;
  reference: string;
  body: string;
  emptied: string;
}

declare module '#lib/platform/db/tables' {
  interface Tables {
    webhook_events: WebhookEventRow;
  }
}

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

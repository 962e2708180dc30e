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

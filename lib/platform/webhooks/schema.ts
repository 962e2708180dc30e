/** Events for another system. */

/** An event for another system: Standard Webhooks. */
export interface WebhookEvent {
  /** Unique, and the same at every try: `webhook-id`. */
  readonly id: string;
  readonly type: string;
  readonly reference: string;
  /** The body to be sent, JSON. */
  readonly body: string;
  /** The body with nothing of the person in it: what is left of it after delivery or an erasure. */
  readonly emptied: string;
}

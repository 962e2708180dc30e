/** Times are epoch milliseconds. */
import type { Answer } from '#lib/forms/schema';
import type { WebhookEvent } from '#lib/platform/webhooks/schema';

export interface Submission {
  /** A UUID; the Message-ID of every mail about it derives from it. */
  readonly id: string;
  readonly kind: string;
  readonly receivedAt: number;
  readonly name: string;
  /** Lower case; what erasure looks for. */
  readonly email: string;
  readonly phone: string;
  readonly transcript: readonly Answer[];
  /** Why a person could hardly have sent it; absent means normal. */
  readonly suspicion?: string;
  /** A hash over call, key and body; unique where given. */
  readonly idempotencyKey?: string;
  /** The webinar session it registers for: an id of lib/webinars/rules/sessions.ts. */
  readonly session?: string;
  /** The batch it asks for a seat in, and whether that was full; the store answers it by `findBatchPreference`. */
  readonly batch?: { readonly id: string; readonly waits: boolean };
  /** The page of ours that the form was sent from, and the campaign that its address named. */
  readonly page?: string;
  readonly campaign?: string;
  /** Absent where nobody is to be called about it, such as a digest. */
  readonly enquiry?: NewEnquiry;
}

export interface NewEnquiry {
  /** Unique; the store refuses one that is taken (`ReferenceTaken`). */
  readonly reference: string;
  readonly promisedBy: number;
  /** The hash of the token in the visitor's link: the token itself is never stored. */
  readonly tokenHash: string;
  /** The webhook event about it. */
  readonly webhook?: WebhookEvent;
  /** The member who entered it for somebody; the visitor sent it otherwise. */
  readonly enteredBy?: {
    readonly kind: 'member';
    readonly address: string;
    readonly name: string;
    /** Where it came from: call, walk-in, whatsapp, mail or other. */
    readonly source: string;
  };
}

export interface Recorded {
  /** The id under which it is: that of the first, where the idempotency key was known. */
  readonly id: string;
  readonly repeated: boolean;
  /** The counters that held a mail back; absent where none did. */
  readonly held?: readonly string[];
}

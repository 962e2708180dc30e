/** Times are epoch milliseconds. */
import type { Row } from '#lib/platform/db/statements';

export interface SessionPlan {
  /** The id of a session in `lib/webinars/rules/sessions.ts`. */
  readonly id: string;
  /** The access link; https. */
  readonly link?: string;
  /** How many links were entered so far. */
  readonly linkNumber: number;
  readonly linkAt?: number;
  readonly notes: string;
  readonly cancelledAt?: number;
  readonly changedAt: number;
  /** The address of the member who changed it last. */
  readonly changedBy: string;
}

declare module '#lib/platform/db/tables' {
  interface Tables {
    session_plans: Row<SessionPlan>;
    browser_drafts: { email: string; browser: string; saved_at: number; transcript: string };
    /** A table for hosts that still run release 1.0.0. */
    drafts: { email: string; saved_at: number; transcript: string };
    mail_stops: { email_hash: string; stopped_at: number };
  }
}

/** The kind of the notices to staff about drafts. */
export const draftKind = 'webinar-draft';

/** What the page of an enquiry is given to draw. Types alone: the components know nothing else of this room. */

import type { PlacementView } from '#lib/server/placement/candidate-view-types';
import type { VisitorPayment } from '#lib/server/visitor-page/payment-types';
import type { VisitorLine } from '#lib/shared/enquiries/lines-by-day';

export interface VisitorView {
  readonly token: string;
  /** Where somebody asked for payment. */
  readonly payment?: VisitorPayment;
  /** Of a registration for a webinar. */
  readonly session?: VisitorSession;
  readonly status: VisitorStatus;
  readonly kind: string;
  /** "job application". */
  readonly noun: string;
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    readonly iso?: string;
  }[];
  /** How the two working days are counted; absent where they were counted anew. */
  readonly days: readonly CountedDay[];
  readonly wish: { readonly time: string; readonly language: string } | undefined;
  /** The last two digits. */
  readonly phoneEnd: string;
  /** "is shorter than …", where our call may not reach it. */
  readonly phoneDoubt: string | undefined;
  readonly reference: string;
  readonly history: readonly VisitorLine[];
  readonly hasResume: boolean;
  /** Posts that the sender of an application was asked about, what waits for an answer first. */
  readonly placements: readonly PlacementView[];
  /** After the last contact. */
  readonly keptDays: number;
}

export interface VisitorSession {
  readonly topic: string;
  /** "Tamil and English". */
  readonly language: string;
  /** "Tuesday, 24 November 2026, 4:00 PM to 4:40 PM IST". */
  readonly when: string;
  readonly start: number;
  readonly iso: string;
  readonly standing: 'ahead' | 'over' | 'cancelled';
  /** What comes by mail and when; of a cancelled one, what follows. */
  readonly texts: readonly string[];
  /** Why we call as well. */
  readonly why: string;
  /** "Thu 26 Nov, 4:45 PM to 5:30 PM", where a call might fall due while it runs. */
  readonly clash?: string | undefined;
  /** The path of its calendar entry, while it is to come. */
  readonly calendar?: string;
  /** The path to other sessions, where this one is no more. */
  readonly others?: string;
}

/** The payment of a registration that is about to be withdrawn. */
export interface WithdrawnPayment {
  /** "₹499". */
  readonly amount: string;
  /** The provider's number. */
  readonly payment: string;
  readonly invoice: string | undefined;
  /** When it was paid, and until when it may be cancelled: "Fri 20 Nov 2026, 12:00 PM". */
  readonly paid: string;
  readonly until: string;
  /** What the cancellation policy says of it now. */
  readonly goesBack: 'all' | 'less-fee' | 'late' | 'held' | 'undelivered';
}

export interface CountedDay {
  /** "Sat 21". */
  readonly day: string;
  readonly text: string;
  readonly counts: boolean;
  readonly isLast: boolean;
}

export interface VisitorStatus {
  readonly title: string;
  readonly text: string;
  /** The state in plain words. */
  readonly state: 'Received' | 'We tried to reach you' | 'In conversation' | 'Closed';
  /** On the stub: the promise, or the agreed hour. */
  readonly at: number;
  readonly stamp: string;
  readonly isGood: boolean;
  readonly isLate: boolean;
  /** Before the day on the stub, where it could be taken for another. */
  readonly label?: string;
}

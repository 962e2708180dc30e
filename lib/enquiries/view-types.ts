/** What the page of an enquiry is given to draw. Types alone: the components know nothing else of this room. */

export interface VisitorView {
  readonly token: string;
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
  readonly reference: string;
  readonly history: readonly VisitorLine[];
  readonly hasResume: boolean;
  /** After the last contact. */
  readonly keptDays: number;
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
}

export interface VisitorLine {
  readonly iso: string;
  /** Only where it is another day than the line before. */
  readonly day?: string;
  readonly time: string;
  readonly text: string;
  /** Still to come. */
  readonly isOpen: boolean;
}

/** Interviews and sittings as they are stored. Times are epoch milliseconds. */
import type { EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import type { Row } from '#lib/platform/db/statements';
import type { ExamState } from '#lib/practice/rules/sittings';
import type { Typed } from '#lib/practice/rules/worksheet';
import type { NewTask } from '#lib/tasks/schema';

export interface Interview {
  readonly id: string;
  readonly enquiryId: string;
  readonly module: number;
  readonly passed: boolean;
  readonly note?: string;
  readonly at: number;
  /** A member's address. */
  readonly by: string;
}

export interface Exam {
  /** A UUID. */
  readonly id: string;
  readonly enquiryId: string;
  readonly tokenHash: string;
  readonly module: number;
  readonly state: ExamState;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly minutes: number;
  /** In trial mode: the set to rehearse with; else one is drawn at the start. */
  readonly chosenSet?: string;
  /** The paid line of a request that a further attempt uses: `P-…#1`. */
  readonly paidLine?: string;
  readonly invitedAt: number;
  readonly invitedBy: string;
  readonly remindedAt?: number;
  readonly startedAt?: number;
  readonly endsAt?: number;
  /** Minutes that were given while it ran. */
  readonly extended?: number;
  readonly typed?: Typed;
  /** The page that was open at the last save, from 1. */
  readonly page?: number;
  readonly rev: number;
  readonly savedAt?: number;
  /** The browser tab that saved last, and the saving from which on no other did. */
  readonly saver?: string;
  readonly saverFrom?: number;
  /** Hashes of the networks that it was opened from. */
  readonly networks?: readonly string[];
  readonly endedAt?: number;
  /** `visitor` handed it in; `time` ended it. */
  readonly endedBy?: string;
  /** Why it could not be marked. */
  readonly fault?: string;
  readonly score?: number;
  readonly of?: number;
  readonly percent?: number;
  readonly passed?: boolean;
  /** Percent, as it was on the day of the result. */
  readonly passMark?: number;
  /** Whether the certificate shows the percent. */
  readonly showsMarks?: boolean;
  readonly certificate?: string;
  readonly voidedAt?: number;
  readonly voidedBy?: string;
  readonly voidReason?: string;
}

export interface ListedExam extends Exam {
  readonly reference: string;
  readonly kind: string;
  readonly name: string;
  readonly email: string;
}

/** JSON as it was written: what cannot be read is an error of ours, and no error of a page. */
export interface ExamPaper {
  readonly made: string;
  readonly marked?: string;
}

export interface ExamResult {
  readonly score: number;
  readonly of: number;
  readonly percent: number;
  readonly passed: boolean;
  readonly passMark: number;
}

export interface ExamEnd {
  readonly id: string;
  /** A save since then is marked too, by another try. */
  readonly rev: number;
  readonly at: number;
  readonly by: 'visitor' | 'time';
  readonly result?: ExamResult & { readonly marked: string };
  readonly fault?: string;
  readonly write?: EnquiryWrite;
  readonly task?: NewTask;
}

declare module '#lib/platform/db/tables' {
  interface Tables {
    interviews: Row<Interview>;
    exams: Row<Exam>;
    exam_papers: { exam: string; made: string; marked: string | null };
  }
}

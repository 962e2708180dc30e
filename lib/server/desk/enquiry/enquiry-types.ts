/** What the page of one enquiry shows: shared by what makes it and what draws it. */

import type { Mark } from '#lib/server/desk/enquiry/mark';
import type { AskedView, MoneyView } from '#lib/server/desk/enquiry/money-types';
import type { ResumeView } from '#lib/server/desk/enquiry/resume-types';
import type { CallDay } from '#lib/shared/enquiries/call-times';

export type { Mark };

export interface Phone {
  /** "+91 98765 43210", or as it was typed where it is no Indian number. */
  readonly shown: string;
  /** Absent where there are too few digits to call. */
  readonly tel?: string;
  readonly whatsApp?: string;
  /** How many digits it has, where it looks Indian and has not ten: nobody may answer there. */
  readonly wrongLength?: number;
}

export interface HistoryLine {
  readonly id: string;
  readonly iso: string;
  /** Only at the first line of a day. */
  readonly day?: string;
  readonly time: string;
  /** Who did what, in bold. */
  readonly headline: string;
  readonly rest: string;
  /** What was written down. */
  readonly note?: string;
  /** Not yet: the next try. */
  readonly open?: true;
  /** Taken back later: it holds no more. */
  readonly undone?: true;
}

export interface MailLine {
  readonly id: string;
  readonly what: string;
  readonly to: string;
  readonly mark: Mark;
  readonly state: string;
  readonly detail: string;
  readonly again?: string;
  readonly mayGiveUp: boolean;
}

export interface Template {
  readonly title: string;
  readonly sub: string;
  /** Opens a mail; absent where there is no address. */
  readonly href?: string;
  /** Opens WhatsApp with the text. */
  readonly whatsApp?: string;
  /** The text itself, of those that staff wrote. */
  readonly text?: string;
}

export interface Neighbour {
  readonly href: string;
  readonly name: string;
}

export interface Neighbours {
  readonly place?: string;
  readonly before?: Neighbour;
  readonly next?: Neighbour;
}

export interface EnquiryView {
  readonly reference: string;
  readonly version: number;
  readonly state: string;
  readonly name: string;
  readonly first: string;
  readonly kind: string;
  readonly received: string;
  readonly receivedIso: string;
  readonly shown: { readonly mark: Mark; readonly label: string };
  readonly who?: string;
  readonly isMine: boolean;
  readonly isDone: boolean;
  readonly closed?: string;
  readonly suspicion?: string;
  readonly neighbours: Neighbours;
  /** Of the list that the member came from, as its address has it: "?who=mine", or nothing. */
  readonly sift: string;
  readonly promise: PromiseView;
  readonly phone: Phone;
  /** Nobody may answer there. */
  readonly phoneWarning?: string;
  readonly email?: string;
  readonly mailto?: string;
  readonly templates: readonly Template[];
  readonly days: readonly CallDay[];
  readonly offered: string;
  readonly tries: number;
  readonly isReached: boolean;
  readonly colleagues: readonly {
    readonly email: string;
    readonly name: string;
    readonly has: string;
  }[];
  readonly outcomes: readonly { readonly value: string; readonly label: string }[];
  readonly history: readonly HistoryLine[];
  readonly answers: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: string;
    readonly scale?: number;
  }[];
  /** Of an employer: those opened so far; absent where none can be opened. */
  readonly vacancies?: readonly {
    readonly href: string;
    readonly title: string;
    readonly facts: string;
  }[];
  readonly money: MoneyView;
  /** Of an application. */
  readonly resume?: ResumeView;
  /** One of those below came after this one. */
  readonly hasLater: boolean;
  /** Of the same phone or e-mail, the newest first. */
  readonly related: readonly {
    readonly href: string;
    readonly date: string;
    readonly kind: string;
    readonly mark: Mark;
    readonly label: string;
    readonly reference: string;
  }[];
  readonly mails: readonly MailLine[];
  readonly keptUntil: string;
  /** In days. */
  readonly keptFor: number;
  readonly signedIn: string;
  /** What this member did a moment ago. */
  readonly confirmation?: string;
  /** It may still be taken back. */
  readonly mayTakeBack: boolean;
}

export interface PromiseView {
  readonly weekday: string;
  readonly day: number;
  readonly month: string;
  readonly time: string;
  readonly title: string;
  readonly sub: string;
  readonly late: boolean;
  readonly wish?: string;
  /** Of their webinar, where a call might fall due while it runs. */
  readonly session?: string;
}

/** A post that was not taken, and what it said. */
export interface RejectedAction {
  readonly title: string;
  readonly text?: string;
  readonly toHistory?: boolean;
  readonly action: string;
  readonly typed: Readonly<Record<string, string>>;
  /** Of a form about money, as it was posted: some fields come more than once. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** What was computed for the page to show before it is asked for. */
  readonly asked?: AskedView;
  readonly errors: Readonly<Record<string, string>>;
}

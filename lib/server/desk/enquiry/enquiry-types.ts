/** What the page of one enquiry shows: shared by what makes it and what draws it. */

import type { enquiryView } from '#lib/server/desk/enquiry/enquiry-view';
import type { Mark } from '#lib/server/desk/enquiry/mark';
import type { AskedView } from '#lib/server/desk/enquiry/money-types';

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

export type EnquiryView = Awaited<ReturnType<typeof enquiryView>>;

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

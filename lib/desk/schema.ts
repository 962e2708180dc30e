/** These are the parts of an enquiry's page, which its views produce and its components render. */
import type { Mark } from '#lib/staff/rules';

export interface HistoryLine {
  readonly id: string;
  readonly iso: string;
  /** Only at the first line of a day. */
  readonly day?: string;
  readonly time: string;
  readonly headline: string;
  readonly rest: string;
  readonly note?: string;
  /** Not yet: the next try. */
  readonly open?: true;
  /** Undone later: it holds no more. */
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
  readonly whatsApp?: string;
  /** The text itself, of those that staff wrote. */
  readonly text?: string;
}

/** The tables of those who work at the desk: who signs in, what they set, write and plan. Times are epoch milliseconds. */

export interface DeskTemplateRow {
  id: string;
  version: number;
  title: string;
  /** Empty: for every kind. */
  kind: string;
  language: string;
  body: string;
  member: string;
  at: number;
  /** 1 or 0. */
  removed: number;
}

export interface DeskMemberRow {
  email: string;
  version: number;
  /** The day in India on which they are back; empty: at work. */
  away_until: string;
  /** JSON of names. */
  languages: string;
  /** 1: new enquiries are dealt to them. */
  dealt: number;
  member: string;
  at: number;
}

export interface DeskFilterRow {
  id: string;
  title: string;
  /** Whose it is; empty: everybody's. */
  owner: string;
  /** The sifting, as the address of the list has it. */
  sift: string;
  at: number;
}

export interface SessionPlanRow {
  id: string;
  link: string | null;
  link_number: number;
  link_at: number | null;
  notes: string;
  cancelled_at: number | null;
  changed_at: number;
  changed_by: string;
}

export interface DeskSignInRow {
  token_hash: string;
  code_hash: string;
  browser_hash: string;
  email: string;
  back: string;
  asked_at: number;
  ends_at: number;
  wrong: number;
  used_at: number | null;
}

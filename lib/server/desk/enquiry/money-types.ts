/** What the desk's page of an enquiry draws of money. Types alone; sums and days are words already. */
import type { Mark } from '#lib/server/desk/enquiry/mark';

export interface LineChoice {
  readonly code: string;
  readonly label: string;
  readonly sub: string;
  readonly fee: string;
  /** What the enquiry or its quotation chose. */
  readonly isChosen: boolean;
}

export interface MoneyRow {
  readonly name: string;
  readonly due: string;
  readonly amount: string;
  readonly mark: Mark;
  readonly state: string;
  readonly sub: string;
  readonly paper?: { readonly href: string; readonly number: string };
  /** What can go back of it. */
  readonly refund?: string;
  /** The provider refused it: it is to be paid back elsewhere. */
  readonly paidBack?: string;
}

export interface RequestView {
  readonly number: string;
  readonly rows: readonly MoneyRow[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly left: string;
  /** It can be paid or cancelled. */
  readonly isOpen: boolean;
  /** "Part 2 of 2, ₹10,030, due Fri 1 Jan 2027." */
  readonly next?: { readonly text: string; readonly amount: string };
  /** "Part paid", beside the state of the enquiry. */
  readonly shown: { readonly mark: Mark; readonly label: string };
}

export interface MoneyView {
  /** Nobody is asked for payment on an enquiry of this kind. */
  readonly asks: boolean;
  readonly chosen: readonly LineChoice[];
  readonly groups: readonly { readonly title: string; readonly lines: readonly LineChoice[] }[];
  readonly untilDays: readonly { readonly value: string; readonly label: string }[];
  readonly usualUntil: string;
  readonly today: string;
  /** A quotation may still hold another fee than that of today. */
  readonly feesChanged: boolean;
  readonly request?: RequestView;
  /** The invoice needs an address, and they have given none yet. */
  readonly asksBuyer: boolean;
  /** How much cash the law lets us take. */
  readonly cashRule: string;
}

/** What the server computed, before it is asked for. */
export interface AskedView {
  readonly at: string;
  readonly summary: string;
  readonly fee: string;
  readonly discount?: { readonly reason: string; readonly amount: string };
  readonly gstOf: string;
  readonly gst: string;
  readonly total: string;
  readonly parts: readonly { readonly due: string; readonly sum: string }[];
  readonly note: string;
}

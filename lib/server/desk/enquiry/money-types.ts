/** What the desk's page of an enquiry draws of money. Types alone; sums and days are words already. */
import type { askedView } from '#lib/server/desk/enquiry/asked-view';
import type { choiceOf } from '#lib/server/desk/enquiry/line-choices';
import type { Mark } from '#lib/server/desk/enquiry/mark';
import type { moneyView } from '#lib/server/desk/enquiry/money-view';

export type AskedView = ReturnType<typeof askedView>;
export type LineChoice = ReturnType<typeof choiceOf>;
export type MoneyView = Awaited<ReturnType<typeof moneyView>>;

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

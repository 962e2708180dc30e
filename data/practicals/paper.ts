/** A practical paper: what a sitting stores of it, and the parts that it is written in. */
import { acceptedNames } from '#data/practicals/accounts';
import type { Day } from '#data/practicals/days';
import type { Document } from '#data/practicals/documents';
import { type Derived, type Formula, text } from '#data/practicals/formula';

export type Side = 'd' | 'k';
type CellKind = 'amount' | 'number' | 'date' | 'choice';

export interface Cell {
  readonly kind: CellKind;
  readonly cell: string;
  /** Says what decides. */
  readonly label: string;
  readonly hint?: string;
  /** Its figure may be below zero in some sets: keyboards of figures alone have no minus. */
  readonly signed?: true;
  readonly options?: readonly string[];
}

export interface Journal {
  readonly kind: 'journal';
  /** The letters of its rows: `p` of p1, p2. */
  readonly id: string;
  readonly label: string;
  /** How many rows are shown at first: one more than needed. */
  readonly rows: number;
}

export interface Part {
  readonly title: string;
  readonly task: string;
  readonly documents: readonly Document[];
  readonly items: readonly (Cell | Journal)[];
}

interface AnswerBase {
  readonly cell: string;
  readonly part: number;
  readonly label: string;
  /** One sentence: why this and nothing else. */
  readonly why: string;
  /** How it follows from other cells, where it does. */
  readonly own?: Formula;
}

export interface LineAnswer extends AnswerBase {
  readonly kind: 'line';
  readonly journal: string;
  readonly account: string;
  /** Plain names under which the account is accepted. */
  readonly accepts: readonly string[];
  readonly side: Side;
  readonly paise: number;
}

export interface CellAnswer extends AnswerBase {
  readonly kind: CellKind;
  /** Paise, hundredths or a day; of a choice its option. */
  readonly value: number | string;
}

export type Answer = LineAnswer | CellAnswer;

/** Plain data: a sitting stores it as it was made. */
export interface MadePaper {
  readonly module: number;
  readonly set: string;
  readonly day: Day;
  readonly minutes: number;
  readonly about: string;
  readonly accounts: readonly string[];
  readonly parts: readonly Part[];
  /** The model answer, in the order of the sheet. */
  readonly answers: readonly Answer[];
}

export type Item = CellItem | JournalItem;

export interface CellItem extends Cell {
  /** Options that have an order of their own, as the lines of a statement. */
  readonly inOrder?: boolean;
  readonly answer: Formula;
  readonly why: string;
}

export interface JournalItem {
  readonly kind: 'journal';
  readonly label: string;
  readonly lines: readonly LineItem[];
}

export interface LineItem {
  readonly cell: string;
  readonly side: Side;
  readonly account: string;
  readonly accepts: readonly string[];
  readonly answer: Formula;
  readonly why: string;
}

export interface Sheet {
  readonly about: string;
  readonly accounts?: readonly string[];
  readonly parts: readonly {
    readonly title: string;
    readonly task: string;
    readonly documents: readonly Document[];
    readonly items: readonly Item[];
  }[];
  /** Beginners give these answers; they are never right. */
  readonly traps: Readonly<Record<string, readonly (number | string)[]>>;
  /** Cells that hold one figure for a reason, as a payable that repeats the tax worked out above. */
  readonly alike?: readonly (readonly [string, string])[];
  /** A limit is hit exactly, or a profit is not positive: other figures are generated. */
  readonly refused?: boolean;
}

/** Draws in the order of its calls. The last argument of each is what the fixed set has. */
export interface Draw {
  readonly whole: (from: number, to: number, step: number, fixed: number) => number;
  /** Rupees in steps of rupees, as paise. */
  readonly money: (from: number, to: number, step: number, fixed: number) => number;
  /** Up to 20% either side of an amount, in steps of its last digit that is not 0, as paise. */
  readonly around: (fixedRupees: number) => number;
  readonly one: <T>(of: readonly T[], fixed: T) => T;
  readonly either: (fixed: boolean) => boolean;
  readonly order: <T>(list: readonly T[]) => readonly T[];
  /** A working day between two ISO dates. */
  readonly day: (from: string, to: string, fixed: string) => Day;
  readonly person: (fixed: string) => string;
}

export interface Paper {
  readonly module: number;
  readonly minutes: number;
  /** A date without a year is the one nearest to the day of the sheet. */
  readonly day: Day;
  readonly sheet: (draw: Draw) => Sheet;
}

const cellOf =
  (kind: CellKind) =>
  (cell: string, label: string, answer: Formula, why: string, hint?: string): CellItem => ({
    kind,
    cell,
    label,
    answer,
    why,
    ...(hint === undefined ? {} : { hint }),
  });

export const amount = cellOf('amount');
export const number = cellOf('number');
export const date = cellOf('date');

export const signedAmount = (...rest: Parameters<typeof amount>): CellItem => ({
  ...amount(...rest),
  signed: true,
});
export const signedNumber = (...rest: Parameters<typeof number>): CellItem => ({
  ...number(...rest),
  signed: true,
});

/** `answer` is an option, or a formula that gives one. */
export const choice = (
  cell: string,
  label: string,
  options: readonly string[],
  answer: string | Derived,
  why: string,
  hint?: string,
): CellItem => ({
  ...cellOf('choice')(cell, label, typeof answer === 'string' ? text(answer) : answer, why, hint),
  options,
});

export const listed = (...rest: Parameters<typeof choice>): CellItem => ({
  ...choice(...rest),
  inOrder: true,
});

export const journal = (label: string, ...lines: LineItem[]): JournalItem => ({
  kind: 'journal',
  label,
  lines,
});

interface LineOptions {
  readonly party?: boolean;
  readonly also?: readonly string[];
}

const lineOf =
  (side: Side) =>
  (
    cell: string,
    account: string,
    answer: Formula,
    why: string,
    options?: LineOptions,
  ): LineItem => ({
    cell,
    side,
    account,
    accepts: acceptedNames(account, options),
    answer,
    why,
  });

export const debit = lineOf('d');
export const credit = lineOf('k');
export const line = (side: Side, ...rest: Parameters<typeof debit>): LineItem =>
  lineOf(side)(...rest);

/** Reasons of lines that every journal has. */
export const because = {
  inputTax: 'Tax you may set off is an asset, not cost: debit.',
  outputTax: 'Tax you collect is owed to the government: credit.',
  supplier: 'You owe the whole bill, tax too: credit.',
  customer: 'The customer owes the whole bill: debit.',
  money: 'Money in: debit; money out: credit.',
  expense: 'A cost of the period is debited.',
  payable: 'Due and not paid is a liability: credit.',
} as const;

/** Amounts of this folder are written in rupees and counted in paise. */
export const paise = (rupees: number) => Math.round(rupees * 100);

/** A figure with two neighbouring digits exchanged, one of the ways in which that makes another figure as long. */
export function exchanged(draw: Draw, figure: number, fixed: number): number {
  const digits = String(figure);
  const ways = Array.from({ length: digits.length - 1 }, (_, at) =>
    Number(digits.slice(0, at) + digits.charAt(at + 1) + digits.charAt(at) + digits.slice(at + 2)),
  ).filter((way) => way !== figure && String(way).length === digits.length);
  return draw.one(ways.length > 0 ? ways : [figure], fixed);
}

/** Documents of an office as data: their content, not their look. */
import { law } from '#data/law';
import { type Day, weekday } from '#data/practicals/days';
import { inr } from '#data/practicals/firms';
import { divided } from '#data/practicals/formula';

export type DocumentKind =
  | 'challan'
  | 'counterfoil'
  | 'delivery'
  | 'gstr-2b'
  | 'invoice'
  | 'ledger'
  | 'mail'
  | 'memo'
  | 'note'
  | 'output'
  | 'prices'
  | 'printout'
  | 'register'
  | 'report'
  | 'slip'
  | 'statement'
  | 'stock'
  | 'table'
  | 'uae-invoice';

/** A figure that a tea stain has made unreadable. */
export const torn = null;

interface Table {
  readonly columns?: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly foot?: readonly (readonly (string | null)[])[];
}

export interface Document {
  readonly kind: DocumentKind;
  readonly title: string;
  /** "Original for recipient" */
  readonly tag?: string;
  /** Lines below the title: place, GSTIN, number, date, buyer. */
  readonly about?: readonly string[];
  /** A mail has it. */
  readonly from?: string;
  readonly at?: string;
  /** Sentences, each a paragraph. */
  readonly text?: readonly string[];
  readonly table?: Table;
  readonly foot?: readonly string[];
}

export const paper = (
  kind: DocumentKind,
  title: string,
  rest: Omit<Document, 'kind' | 'title'>,
): Document => ({ kind, title, ...rest });

export const mail = (from: string, at: string, ...text: string[]): Document => ({
  kind: 'mail',
  title: 'E-mail',
  from,
  at,
  text,
});

export interface Firm {
  readonly name: string;
  readonly place: string;
  readonly gstin?: string;
}

const addressOf = ({ place, gstin }: Firm) => [place, gstin].filter(Boolean).join(', ');

export interface Bill {
  readonly kind?: 'invoice' | 'uae-invoice';
  readonly from: Firm;
  readonly to: Firm;
  readonly number: string;
  readonly on: Day;
  readonly tag?: string;
  readonly name?: string;
  /** Further lines below the buyer: terms, place of supply. */
  readonly about?: readonly string[];
  /** Each line has a text and an amount in paise; null cannot be read. */
  readonly lines: readonly (readonly [string, number | null])[];
  readonly total: number | null;
  readonly foot?: readonly string[];
  readonly currency?: string;
  readonly written?: (paise: number) => string;
}

export function bill({
  kind = 'invoice',
  name = 'Tax invoice',
  currency = '₹',
  written = inr,
  ...of
}: Bill): Document {
  const figure = (paise: number | null) => (paise === null ? torn : written(paise));
  const total = figure(of.total);
  return {
    kind,
    title: of.from.name,
    ...(of.tag ? { tag: of.tag } : {}),
    about: [
      addressOf(of.from),
      `${name} ${of.number}, ${weekday(of.on)}`,
      `To ${[of.to.name, addressOf(of.to)].filter(Boolean).join(', ')}`,
      ...(of.about ?? []),
    ],
    table: {
      rows: of.lines.map(([what, paise]) => [what, figure(paise)]),
      foot: [['Total', total === torn ? torn : currency + total]],
    },
    ...(of.foot ? { foot: of.foot } : {}),
  };
}

export const localTax = (each: number): readonly (readonly [string, number])[] => [
  [`CGST ${halfRate}%`, each],
  [`SGST ${halfRate}%`, each],
];

export const gstRate = law['gst-rates'].values.standardPercent;
/** It is the rate of CGST and of SGST. */
export const halfRate = gstRate / 2;

/** CGST, or SGST, on a value in paise. */
export const halfTax = (value: number): number => divided(value * halfRate, 100);
export const wholeTax = (value: number): number => divided(value * gstRate, 100);
/** A value with its local tax. */
export const withTax = (value: number): number => value + 2 * halfTax(value);

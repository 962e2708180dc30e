/** Documents in a GST return: the table of each, and what is summed up. Amounts in paise, days ISO dates in India. */

export interface LedgerAmounts {
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly totalPaise: number;
}

export interface LedgerDocument extends LedgerAmounts {
  readonly kind: 'invoice' | 'credit-note';
  readonly number: string;
  /** ISO day in India. */
  readonly issuedOn: string;
  readonly name: string;
  /** Empty: the buyer is not registered. */
  readonly gstin: string;
  /** Two digits. */
  readonly placeOfSupply: string;
  readonly lines: readonly { readonly sac: string; readonly taxablePaise: number }[];
  /** The total of the invoice that a credit note amends: it decides the table of the note. */
  readonly ofInvoiceTotalPaise?: number | undefined;
  /** A credit without tax, after the last day for one that reduces it: it is in no return. */
  readonly isCommercial?: boolean | undefined;
}

/**
 * The last ISO day on which a credit note takes its tax back: 30 November after the end of the financial year of the
 * invoice (CGST Act, section 34(2)). `invoicedOn` is an ISO day in India.
 */
export function lastDayOfTaxCredit(invoicedOn: string): string {
  const [year = 0, month = 0] = invoicedOn.split('-').map(Number);
  return `${month < 4 ? year : year + 1}-11-30`;
}

export type Gstr1Table = 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur';

/** Above it an inter-State invoice to an unregistered buyer is by itself (CGST Rules, rule 59(4), Notification 12/2024-Central Tax). */
export const largePaise = 1_00_000_00;

type Placed = Pick<
  LedgerDocument,
  'kind' | 'gstin' | 'igstPaise' | 'totalPaise' | 'ofInvoiceTotalPaise'
>;

/** Where a document is in GSTR-1: tables 4, 5, 7 and 9B. A credit note goes where its invoice went. */
export function tableOf(document: Placed): Gstr1Table {
  const isNote = document.kind === 'credit-note';
  if (document.gstin) return isNote ? 'cdnr' : 'b2b';
  const totalPaise = isNote ? (document.ofInvoiceTotalPaise ?? 0) : document.totalPaise;
  // All our supplies are taxed: without integrated tax it is one within the State.
  if (document.igstPaise === 0 || totalPaise <= largePaise) return 'b2cs';
  return isNote ? 'cdnur' : 'b2cl';
}

export const signOf = ({ kind }: Pick<LedgerDocument, 'kind'>) => (kind === 'invoice' ? 1 : -1);

export const nothing: LedgerAmounts = {
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  totalPaise: 0,
};

export const added = (sum: LedgerAmounts, each: LedgerAmounts, times = 1): LedgerAmounts => ({
  taxablePaise: sum.taxablePaise + times * each.taxablePaise,
  cgstPaise: sum.cgstPaise + times * each.cgstPaise,
  sgstPaise: sum.sgstPaise + times * each.sgstPaise,
  igstPaise: sum.igstPaise + times * each.igstPaise,
  totalPaise: sum.totalPaise + times * each.totalPaise,
});

/** Credit notes taken off. */
export const sumOf = (
  documents: readonly (Pick<LedgerDocument, 'kind'> & LedgerAmounts)[],
): LedgerAmounts => documents.reduce((sum, each) => added(sum, each, signOf(each)), nothing);

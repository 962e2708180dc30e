/** Screens drawn as pages of a ledger: what one is able to do after a module. Amounts are an example's. */
export interface LedgerPage {
  readonly id: 'voucher' | 'gstr-3b' | 'reconciliation';
  /** Course number of the module that teaches it. */
  readonly courseNo: number;
  readonly title: string;
  readonly head: string;
  readonly columns: readonly [first: string, ...figures: string[]];
  readonly rows: readonly (readonly [label: string, ...figures: string[]])[];
  readonly total: readonly [label: string, ...figures: string[]];
  /** It says the same in a sentence. */
  readonly says: string;
}

export const ledgerPages: readonly LedgerPage[] = [
  {
    id: 'voucher',
    courseNo: 3,
    title: 'A purchase voucher',
    head: 'Purchase 214 · 5 Nov 2026 · bill 118',
    columns: ['Particulars', 'Debit', 'Credit'],
    rows: [
      ['Dr Purchases, 18%', '40,000', ''],
      ['Dr Input CGST 9%', '3,600', ''],
      ['Dr Input SGST 9%', '3,600', ''],
      ['Cr The supplier', '', '47,200'],
    ],
    total: ['', '47,200', '47,200'],
    says: 'You enter a bill of ₹40,000 with CGST and SGST of ₹3,600 each, and both sides total ₹47,200.',
  },
  {
    id: 'reconciliation',
    courseNo: 4,
    title: 'A bank reconciliation',
    head: 'Bank reconciliation · 31 Oct 2026',
    columns: ['From the books to the statement', 'Rupees'],
    rows: [
      ['Balance in the books', '1,84,250'],
      ['Enter the missed receipt', '11,800'],
      ['Enter the missed charges', '−590'],
      ['Add unpresented cheques', '32,400'],
      ['Less deposits not yet credited', '−18,000'],
    ],
    total: ['Balance in the statement', '2,09,860'],
    says: 'You first enter what the books have missed, a receipt of ₹11,800 and charges of ₹590. Then you reconcile the book balance of ₹1,95,460 with the bank’s ₹2,09,860, and explain every rupee of the difference.',
  },
  {
    id: 'gstr-3b',
    courseNo: 6,
    title: 'A GSTR-3B',
    head: 'GSTR-3B · October 2026',
    columns: ['Table', 'CGST', 'SGST'],
    rows: [
      ['3.1(a) Outward supplies', '72,000', '72,000'],
      ['4(A) Input tax credit', '54,400', '54,400'],
      ['4(B) Reversed', '−3,100', '−3,100'],
    ],
    total: ['6.1 To pay in cash', '20,700', '20,700'],
    says: 'You set off credit of ₹51,300 (after reversals) against output tax of ₹72,000, head by head, and pay the balance of ₹20,700.',
  },
];

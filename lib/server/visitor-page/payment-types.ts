/** What the page of an enquiry draws of a payment. Types alone; sums and days are words already. */
import type { RequestState } from '#lib/shared/payments/request';

export interface PaymentLineView {
  readonly label: string;
  readonly sub: string;
  readonly amount: string;
}

export interface PaymentNotice {
  readonly title: string;
  readonly text: string;
  readonly papers: readonly {
    readonly label: string;
    readonly href: string;
    readonly sub: string;
  }[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly stamp?: string;
  /** It may be another in a moment: a way to look again. */
  readonly mayChange?: boolean;
}

export interface VisitorPayment {
  readonly state: RequestState;
  readonly number: string;
  /** Of the part that can be paid now; absent where none can. */
  readonly duePaise?: number;
  readonly due?: { readonly sum: string; readonly by: string; readonly part: string };
  /** Of the page, while a part can be paid. */
  readonly heading?: { readonly title: string; readonly text: string };
  readonly lines: readonly PaymentLineView[];
  readonly discount?: { readonly reason: string; readonly amount: string };
  readonly fee: string;
  readonly gst: string;
  readonly total: string;
  readonly parts: readonly {
    readonly name: string;
    readonly by: string;
    readonly amount: string;
    readonly mark: string;
    readonly state: string;
  }[];
  readonly partsTitle?: string;
  readonly partsText?: string;
  readonly notices: readonly PaymentNotice[];
  readonly addressNeeded: boolean;
  readonly takesPayments: boolean;
  /** Where there are no payment keys. */
  readonly bank?: string;
  readonly mayAskAgain: boolean;
}

/** What a member does with money, and what becomes of it: for page and script. */
import type { ActingMember } from '#lib/enquiries/actions/write';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { isOverdueOn, type PaymentRequest, stateOn } from '#lib/payments/rules/requests';
import type { StoredRequest } from '#lib/payments/schema';
import type { Site } from '#lib/platform/context';
import type { Fields } from '#lib/platform/http/intake/body';

export type AskedFor = Omit<PaymentRequest, 'number' | 'state' | 'madeAt'> & {
  readonly batches: readonly string[];
  /** The number of the quotation whose fees these are. */
  readonly quotation?: string;
};

export type Wrong = Readonly<Record<string, string>>;

export interface Deed {
  readonly site: Site;
  readonly by: ActingMember;
  /** As it stands, of the version that the page was read from. */
  readonly enquiry: Enquiry;
  readonly fields: Fields;
  readonly now: number;
}

export type DeedDone =
  | { readonly answer: Readonly<Record<string, unknown>> }
  | { readonly wrong: Wrong; readonly status?: 409 | 422 }
  /** Computed, and nothing is kept yet. */
  | { readonly shown: AskedFor }
  | { readonly stale: true };

type Summed = Pick<StoredRequest, 'amountPaise' | 'taxablePaise' | 'gstPaise' | 'parts' | 'until'>;

/** Amounts in paise, days ISO dates. */
export const sumsOf = (asked: Summed) => ({
  amount: asked.amountPaise,
  taxable: asked.taxablePaise,
  gst: asked.gstPaise,
  parts: asked.parts.map(({ amountPaise, due }) => ({ amount: amountPaise, due })),
  until: asked.until,
});

export const paymentOf = (request: StoredRequest, day: string) => ({
  number: request.number,
  ...sumsOf(request),
  state: stateOn(request, day),
  overdue: isOverdueOn(request, day),
});

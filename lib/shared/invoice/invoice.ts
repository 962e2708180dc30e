/** A tax invoice for a paid webinar: what rule 46 of the CGST Rules 2017 asks for. */
import { gstStates, sacOfTraining, sampleGstin } from '#data/gst';
import type { Edition } from '#data/webinars';
import { sessionTimeText } from '#lib/shared/calendar/session-time';
import { gstPercent, gstWithin } from '#lib/shared/money';

interface Paid {
  readonly edition: Edition;
  readonly amountPaise: number;
  readonly invoiceNumber?: string;
}

export interface Invoice {
  /** "Tax invoice"; a plain receipt where there is no number of ours or no GSTIN. */
  readonly title: 'Tax invoice' | 'Receipt';
  readonly what: string;
  readonly when: string;
  readonly sac: string;
  /** Rupees to the paisa. */
  readonly fee: number;
  readonly taxes: readonly { readonly name: string; readonly amount: number }[];
  readonly total: number;
  readonly placeOfSupply?: string;
}

/**
 * The name of a state alone is asked of us, so every buyer is unregistered: training of theirs is supplied where it
 * is performed, which is our own state (IGST Act 2017, section 12(5)(b)), and the tax is CGST and SGST in halves.
 */
export function invoiceOf(paid: Paid, { gstin, state }: Supplier): Invoice {
  const { fee, gst, total } = gstWithin(paid.amountPaise / 100);
  const half = Math.round(gst * 50) / 100;
  const rest = Math.round((gst - half) * 100) / 100;
  const full = paid.invoiceNumber !== undefined && gstin !== undefined && state !== undefined;
  return {
    title: full ? 'Tax invoice' : 'Receipt',
    what: `Live webinar: ${paid.edition.title}`,
    when: sessionTimeText(paid.edition),
    sac: sacOfTraining,
    fee,
    taxes: full
      ? [
          { name: `CGST ${gstPercent / 2}%`, amount: half },
          { name: `SGST ${gstPercent / 2}%`, amount: rest },
        ]
      : [{ name: `GST ${gstPercent}%`, amount: gst }],
    total,
    ...(full && { placeOfSupply: `${state} (${gstin.slice(0, 2)})` }),
  };
}

interface Known {
  readonly mode: 'trial' | 'public';
  readonly LEGAL_NAME: string;
  readonly REGISTERED_OFFICE: string;
  readonly COMPANY_NUMBER: string;
  readonly GSTIN?: string | undefined;
}

export interface Supplier {
  readonly name: string;
  readonly office: string;
  /** Number of the company (CIN), LLP or firm. */
  readonly number: string;
  /** Absent where no payment is taken and none was given. */
  readonly gstin?: string;
  /** The state whose GST is split into CGST and SGST. */
  readonly state?: string;
  readonly sample: boolean;
}

export function supplierOf({ mode, GSTIN, ...known }: Known): Supplier {
  const gstin = GSTIN ?? (mode === 'trial' ? sampleGstin : undefined);
  const state = stateOf(gstin);
  return {
    name: known.LEGAL_NAME,
    office: known.REGISTERED_OFFICE,
    number: known.COMPANY_NUMBER,
    ...(gstin && { gstin }),
    ...(state && { state }),
    sample: mode === 'trial',
  };
}

/** The state that the first two digits of a GSTIN name. */
const stateOf = (gstin: string | undefined) => gstStates[gstin?.slice(0, 2) ?? ''];

/** Who we are on a paper that names a price: as the environment says, or a marked sample in trial mode. */
import { gstStates, sampleGstin } from '#data/gst';

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

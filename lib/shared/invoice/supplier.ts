/** Who supplies, as the environment of this host says: on quotations, invoices and credit notes. */
import { sampleGstin } from '#data/gst';
import { stateName } from '#lib/shared/tax/states';

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
  const state = stateName(gstin?.slice(0, 2) ?? '');
  return {
    name: known.LEGAL_NAME,
    office: known.REGISTERED_OFFICE,
    number: known.COMPANY_NUMBER,
    ...(gstin && { gstin }),
    ...(state && { state }),
    sample: mode === 'trial',
  };
}

/** The place of supply, two digits: where none was recorded it is the supplier's own State. */
export const placeIn = (
  { placeOfSupply }: { readonly placeOfSupply: string },
  known: Known,
): string => placeOfSupply || stateCodeOf(supplierOf(known));

/** Two digits; empty without a GSTIN. */
export const stateCodeOf = ({ gstin }: Pick<Supplier, 'gstin'>): string => gstin?.slice(0, 2) ?? '';

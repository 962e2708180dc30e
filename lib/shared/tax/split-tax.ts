interface Tax {
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
}

interface Taxed {
  readonly gstPaise: number;
  /** Two digits each. */
  readonly placeOfSupply: string;
  readonly supplierState: string;
}

/** Within the supplier's State in halves, the odd paisa with CGST; across States as one (IGST Act, sections 7 and 8). */
export function splitTax({ gstPaise, placeOfSupply, supplierState }: Taxed): Tax {
  if (placeOfSupply !== supplierState) return { cgstPaise: 0, sgstPaise: 0, igstPaise: gstPaise };
  const sgstPaise = Math.floor(gstPaise / 2);
  return { cgstPaise: gstPaise - sgstPaise, sgstPaise, igstPaise: 0 };
}

import { PrintedMark } from '#components/layout/logo';
import { provider } from '#data/site';
import type { Supplier } from '#lib/shared/invoice/rules';

/** From whom a paper comes. */
export function SheetFrom({
  supplier: { name, number, office, gstin, sample },
}: {
  supplier: Supplier;
}) {
  return (
    <div className="sheet-from">
      <p className="sheet-logo">
        <PrintedMark className="mark" />
        {provider.name}
      </p>
      <p>
        {name}
        <br />
        {office}
        <br />
        Registration number <span className="whitespace-nowrap">{number}</span>
        {gstin && (
          <>
            <br />
            GSTIN {gstin}
          </>
        )}{' '}
        {sample && <span className="sample">Sample</span>}
      </p>
    </div>
  );
}

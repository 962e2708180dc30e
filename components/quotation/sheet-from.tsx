import { provider } from '#data/site';
import type { Supplier } from '#lib/supplier';

/** From whom a paper comes. */
export function SheetFrom({
  supplier: { name, number, office, gstin, sample },
}: {
  supplier: Supplier;
}) {
  return (
    <div className="sheet-from">
      <p className="sheet-logo">
        <svg className="mark" viewBox="0 0 26 34" aria-hidden="true">
          <rect width="26" height="34" rx="3" fill="#9b1c2e" />
          <rect width="5" height="34" rx="2" fill="#7a1422" />
          <path
            d="M9 10h12M9 20h12M9 23h12"
            stroke="#e9c675"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </svg>
        {provider.name}
      </p>
      <p>
        {name}
        <br />
        {office}
        <br />
        Registration number {number}
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

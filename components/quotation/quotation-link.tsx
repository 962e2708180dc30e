import { quotationPath } from '#lib/shared/quotation/path';

/** The head script lets it lead to the quotation of what is ticked (lib/browser/inline-script/cart-ticks.ts); without it one ticks there. */
export function QuotationLink() {
  return (
    <p className="mt-3">
      <a className="action" href={quotationPath({})} data-quotation suppressHydrationWarning>
        Make a quotation
      </a>
    </p>
  );
}

/** Of a package by its hours, or of a bootcamp by its code: on one page, to show at home or at work. */
export function PlanQuotation({ plan }: { plan: string }) {
  return (
    <p className="mt-3">
      <a className="action" href={quotationPath({ plan })}>
        Quotation
        <span className="sr-only"> for {plan.match(/^\d+$/) ? `${plan} hours` : plan}</span>
      </a>
    </p>
  );
}

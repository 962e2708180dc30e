import { QuotationParts } from '#components/quotation/quotation-parts';
import { QuotationTable } from '#components/quotation/quotation-table';
import { SheetFrom } from '#components/quotation/sheet-from';
import { TypedForPrint } from '#components/quotation/typed-for-print';
import { Rows } from '#components/ui/rows';
import type { Contacts } from '#lib/shared/company/contacts';
import { shortDay } from '#lib/shared/dates';
import type { Supplier } from '#lib/shared/invoice/rules';
import type { Quotation } from '#lib/shared/quotation/quotation';

interface Props {
  quotation: Quotation;
  supplier: Supplier;
  contacts: Contacts;
  /** Where the same figures stand. */
  url: string;
}

/** The paper itself: on the screen a leaf of the ledger, in print one A4 page. */
export function QuotationSheet({ quotation, supplier, contacts, url }: Props) {
  const { number, on, until, expired, gst } = quotation;
  return (
    <article className="leaf sheet" aria-labelledby="quotation">
      <span className="leaf-margin" aria-hidden="true" />
      <header className="sheet-head">
        <SheetFrom supplier={supplier} />
        <h1 id="quotation">Quotation</h1>
        <Rows
          className="sheet-facts"
          rows={[
            ['Number', number],
            [
              'Date',
              <time key="on" dateTime={on}>
                {shortDay(on)}
              </time>,
            ],
            [
              'Good until',
              <>
                <time dateTime={until}>{shortDay(until)}</time>
                {expired && <span className="stamp">Run out</span>}
              </>,
            ],
          ]}
        />
        <TypedForPrint />
      </header>
      <QuotationTable quotation={quotation} state={supplier.state} />
      <QuotationParts quotation={quotation} contacts={contacts} />
      <p className="sheet-foot">
        This is a quotation and not a tax invoice. You owe nothing until you enrol and pay.
        {gst > 0 && ' If the rate of GST changes, the rate on the day of payment applies.'} The same
        figures are at {url.replace(/^https?:\/\//, '')}
      </p>
    </article>
  );
}

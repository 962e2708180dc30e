import { SheetFrom } from '#components/quotation/sheet-from';
import { SumRows } from '#components/quotation/sum-rows';
import { sandboxOrder } from '#lib/shared/addresses/payment-sandbox';
import { inIndia, longDayInIndia } from '#lib/shared/dates';
import type { Invoice, Supplier } from '#lib/shared/invoice/invoice';
import { inRupees } from '#lib/shared/money';

interface Props {
  invoice: Invoice;
  supplier: Supplier;
  paid: {
    readonly name: string;
    readonly invoiceNumber?: string;
    readonly providerOrderId: string;
    readonly paymentId: string;
    readonly paidAt: number;
  };
}

/** One A4 page: the invoice of what was paid, and the receipt for it. */
export function InvoiceSheet({ invoice, supplier, paid }: Props) {
  const { title, what, when, sac, fee, taxes, total, placeOfSupply } = invoice;
  const means = paid.providerOrderId.startsWith(sandboxOrder)
    ? 'in test mode: no money moved'
    : 'by Razorpay';
  const facts = [
    ['Number', paid.invoiceNumber ?? paid.paymentId],
    ['Date', longDayInIndia(paid.paidAt)],
    ['To', paid.name || 'Name erased on request'],
  ];
  return (
    <article className="leaf sheet" aria-labelledby="invoice">
      <span className="leaf-margin" aria-hidden="true" />
      <header className="sheet-head">
        <SheetFrom supplier={supplier} />
        <h1 id="invoice">{title}</h1>
        <dl className="sheet-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <table className="sheet-table">
        <caption className="sr-only">What was paid for, in rupees</caption>
        <thead>
          <tr>
            <th scope="col">No</th>
            <th scope="col">What</th>
            <th scope="col">SAC</th>
            <th scope="col" className="figure">
              Quantity
            </th>
            <th scope="col" className="figure">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>1</td>
            <th scope="row">
              {what}
              <span className="sub">{when}</span>
            </th>
            <td>{sac}</td>
            <td className="figure">1 place</td>
            <td className="figure">{inRupees(fee)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">Taxable value</th>
            <td />
            <td />
            <td className="figure">{inRupees(fee)}</td>
          </tr>
          {taxes.map(({ name, amount }) => (
            <tr key={name}>
              <td />
              <th scope="row">{name}</th>
              <td />
              <td />
              <td className="figure">{inRupees(amount)}</td>
            </tr>
          ))}
          <SumRows label="Paid" total={total} />
        </tfoot>
      </table>
      <div className="sheet-parts">
        <section>
          <h2>Received</h2>
          <p>
            {inIndia(paid.paidAt)}, {means}. Order {paid.providerOrderId}, payment {paid.paymentId}.
          </p>
        </section>
        <section>
          <h2>Place of supply</h2>
          <p>
            {placeOfSupply ?? 'Where the webinar is given from'}. Tax is not payable on reverse
            charge.
          </p>
        </section>
      </div>
      <p className="sheet-foot">
        Issued electronically and valid without a signature (CGST Rules 2017, rule 46). It is for
        buyers who are not registered: if you are, and want your GSTIN on it, write to us on the day
        of payment.
      </p>
    </article>
  );
}

import type { ReactNode } from 'react';
import { routes } from '#data/addresses/routes';
import { gstPercent, gstWithin, inRupees } from '#lib/platform/values/money';

interface Props {
  rows: readonly (readonly [label: string, value: string])[];
}

const ids = new Set(['Order', 'Payment']);

/** A number of the provider may go on in a new line after its last underscore: order_|N1a2b3 */
function breakable(id: string) {
  const at = id.lastIndexOf('_') + 1;
  return (
    <>
      {id.slice(0, at)}
      <wbr />
      {id.slice(at)}
    </>
  );
}

function shown(label: string, value: string) {
  if (ids.has(label)) return breakable(value);
  if (label === 'Total paid') return <span className="sum">{value}</span>;
  // An hour stays in one line.
  return value.replace(/ (AM|PM) IST$/, '\u00a0$1\u00a0IST');
}

export function PaymentReceipt({ rows }: Props) {
  return (
    <section className="leaf" aria-labelledby="receipt-title">
      <span className="leaf-margin" aria-hidden="true" />
      <h2 id="receipt-title" className="text-[1.15rem] [letter-spacing:0]">
        Your receipt
      </h2>
      <dl className="mt-2">
        {rows.map(([label, value]) => (
          <div key={label} className="entry receipt">
            <dt>{label}</dt>
            <dd className={ids.has(label) ? 'share id' : 'share'}>{shown(label, value)}</dd>
          </div>
        ))}
      </dl>
      <a className="button line low mt-5" href={routes.invoice}>
        Tax invoice, to print
      </a>
    </section>
  );
}

interface PaymentStatementProps {
  title: string;
  /** Rupees, GST included. */
  price: number;
  children?: ReactNode;
}

export function PaymentStatement({ title, price, children }: PaymentStatementProps) {
  const { fee, gst, total } = gstWithin(price);
  return (
    <div className="leaf">
      <span className="leaf-margin" aria-hidden="true" />
      <h2 className="text-[1.15rem] [letter-spacing:0]">{title}</h2>
      <dl className="mt-2">
        <div className="entry">
          <dt>Fee</dt>
          <dd className="share">{inRupees(fee)}</dd>
        </div>
        <div className="entry">
          <dt>GST {gstPercent}%</dt>
          <dd className="share">{inRupees(gst)}</dd>
        </div>
        <div className="entry total">
          <dt>To pay, GST included</dt>
          <dd>
            <span className="sum">{inRupees(total)}</span>
          </dd>
        </div>
      </dl>
      {children}
    </div>
  );
}

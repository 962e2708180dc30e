import { Fragment } from 'react';
import { routes } from '#lib/routes';

interface Props {
  rows: readonly (readonly [label: string, value: string])[];
}

const ids = new Set(['Order', 'Payment']);

/** A number of the provider may go on in a new line after its underscores: order_|N1a2b3 */
const breakable = (value: string) =>
  value.split(/(?<=_)/).map((part, at) => (
    <Fragment key={value.slice(0, value.indexOf(part) + part.length)}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** What was paid, for the browser that paid it. */
export function PaymentReceipt({ rows }: Props) {
  return (
    <section className="leaf" aria-labelledby="receipt-title">
      <span className="leaf-margin" aria-hidden="true" />
      <h2 id="receipt-title" className="text-[1.15rem] tracking-normal">
        Your receipt
      </h2>
      <dl className="mt-2">
        {rows.map(([label, value]) => (
          <div key={label} className="entry receipt">
            <dt>{label}</dt>
            <dd className={ids.has(label) ? 'share id' : 'share'}>
              {label === 'Total paid' ? <span className="sum">{value}</span> : breakable(value)}
            </dd>
          </div>
        ))}
      </dl>
      <a className="button line low mt-5" href={routes.invoice}>
        Tax invoice, to print
      </a>
    </section>
  );
}

import { routes } from '#lib/routes';

interface Props {
  rows: readonly (readonly [label: string, value: string])[];
}

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
            <dd className="share">
              {label === 'Total paid' ? <span className="sum">{value}</span> : value}
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

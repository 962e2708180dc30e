import { eligibility } from '#data/internships';
import { routes } from '#lib/shared/addresses/routes';

/** Two ways in, as two vouchers: what each needs stands on the stub. */
export function Eligibility() {
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        {eligibility.map(({ kind, figure, unit, text }) => (
          <article key={kind} className="voucher">
            <p className="stub">
              <b className={figure.length > 2 ? 'free' : undefined}>{figure}</b>
              {unit}
            </p>
            <div className="voucher-body">
              <h3>{kind}</h3>
              <p className="text-quiet">{text}</p>
            </div>
          </article>
        ))}
      </div>
      <p className="mt-3">
        <a className="action" href={`${routes.certification}#accss`}>
          See the 17 modules
        </a>
      </p>
    </>
  );
}

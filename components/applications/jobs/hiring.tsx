import { Rows } from '#components/ui/rows';
import { TextList } from '#components/ui/text-list';
import { routes } from '#data/addresses/routes';
import { accountantLevels, employerExample } from '#data/employers';
import { eligibility } from '#data/internships';
import { inRupees, withGst } from '#lib/platform/values/money';

interface Props {
  steps: readonly { readonly title: string; readonly text?: string }[];
}

export function Steps({ steps }: Props) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          {text && <span>{text}</span>}
        </li>
      ))}
    </ol>
  );
}

export function AccountantLevels() {
  return (
    <div className="grid gap-x-16 gap-y-9 md:grid-cols-2">
      {accountantLevels.map(({ type, work }) => (
        <div key={type}>
          <h3>{type}</h3>
          <TextList className="ticks mt-3" texts={work} />
        </div>
      ))}
    </div>
  );
}

export function EmployerExample() {
  const { fee, gst, total } = withGst(employerExample.fee);
  return (
    <details className="more-asked mb-4">
      <summary>Sample: one candidate, and our fee of {inRupees(total)} with GST</summary>
      <p className="mb-2">
        <span className="sample">Sample</span> A junior accountant, as you would see one:
      </p>
      <Rows className="example" rows={employerExample.candidate}>
        <div>
          <dt>Our fee, once</dt>
          <dd className="num">
            {inRupees(fee)} + {inRupees(gst)} GST = {inRupees(total)}
          </dd>
        </div>
      </Rows>
    </details>
  );
}

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

import { Rows } from '#components/ui/rows';
import { employerExample } from '#data/employers';
import { inRupees, withGst } from '#lib/shared/money';

/** Before the form: what one gets and what it may cost, in a line that unfolds. */
export function EmployerExample() {
  const { fee, gst, total } = withGst(employerExample.fee);
  return (
    <details className="more-asked mb-4">
      <summary>Sample: one candidate, and our fee of {inRupees(total)} with GST</summary>
      <p className="mb-2">
        <span className="sample">Sample</span> A junior accountant, as you would read of one:
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

import { Enquire } from '#components/coaching/enquire';
import { Figure } from '#components/coaching/figure';
import { PlanQuotation } from '#components/quotation/quotation-link';
import { packages } from '#data/coaching';
import { packagePlan } from '#lib/shared/forms/coaching/plan';
import { inRupees, withGst } from '#lib/shared/money';

export function Packages() {
  return (
    <ul className="packages" id="hours">
      {packages.map((each) => (
        <li key={each.id} id={each.id}>
          <div>
            <h3>
              <b>{each.hours}</b> hours
            </h3>
            <p className="small num">{anHour(each.fee / each.hours)}</p>
          </div>
          <Figure fee={each.fee} />
          <div>
            <Enquire plan={packagePlan(each)} />
            <PlanQuotation plan={String(each.hours)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function anHour(feeRupees: number): string {
  const { fee, gst, total } = withGst(feeRupees);
  return `${inRupees(fee)} + ${inRupees(gst)} GST = ${inRupees(total)} an hour`;
}

import { Enquire } from '#components/coaching/enquire';
import { Figure } from '#components/coaching/figure';
import { packages } from '#data/coaching';
import { packagePlan } from '#lib/forms/coaching/plan';
import { inRupees } from '#lib/money';

export function Packages() {
  return (
    <ul className="packages" id="hours">
      {packages.map((each) => (
        <li key={each.id} id={each.id}>
          <div>
            <h3>
              <b>{each.hours}</b> hours
            </h3>
            <p className="small num">{inRupees(each.fee / each.hours)} an hour plus GST</p>
          </div>
          <Figure fee={each.fee} />
          <Enquire plan={packagePlan(each)} />
        </li>
      ))}
    </ul>
  );
}

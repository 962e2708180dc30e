import { BatchLines } from '#components/batches/batch-rows';
import { Enquire } from '#components/coaching/enquire';
import { Figure } from '#components/coaching/figure';
import { PlanQuotation } from '#components/quotation/quotation-link';
import { Rows } from '#components/ui/rows';
import { type Bootcamp, bootcampHour, toCome } from '#data/coaching';
import { courses } from '#data/courses';
import type { CountedBatch } from '#lib/shared/batches/rules';
import { bootcampPlan } from '#lib/shared/forms/coaching/plan';

interface Props {
  readonly bootcamp: Bootcamp;
  /** The next two of it. */
  readonly batches: readonly CountedBatch[];
  readonly now: number;
}

export function BootcampVoucher({ bootcamp, batches, now }: Props) {
  const { code, moduleName, modules, targetAudience, hours, startingDay, endingDay, mode } =
    bootcamp;
  const titles = courses.filter(({ courseNo }) => modules.includes(courseNo));
  // Once batches are announced, theirs are the days; what all have still to name is said once above them.
  const days =
    batches.length > 0 || startingDay === toCome
      ? []
      : ([
          ['Starts', startingDay],
          ['Ends', endingDay],
        ] as const);
  return (
    <article className="voucher bootcamp" id={code}>
      <p className="stub">
        <span>{code}</span>
        {hours === undefined ? <b className="free">Free</b> : <b>{hours}</b>}
        {hours !== undefined && <span>hours</span>}
      </p>
      <div className="voucher-body">
        <h3>{moduleName}</h3>
        {titles.length > 0 && (
          <p className="text-quiet">{titles.map(({ title }) => title).join(', ')}</p>
        )}
        <Rows
          className="bootcamp-facts"
          rows={[['For', targetAudience], ['Mode', mode], ...days]}
        />
        {batches.length > 0 && <BatchLines batches={batches} now={now} />}
        <div className="voucher-foot">
          {hours === undefined ? <p>No fee, no GST.</p> : <Figure fee={hours * bootcampHour.fee} />}
          <div>
            <Enquire plan={bootcampPlan(bootcamp)} />
            {hours !== undefined && <PlanQuotation plan={code} />}
          </div>
        </div>
      </div>
    </article>
  );
}

import { planSummary } from '#lib/enquiries/forms/coaching';
import { gstPercent, inRupees, withGst } from '#lib/platform/values/money';

export function PlanSummary({ plan, modules }: { plan: string; modules: readonly number[] }) {
  const summary = planSummary({ plan, modules });
  return (
    <div className="asked" aria-live="polite">
      {summary.modules.length > 0 && (
        <ul>
          {summary.modules.map(({ courseNo, title }) => (
            <li key={courseNo}>
              <span>{courseNo}</span> {title}
            </li>
          ))}
        </ul>
      )}
      <Sums fee={summary.fee} hours={summary.hours} />
      <p className="hint">{wordsOf(plan, summary.modules.length, summary.left.length)}</p>
    </div>
  );
}

function Sums({ fee: rupees, hours }: { fee: number | undefined; hours: number | undefined }) {
  if (rupees === undefined) return null;
  const { fee, gst, total } = withGst(rupees);
  return (
    <dl className="num">
      {hours !== undefined && <Row term="Hours" sum={String(hours)} />}
      {rupees > 0 && (
        <>
          <Row term="Fee" sum={inRupees(fee)} />
          <Row term={`GST ${gstPercent}%`} sum={inRupees(gst)} />
        </>
      )}
      <div>
        <dt>Total</dt>
        <dd>
          <span className="sum">{rupees > 0 ? inRupees(total) : 'Free'}</span>
        </dd>
      </div>
    </dl>
  );
}

const Row = ({ term, sum }: { term: string; sum: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{sum}</dd>
  </div>
);

function wordsOf(plan: string, going: number, left: number): string {
  if (left > 0) {
    return 'The modules you selected are not part of this plan: they stay in your selection and are not sent.';
  }
  if (going > 0 && plan === '') {
    return 'These modules go with your enquiry. What you pay depends on the hours you book: 30, 60 or 90.';
  }
  if (going > 0) return 'This goes with your enquiry. You pay only after you agree.';
  return plan === ''
    ? 'No modules are ticked. Tell us below what you want to learn, and we will suggest hours and modules.'
    : 'No modules are ticked: we will agree on them when we call.';
}

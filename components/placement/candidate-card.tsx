import { Rows } from '#components/ui/rows';
import { employerExample, employerFee } from '#data/employers';
import { inRupees, withGst } from '#lib/platform/values/money';

interface Props {
  /** The fee of the example is a sample: it is rendered in trial mode only. */
  fee: boolean;
}

export function CandidateCard({ fee }: Props) {
  const { initials, place, is, ratings, certificates, expects } = employerExample;
  return (
    <section className="leaf cand-card" aria-labelledby="candidate-card">
      <span className="leaf-margin" aria-hidden="true" />
      <h2 id="candidate-card">What you see of each candidate</h2>
      <p className="small">An example, not a person</p>
      <p className="cand-who">
        <span className="monogram" aria-hidden="true">
          {initials}
        </span>
        <span>
          <b>
            {initials}, {place}
          </b>
          <span>{is}</span>
        </span>
      </p>
      <dl className="cand-bars num">
        {ratings.map(([subject, rating]) => (
          <div key={subject}>
            <dt>{subject}</dt>
            <dd>
              <svg viewBox="0 0 10 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={rating} height="1" />
              </svg>
              <span>{rating} of 10</span>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="cand-seals">
        {certificates.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="small">
        An interview by phone and a practical paper passed for each. The bars are the candidate’s
        own rating; the seals are ours, and each number can be checked.
      </p>
      <Rows
        className="cand-terms"
        rows={[
          ['Expects', expects],
          ['Pays us', '₹0, always'],
        ]}
      />
      {fee ? <SampleFee /> : <p className="mt-3">{employerFee.text[1]}</p>}
    </section>
  );
}

function SampleFee() {
  const { fee, gst, total } = withGst(employerExample.fee);
  return (
    <p className="cand-fee num">
      <span>
        You pay us once, for a junior <span className="sample">Sample</span>
        <span className="small">
          {inRupees(fee)} + {inRupees(gst)} GST
        </span>
      </span>
      <b>{inRupees(total)}</b>
    </p>
  );
}

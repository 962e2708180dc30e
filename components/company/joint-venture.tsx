import type { Firm } from '#data/about';
import { provider } from '#data/site';

/** Two firms as two entries; what they come to stands under the double rule. */
export function JointVenture({ firms }: { firms: readonly Firm[] }) {
  if (firms.length === 0) {
    return <p className="text-quiet">We will add the names of the two firms.</p>;
  }
  return (
    <dl className="venture">
      {firms.map(({ name, brings, sample }) => (
        <div key={name}>
          <dt>
            {name} {sample && <span className="sample">Sample</span>}
          </dt>
          <dd>{brings}</dd>
        </div>
      ))}
      <div className="venture-sum">
        <dt>Together</dt>
        <dd className="sum">{provider.name}</dd>
      </div>
    </dl>
  );
}

import { type Claim, claims } from '#data/claims';

const { placed, ...entries } = claims;

/** The figures we claim, as a page of the ledger; the last stands on the double rule. */
export function ClaimsLeaf() {
  return (
    <section className="leaf lg:rotate-[0.7deg]" aria-labelledby="claims">
      <span className="leaf-margin" />
      <h2 id="claims" className="text-[0.95rem]! tracking-normal! font-semibold! text-paper-quiet">
        Our figures
      </h2>
      <dl className="mt-2">
        {Object.values(entries).map((claim) => (
          <Entry key={claim.label} claim={claim} />
        ))}
        <div className="entry total">
          <dt>{placed.label}</dt>
          <dd>
            <span className="sum">{placed.figure}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Entry({ claim }: { claim: Claim }) {
  return (
    <div className="entry">
      <dt>{claim.label}</dt>
      <dd>{claim.figure}</dd>
    </div>
  );
}

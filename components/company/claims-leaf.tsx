import { LedgerRows } from '#components/ui/rows';
import type { Claim } from '#data/claims';
import { jobBenefits } from '#data/jobs';
import { unfoundedClaims } from '#lib/shared/company/claims';
import { onDay } from '#lib/shared/dates';
import { inRupees } from '#lib/shared/money';

/** The figures we claim, as a page of the ledger. They do not add up, so no double rule stands under them. */
export function ClaimsLeaf({ claims }: { claims: readonly Claim[] }) {
  return (
    <section className="leaf lg:rotate-[0.7deg]" aria-labelledby="claims">
      <span className="leaf-margin" />
      <h2 id="claims" className="text-[0.95rem]! tracking-normal! font-semibold! text-paper-quiet">
        Our figures {unfoundedClaims(claims).length > 0 && <span className="sample">Sample</span>}
      </h2>
      <dl className="mt-2">
        {claims.map((claim) => (
          <Entry key={claim.label} claim={claim} />
        ))}
      </dl>
    </section>
  );
}

/** Where no figure has a basis yet: what placement costs, which needs none and adds up. */
export function FactsLeaf() {
  const free = inRupees(0);
  return (
    <section className="leaf lg:rotate-[0.7deg]" aria-labelledby="facts">
      <span className="leaf-margin" />
      <h2 id="facts" className="text-[0.95rem]! tracking-normal! font-semibold! text-paper-quiet">
        What a job through us costs you
      </h2>
      <LedgerRows
        className="mt-2"
        rows={jobBenefits.free.entries.map((entry) => [entry, free])}
        total={['You pay', free]}
      />
    </section>
  );
}

function Entry({ claim: { label, figure, basis, asOf } }: { claim: Claim }) {
  return (
    <div className="entry">
      <dt>
        {label}
        {basis && asOf && (
          <small className="block">
            {basis}, counted on {onDay(asOf)}
          </small>
        )}
      </dt>
      <dd>{figure}</dd>
    </div>
  );
}

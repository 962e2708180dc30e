import type { Claim } from '#data/claims';
import { courses } from '#data/courses';
import { unfoundedClaims } from '#lib/shared/company/claims';
import { onDay } from '#lib/shared/dates';
import { inRupees, withGst } from '#lib/shared/money';

/** The figures we claim, as a page of the ledger; the last stands on the double rule. */
export function ClaimsLeaf({ claims }: { claims: readonly Claim[] }) {
  const last = claims.length - 1;
  return (
    <section className="leaf lg:rotate-[0.7deg]" aria-labelledby="claims">
      <span className="leaf-margin" />
      <h2 id="claims" className="text-[0.95rem]! tracking-normal! font-semibold! text-paper-quiet">
        Our figures {unfoundedClaims(claims).length > 0 && <span className="sample">Sample</span>}
      </h2>
      <dl className="mt-2">
        {claims.map((claim, index) => (
          <Entry key={claim.label} claim={claim} total={index === last} />
        ))}
      </dl>
    </section>
  );
}

/** Where no figure has a basis yet: what needs none, from the catalogue itself. */
export function FactsLeaf() {
  const least = Math.min(...courses.map(({ fees }) => fees));
  const hours = courses.reduce((sum, course) => sum + course.hours, 0);
  const rows = [
    [`Hours in ${courses.length} modules`, String(hours)],
    ['A module, with GST, from', inRupees(withGst(least).total)],
    ['First attempt at each exam', inRupees(0)],
    ['Placement for accountants', inRupees(0)],
  ] as const;
  return (
    <section className="leaf lg:rotate-[0.7deg]" aria-labelledby="facts">
      <span className="leaf-margin" />
      <h2 id="facts" className="text-[0.95rem]! tracking-normal! font-semibold! text-paper-quiet">
        What it takes, and what it costs
      </h2>
      <dl className="mt-2">
        {rows.map(([label, figure], index) => (
          <Entry key={label} claim={{ label, figure }} total={index === rows.length - 1} />
        ))}
      </dl>
    </section>
  );
}

function Entry({ claim: { label, figure, basis, asOf }, total }: { claim: Claim; total: boolean }) {
  return (
    <div className={total ? 'entry total' : 'entry'}>
      <dt>
        {label}
        {basis && asOf && (
          <small className="block">
            {basis}, counted on {onDay(asOf)}
          </small>
        )}
      </dt>
      <dd>{total ? <span className="sum">{figure}</span> : figure}</dd>
    </div>
  );
}

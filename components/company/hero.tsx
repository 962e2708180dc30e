import { ClaimsLeaf, FactsLeaf } from '#components/company/claims-leaf';
import type { Claim } from '#data/claims';
import { routes } from '#lib/shared/addresses/routes';

/** `claims`: those that may be drawn; without any, what needs no basis. */
export function Hero({ claims }: { claims: readonly Claim[] }) {
  return (
    <div className="wrap grid items-center gap-9 pt-8 pb-11 lg:grid-cols-[1.08fr_0.92fr] lg:gap-16 lg:pt-18 lg:pb-20">
      <div>
        <h1>Learn the work. Prove it. Get hired.</h1>
        <p className="lede mt-5">
          Seventeen practical modules with a two-stage assessment, and employers we have checked
          ourselves. Placement for accountants in India is free of charge.
        </p>
        <div className="mt-7 grid gap-3 sm:flex">
          <a className="button" href={routes.applyJobs}>
            Apply for jobs
          </a>
          <a className="button line" href={`${routes.certification}#accss`}>
            See the 17 modules
          </a>
        </div>
        <p className="small mt-5">
          An executive will contact you within 2 working days. No fee for placement, at any step.
        </p>
      </div>
      {claims.length > 0 ? <ClaimsLeaf claims={claims} /> : <FactsLeaf />}
    </div>
  );
}

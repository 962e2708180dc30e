import { SearchTried } from '#components/search/search-tried';
import { routes } from '#lib/shared/addresses/routes';

interface Props {
  read: readonly (readonly [what: string, count: number])[];
}

/** Nothing found: what was looked through, and other ways. */
export function SearchEmpty({ read }: Props) {
  return (
    <div className="wrap empty">
      <section className="leaf" aria-label="What we searched">
        <span className="leaf-margin" aria-hidden="true" />
        <dl>
          {read.map(([what, count]) => (
            <div key={what} className="entry">
              <dt>{what} read</dt>
              <dd>{count}</dd>
            </div>
          ))}
          <div className="entry total">
            <dt>Pages with these words</dt>
            <dd>
              <span className="sum">0</span>
            </dd>
          </div>
        </dl>
      </section>
      <section aria-labelledby="instead">
        <h2 id="instead">What others search for</h2>
        <SearchTried />
        <p className="mt-4 flex flex-wrap gap-3">
          <a className="button line" href={routes.contactUs}>
            Ask us to call
          </a>
          <a className="button line" href={routes.whichModules}>
            Find my modules
          </a>
        </p>
        <p className="small">
          Fewer words find more. We search the English pages; the job-hunting webinar also has a
          page <a href={routes.jobHunt}>in Tamil</a> and{' '}
          <a href={routes.jobHuntTelugu}>in Telugu</a>.
        </p>
      </section>
    </div>
  );
}

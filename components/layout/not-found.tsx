import { SearchField } from '#components/search/search-field';
import { LedgerRows } from '#components/ui/rows';
import { routes } from '#data/addresses/routes';
import { navigation } from '#data/site';

export function NotFound() {
  return (
    <div className="wrap grid items-center gap-10 pt-10 pb-14 md:pt-16 lg:grid-cols-[1.35fr_1fr] lg:gap-16">
      <div>
        <h1>We could not find this page</h1>
        <p className="lede mt-4">
          The address may have changed, or may have a typing mistake. What you have sent us is safe.
        </p>
        <SearchField className="mt-6" />
        <a className="button line mt-4" href={routes.home}>
          Go Back Home
        </a>
        <nav className="mt-8" aria-label="Where to go instead">
          <p className="text-quiet">Or go on to:</p>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <a className="action" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <LedgerRows
        className="leaf"
        rows={[
          ['Pages asked for', 1],
          ['Pages found', 0],
        ]}
        total={['Difference', 1]}
      />
    </div>
  );
}

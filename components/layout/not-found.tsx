import { PageHead } from '#components/layout/page-head';
import { navigation } from '#data/site';
import { routes } from '#lib/routes';

export function NotFound() {
  return (
    <>
      <PageHead
        title="This page is not in our books"
        lede="The address may have changed, or a letter slipped. Nothing you have sent us is affected."
      >
        <a className="button" href={routes.home}>
          Go Back Home
        </a>
      </PageHead>
      <nav className="wrap pb-16" aria-label="Where to go instead">
        <p className="text-quiet">Or go on to:</p>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {navigation.map(({ label, href }) => (
            <li key={href}>
              <a className="action" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

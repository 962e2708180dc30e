import { PageHead } from '#components/layout/page-head';
import { routes } from '#data/addresses/routes';
import { pageMetadata } from '#lib/site/rules/seo';

export const metadata = pageMetadata({
  title: 'This was not sent yet',
  description: 'The form was not sent yet; the page shows what to correct.',
  path: routes.problem,
  hidden: true,
});

/** For who opens the address of a form's refusal again. */
export default function ProblemPage() {
  return (
    <>
      <PageHead title="This was not sent yet" />
      <div className="wrap pb-16">
        <p className="max-w-2xl">
          Nothing was sent from here, so there is nothing to correct.{' '}
          <a href={routes.contactUs}>Get a callback</a> or <a href={routes.home}>go back home</a>.
        </p>
      </div>
    </>
  );
}

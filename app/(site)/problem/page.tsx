import '#styles/forms/local.css';
import { ProblemSlot } from '#components/forms/problem-slot';
import { PageHead } from '#components/layout/page-head';
import { routes } from '#lib/shared/addresses/routes';
import { pageMetadata } from '#lib/shared/pages/seo';

export const metadata = pageMetadata({
  title: 'This was not sent yet',
  description: 'A form was not sent yet; the page names the fields to correct.',
  path: routes.problem,
  hidden: true,
});

/** What a visitor sees when a form sent without a script was refused. */
export default function ProblemPage() {
  return (
    <>
      <PageHead title="This was not sent yet" />
      <div className="wrap pb-16">
        <div className="max-w-2xl">
          <ProblemSlot />
          <p className="[[data-slot]:not(:empty)+&]:hidden">
            Nothing was sent from here, so there is nothing to correct.{' '}
            <a href={routes.contactUs}>Get a callback</a> or <a href={routes.home}>go back home</a>.
          </p>
        </div>
      </div>
    </>
  );
}

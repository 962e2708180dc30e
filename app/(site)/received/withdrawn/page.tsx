import { PageHead } from '#components/layout/page-head';
import { routes } from '#lib/shared/addresses/routes';
import { withdrawnPath } from '#lib/shared/addresses/token-routes';
import { pageMetadata } from '#lib/shared/pages/seo';

export const metadata = pageMetadata({
  title: 'Withdrawn and erased',
  description: 'What you withdrew is erased.',
  path: withdrawnPath,
  hidden: true,
});

/** The same words for all. */
export default function WithdrawnPage() {
  return (
    <>
      <PageHead
        title="Withdrawn and erased"
        lede="What you sent is deleted from our system, and its link opens nothing any more. Our team is told to delete the mails about it, and not to call you."
      />
      <div className="wrap grid justify-items-start gap-8 pb-16">
        <p>
          Had you paid for it? Your place is free again. The record of the payment stays in our
          books, as tax law asks, without your phone number and e-mail address; whether the money
          comes back is said in the <a href={routes.cancellation}>cancellation policy</a>.
        </p>
        <a className="button" href={routes.home}>
          Go Back Home
        </a>
      </div>
    </>
  );
}

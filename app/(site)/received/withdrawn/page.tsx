import { PageHead } from '#components/layout/page-head';
import { routes } from '#data/addresses/routes';
import { withdrawnPath } from '#data/addresses/token-routes';
import { pageMetadata } from '#lib/site/rules/seo';

export const metadata = pageMetadata({
  title: 'Withdrawn and erased',
  description: 'We have erased what you withdrew.',
  path: withdrawnPath,
  hidden: true,
});

export default function WithdrawnPage() {
  return (
    <>
      <PageHead
        title="Withdrawn and erased"
        lede="We have deleted what you sent from our system, and its link no longer works. We have told our team to delete the mails about it and not to call you."
      />
      <div className="wrap grid justify-items-start gap-8 pb-16">
        <p>
          If you had paid, you have now given up your place. The record of the payment stays in our
          books, as tax and company law require, without your phone number and e-mail address. For
          refunds, see the <a href={routes.cancellation}>cancellation policy</a>.
        </p>
        <a className="button" href={routes.home}>
          Go Back Home
        </a>
      </div>
    </>
  );
}

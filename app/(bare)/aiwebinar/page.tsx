import '#styles/ui/dated-voucher.css';
import '#styles/ui/stamp.css';
import '#styles/payments/webinar-payment.css';
import '#styles/site/people.css';
import '#styles/site/scenes/scene.css';
import '#styles/site/share.css';
import { Logo } from '#components/layout/logo';
import { PaymentBox } from '#components/payments/webinar-payment-box';
import { AnswerChecked } from '#components/site/scenes/answer-checked';
import { ShareRow } from '#components/site/share';
import { TextList } from '#components/ui/text-list';
import { AiSections, EditionClosed, EditionVoucher } from '#components/webinars/edition';
import { routes } from '#data/addresses/routes';
import { legalEntityOf } from '#data/company/legal-entity';
import { testimonials } from '#data/testimonials';
import { coaches } from '#data/webinars';
import { editionNow } from '#lib/payments/views/visitor';
import { env } from '#lib/platform/config/env';
import { publishable } from '#lib/platform/config/public-mode';
import { inRupees } from '#lib/platform/values/money';
import { pageMetadata } from '#lib/site/rules/seo';
import { nextWebinars } from '#lib/webinars/rules/sessions';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'AI for Accountants: live webinar',
  description:
    'A paid live webinar of three hours for accountants in India: AI tools on bank statements, GSTR-2B and trial balances, in English, Tamil and Telugu.',
  path: routes.aiWebinar,
});

export default async function AiWebinarPage() {
  const { edition, closesAt, open, later } = await editionNow(Date.now());
  return (
    <main
      id="main"
      tabIndex={-1}
      data-registration={open ? 'open' : 'closed'}
      suppressHydrationWarning
    >
      {!later && <EditionClosed edition={edition} open={open} />}
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-10 pt-6 pb-14 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div>
          <Logo />
          <h1 className="mt-8">{edition.title}</h1>
          <p className="lede mt-4 mb-6">{edition.lede}</p>
          {open && (
            <a className="button when-open mb-8" href="#webinar-paid">
              Register for {inRupees(edition.price)}, GST included
            </a>
          )}
          <EditionVoucher edition={edition} closesAt={closesAt} later={later !== false} />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-21">
          <PaymentBox
            edition={edition}
            closesAt={closesAt}
            open={open}
            later={later}
            next={nextWebinars(Date.now(), 1)[0]}
            entity={legalEntityOf(env())}
          />
        </div>
        <div>
          <div className="mb-8 max-w-[30rem]">
            <AnswerChecked />
          </div>
          <h2 className="mb-5">What it is</h2>
          <TextList className="ticks" texts={edition.whatItIs} />
        </div>
      </div>
      <AiSections
        edition={edition}
        coaches={publishable(coaches, env())}
        stories={publishable(testimonials, env())}
      />
      {open && (
        <div className="wrap pb-12">
          <ShareRow url={`${env().origin}${routes.aiWebinar}`} title={edition.title} />
        </div>
      )}
      <Breadcrumbs path={routes.aiWebinar} />
    </main>
  );
}

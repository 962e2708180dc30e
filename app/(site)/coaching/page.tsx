import '#styles/ui/dated-voucher.css';
import '#styles/site/scenes/scene.css';
import '#styles/catalogue/coaching/coaching.css';
import '#styles/site/pictures/mini-cover.css';
import '#styles/catalogue/selection.css';
import '#styles/catalogue/module-table.css';
import '#styles/batches/batch-lines.css';
import { BatchLines } from '#components/batches/batch-rows';
import {
  CoachingParts,
  Enquire,
  enquiryDialog,
  enquiryForm,
  pickForm,
} from '#components/catalogue/coaching/coaching-parts';
import { CoachingForm } from '#components/enquiries/coaching-form';
import { Island } from '#components/layout/island';
import { PhotoOr } from '#components/site/photo-or';
import { SceneHead } from '#components/site/scene-head';
import { ClassScene } from '#components/site/scenes/a-class';
import { AfterSendingLink, ProviderLine } from '#components/site/trust';
import { Accordion } from '#components/ui/accordion';
import { Dialog } from '#components/ui/dialog';
import { Section } from '#components/ui/section';
import { coachingEnquiry, routes } from '#data/addresses/routes';
import { bootcampHour, packages } from '#data/coaching';
import { contactsOf, supportIn } from '#data/company/contacts';
import { legalEntityOf } from '#data/company/legal-entity';
import { faqs } from '#data/faqs';
import { weekly } from '#data/webinars';
import { joinableBatches } from '#lib/batches/views/public';
import { nameOf } from '#lib/batches/words';
import { env } from '#lib/platform/config/env';
import { inRupees, withGst } from '#lib/platform/values/money';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const revalidate = 60;
/** Made with each page: it names a fee. */
export const generateMetadata = () =>
  pageMetadata({
    title: 'Coaching and bootcamps for accountants',
    description: `One-to-one coaching of 30, 60 or 90 hours, bootcamps at ${inRupees(withGst(bootcampHour.fee).total)} an hour with GST, and free webinars every ${weekly.weekdayNames} for accountants in India.`,
    path: routes.coaching,
  });

export default async function CoachingPage() {
  const now = Date.now();
  const batches = await joinableBatches(now);
  const support = contactsOf(env());
  return (
    <>
      <SceneHead
        title={
          <>
            Coaching: <span className="whitespace-nowrap">one-to-one</span> or in a group
          </>
        }
        lede="Three ways to learn from people who do this work. Every fee is shown with GST, and there is no charge for enquiring."
        scene={
          <PhotoOr of="class">
            <ClassScene />
          </PhotoOr>
        }
      >
        <form id={pickForm} action={coachingEnquiry} method="get" />
        <p className="acts-row">
          <Enquire plan="" className="button" />
          <a className="action" href={routes.whichModules}>
            Not sure what you need? Find my modules
          </a>
        </p>
      </SceneHead>
      <div className="wrap pb-9">
        <ul className="b-lines">
          <li>
            <a href="#personalized">1:1 coaching</a>
            <span>from {inRupees(withGst(packages[0].fee).total)} with GST</span>
          </li>
          <li>
            <a href="#paidbootcamps">Bootcamps</a>
            <span>{inRupees(withGst(bootcampHour.fee).total)} an hour with GST</span>
          </li>
          <li>
            <a href="#freewebinars">Webinars</a>
            <span>free</span>
          </li>
        </ul>
      </div>
      {batches.length > 0 && (
        <section className="wrap pb-9" aria-labelledby="next-dates">
          <h2 id="next-dates" className="text-[1.3rem]! [letter-spacing:0]!">
            Next dates
          </h2>
          <BatchLines batches={batches.slice(0, 3)} now={now} named={nameOf} />
        </section>
      )}
      <CoachingParts now={now} channel={support.channel} batches={batches} />
      <div className="wrap pb-12">
        <AfterSendingLink />
        <ProviderLine entity={legalEntityOf(env())} />
      </div>
      <Section title="Questions about coaching" side on="leaf">
        <Accordion name="faq" items={faqs.filter(({ category }) => category === 'coaching')} />
      </Section>
      <Dialog id={enquiryDialog} title="Enquire about coaching">
        <Island
          name="coaching"
          of={CoachingForm}
          with={{ id: enquiryForm, support: supportIn(support) }}
        />
      </Dialog>
      <Breadcrumbs path={routes.coaching} />
    </>
  );
}

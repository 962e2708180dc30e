import '#styles/applications/careers.css';
import '#styles/catalogue/licences/document.css';
import '#styles/catalogue/module-table.css';
import { Steps } from '#components/applications/jobs/hiring';
import { LicenceList } from '#components/catalogue/licences/licences';
import '#styles/site/scenes/scene.css';
import { SceneHead } from '#components/site/scene-head';
import { SealOnALicence } from '#components/site/scenes/seal-on-a-licence';
import { Accordion } from '#components/ui/accordion';
import { Section } from '#components/ui/section';
import { routes } from '#data/addresses/routes';
import { contactsOf } from '#data/company/contacts';
import { faqs } from '#data/faqs';
import { licenceLimits, licenceSteps } from '#data/licences';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const metadata = pageMetadata({
  title: 'HOA licences for trainers and practitioners',
  description:
    'HOA Licenced Trainer, Accounting Practitioner and GST Practitioner: what each one shows, the three steps to get it, and what it is not.',
  path: routes.licenses,
});

export default function LicensesPage() {
  return (
    <>
      <SceneHead
        scene={<SealOnALicence />}
        title="A licence that shows HOA has assessed you"
        lede="Three HOA licences for accountants who teach, keep books or do GST work independently. For each, you first earn the HACA Intermediate qualification."
      >
        <div className="mt-6">
          <a className="button" href={`${routes.certification}#haca`}>
            Start with HACA Intermediate
          </a>
        </div>
      </SceneHead>
      <section id="licenses" className="wrap pb-16" aria-label="The three licences">
        <p className="limits mb-12">{licenceLimits}</p>
        <LicenceList support={contactsOf(env())} />
      </section>
      <Section title="How to Get Licenced">
        <Steps steps={licenceSteps} />
      </Section>
      <Section title="Questions about licences" side on="leaf">
        <Accordion name="faq" items={faqs.filter(({ category }) => category === 'Licenses')} />
      </Section>
      <Breadcrumbs path={routes.licenses} />
    </>
  );
}

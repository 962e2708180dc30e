import '#styles/site/scenes/scene.css';
import '#styles/applications/stair.css';
import '#styles/catalogue/coaching/coaching.css';
import '#styles/applications/careers.css';
import { Steps } from '#components/applications/jobs/hiring';
import { InternshipStair } from '#components/applications/jobs/internship-stair';
import { InternshipForm } from '#components/enquiries/internship-form';
import { Island } from '#components/layout/island';
import { PhotoOr } from '#components/site/photo-or';
import { SceneHead } from '#components/site/scene-head';
import { DeskAtMonthEnd } from '#components/site/scenes/desk-at-month-end';
import { Accordion } from '#components/ui/accordion';
import { Rows } from '#components/ui/rows';
import { Section } from '#components/ui/section';
import { routes } from '#data/addresses/routes';
import { contactsOf, supportIn } from '#data/company/contacts';
import { faqs } from '#data/faqs';
import { internshipBenefits, internshipSteps } from '#data/internships';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const metadata = pageMetadata({
  title: 'Internships for accountants',
  description:
    'Free internships with four AcSS certificates, stipend-based ones with the HACA qualification: real books, a mentor, and no fee from you.',
  path: routes.internships,
});

export default function InternshipsPage() {
  return (
    <>
      <SceneHead
        title="An internship in a working accounts office"
        lede="Free with four AcSS certificates, with a stipend once you hold the HACA qualification. You may apply before you hold them: we call within two working days and tell you what counts already."
        scene={
          <PhotoOr of="learner">
            <DeskAtMonthEnd />
          </PhotoOr>
        }
      >
        <p className="acts-row">
          <a className="button" href="#internship">
            Apply for an internship
          </a>
        </p>
      </SceneHead>
      <Section title="Three steps, each with its price" on="raised">
        <InternshipStair />
      </Section>
      <Section title="What you gain">
        <Rows
          className="benefits"
          rows={internshipBenefits.map(({ title, text }) => [title, text])}
        />
      </Section>
      <Section
        id="internship"
        title="Apply for an internship"
        className="grid gap-x-16 gap-y-11 lg:grid-cols-[1.1fr_0.9fr]"
      >
        <Island
          name="internship"
          of={InternshipForm}
          with={{ id: 'internship-form', support: supportIn(contactsOf(env())) }}
        />
        <Steps steps={internshipSteps} />
      </Section>
      <Section title="Questions about internships" side on="leaf">
        <Accordion name="faq" items={faqs.filter(({ category }) => category === 'internships')} />
      </Section>
      <Breadcrumbs path={routes.internships} />
    </>
  );
}

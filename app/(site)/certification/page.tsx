import '#styles/site/pictures/mini-cover.css';
import '#styles/site/pictures/road.css';
import '#styles/catalogue/exams.css';
import '#styles/catalogue/included.css';
import '#styles/catalogue/selection.css';
import '#styles/catalogue/module-table.css';
import { HacaLevels } from '#components/catalogue/course-rows';
import { Assessment, ExamEnrolment, enrolmentDialog } from '#components/catalogue/exams';
import { Included } from '#components/catalogue/included';
import { LevelModules } from '#components/catalogue/module-table';
import { QuotationLink } from '#components/catalogue/quotation/quotation-start';
import { SelectionSlip } from '#components/catalogue/selection';
import { PageHead } from '#components/layout/page-head';
import { StructuredData } from '#components/layout/structured-data';
import { AfterSendingLink, ProviderLine } from '#components/site/trust';
import { Accordion } from '#components/ui/accordion';
import { DialogOpener } from '#components/ui/dialog-opener';
import { Section } from '#components/ui/section';
import { routes } from '#data/addresses/routes';
import { contactsOf } from '#data/company/contacts';
import { legalEntityOf } from '#data/company/legal-entity';
import { levels } from '#data/courses';
import { faqs } from '#data/faqs';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';
import { breadcrumbs, courseList } from '#lib/site/rules/structured-data';

export const metadata = pageMetadata({
  title: 'AcSS modules and the HACA qualification',
  description:
    'Seventeen AcSS modules in three levels with syllabus, hours and fees including GST, the HACA qualification, its two exam stages and what an attempt costs.',
  path: routes.certification,
});

export default function CertificationPage() {
  const post = { name: 'selectedCertifications', form: 'enrolment-form' };
  return (
    <>
      <PageHead
        title="Seventeen modules, three levels"
        lede={
          <>
            Choose single modules or a whole level; every fee shows its GST.{' '}
            <a href={routes.whichModules}>Not sure which? Find my modules</a>
          </>
        }
      />
      <section id="accss" className="wrap choosing" aria-labelledby="accss-title">
        <h2 id="accss-title" className="sr-only">
          AcSS modules
        </h2>
        <div>
          <Included offer="certification" />
          {levels.map((level) => (
            <LevelModules key={level} level={level} cart="certification" {...post} />
          ))}
        </div>
        <SelectionSlip cart="certification">
          <DialogOpener dialog={enrolmentDialog}>
            Ask for <ask-modules>your modules</ask-modules>
          </DialogOpener>
          <QuotationLink />
          <AfterSendingLink />
          <ProviderLine entity={legalEntityOf(env())} />
        </SelectionSlip>
      </section>
      <Section id="haca" title="The HACA qualification" on="raised">
        <HacaLevels />
      </Section>
      <Section title="How you are examined">
        <Assessment />
      </Section>
      <Section title="Questions about certification" side on="leaf">
        <Accordion
          name="faq"
          items={faqs.filter(({ category }) => category === 'certifications')}
        />
      </Section>
      <ExamEnrolment contacts={contactsOf(env())} />
      <StructuredData
        things={[breadcrumbs(env().origin, routes.certification), courseList(env().origin)]}
      />
    </>
  );
}

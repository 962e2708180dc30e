import '#styles/pictures/mini-cover.css';
import '#styles/pictures/road.css';
import '#styles/training/exams.css';
import '#styles/training/included.css';
import '#styles/training/selection.css';
import '#styles/training/training.css';
import { PageHead } from '#components/layout/page-head';
import { StructuredData } from '#components/layout/structured-data';
import { QuotationLink } from '#components/quotation/quotation-link';
import { Assessment } from '#components/training/assessment';
import { ExamEnrolment, enrolmentDialog } from '#components/training/exam-enrolment';
import { HacaLevels } from '#components/training/haca-levels';
import { Included } from '#components/training/included';
import { LevelModules } from '#components/training/level-modules';
import { SelectionSlip } from '#components/training/selection-slip';
import { AfterSendingLink } from '#components/trust/after-sending-link';
import { ProviderLine } from '#components/trust/provider-line';
import { Accordion } from '#components/ui/accordion';
import { DialogOpener } from '#components/ui/dialog-opener';
import { Section } from '#components/ui/section';
import { levels } from '#data/courses';
import { faqs } from '#data/faqs';
import { contactsOf } from '#lib/contacts';
import { env } from '#lib/env';
import { legalEntityOf } from '#lib/legal-entity';
import { routes } from '#lib/routes';
import { pageMetadata } from '#lib/seo';
import { breadcrumbs, courseList } from '#lib/structured-data';

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
        lede="Choose single modules or a whole level. Every fee shows its GST, and every module opens its syllabus."
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
          <DialogOpener dialog={enrolmentDialog}>Enrol for the exam</DialogOpener>
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

import '#styles/site/pictures/mini-cover.css';
import '#styles/site/pictures/road.css';
import '#styles/catalogue/exams.css';
import '#styles/catalogue/included.css';
import '#styles/catalogue/selection.css';
import '#styles/catalogue/quotation/quotation-beside.css';
import '#styles/catalogue/module-table.css';
import '#styles/catalogue/module-starts.css';
import { HacaLevels } from '#components/catalogue/course-rows';
import { Assessment, ExamEnrolment, enrolmentDialog } from '#components/catalogue/exams';
import { Included } from '#components/catalogue/included';
import { LevelModules } from '#components/catalogue/module-table';
import { QuotationLink } from '#components/catalogue/quotation/quotation-start';
import { SelectionSlip } from '#components/catalogue/selection';
import '#styles/site/scenes/scene.css';
import { StructuredData } from '#components/layout/structured-data';
import { SceneHead } from '#components/site/scene-head';
import { RoadToACertificate } from '#components/site/scenes/road-to-a-certificate';
import { AfterSendingLink, ProviderLine } from '#components/site/trust';
import { Accordion } from '#components/ui/accordion';
import { DialogOpener } from '#components/ui/dialog-opener';
import { Section } from '#components/ui/section';
import { routes } from '#data/addresses/routes';
import { contactsOf } from '#data/company/contacts';
import { legalEntityOf } from '#data/company/legal-entity';
import { levels } from '#data/courses';
import { faqs } from '#data/faqs';
import { moduleStarts } from '#lib/batches/views/public';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';
import { breadcrumbs, courseList } from '#lib/site/rules/structured-data';

/** It says when the modules begin. */
export const revalidate = 60;

export const metadata = pageMetadata({
  title: 'AcSS modules and the HACA qualification',
  description:
    'Seventeen AcSS modules in three levels with syllabus, hours and fees with GST, the HACA qualification, its two exam stages and the fee for each attempt.',
  path: routes.certification,
});

export default async function CertificationPage() {
  const starts = await moduleStarts(Date.now());
  const post = { name: 'selectedCertifications', form: 'enrolment-form' };
  return (
    <>
      <SceneHead
        scene={<RoadToACertificate />}
        title="Seventeen modules, three levels"
        lede={
          <>
            Choose single modules or a whole level; every fee is shown with GST.{' '}
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
            <LevelModules
              key={level}
              level={level}
              cart="certification"
              starts={starts}
              {...post}
            />
          ))}
          <p className="small mt-3">
            A module without a date starts any day, on days agreed with you.{' '}
            <a href={routes.batches}>All batches</a>
          </p>
        </div>
        <SelectionSlip cart="certification">
          <DialogOpener dialog={enrolmentDialog}>
            <span>
              Ask for <ask-modules>your modules</ask-modules>
            </span>
          </DialogOpener>
          <QuotationLink />
          <AfterSendingLink />
          <ProviderLine entity={legalEntityOf(env())} />
        </SelectionSlip>
      </section>
      <Section id="haca" title="The HACA qualification" on="raised">
        <HacaLevels />
      </Section>
      <Section id="exam" title="How the exam works">
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

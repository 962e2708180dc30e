import './jobs.css';
import '#styles/site/pictures/road.css';
import '#styles/site/trust.css';
import { CareerPathRows, GoOn, JobBenefits, JobSteps } from '#components/applications/jobs/jobs';
import { PageHead } from '#components/layout/page-head';
import { AfterSending } from '#components/site/trust';
import { Accordion } from '#components/ui/accordion';
import { Section } from '#components/ui/section';
import { routes } from '#data/addresses/routes';
import { careerPaths } from '#data/career-paths';
import { contactsOf } from '#data/company/contacts';
import { env } from '#lib/platform/config/env';
import { questionsOf } from '#lib/site/rules/questions';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'Accounting jobs with free placement',
  description:
    'Free placement for accountants in Chennai, Hyderabad and elsewhere in India: salaries named before the interview, employers verified, five steps to apply.',
  path: routes.jobs,
});

export default function JobsPage() {
  const salaries = env().mode === 'trial';
  return (
    <>
      <GoOn />
      <PageHead
        title="Accounting jobs. You pay nothing."
        lede="Freshers and experienced accountants apply once. We screen you, introduce you to verified employers, and support you until you have joined."
      >
        <div className="grid gap-3 sm:flex">
          <a className="button" href={routes.applyJobs}>
            Apply for jobs
          </a>
          <a className="button line" href={routes.jobAlerts}>
            Get job alerts
          </a>
        </div>
      </PageHead>
      <Section title="What we promise">
        <JobBenefits />
      </Section>
      <Section title="How to apply">
        <JobSteps community={contactsOf(env()).community !== ''} />
        <a className="button mt-8" href={routes.applyJobs}>
          Start your application
        </a>
      </Section>
      <Section
        title="Career paths"
        lede={
          salaries
            ? 'Monthly pay in India, gross, before deductions.'
            : 'What each job needs, from your first desk to leading a team.'
        }
        on="leaf"
      >
        <CareerPathRows paths={careerPaths} salaries={salaries} />
      </Section>
      <Section title="After you have applied" on="raised">
        <AfterSending now={Date.now()} who="application" />
      </Section>
      <Section title="Questions about jobs" side>
        <Accordion name="faq" items={questionsOf('jobs', env())} />
      </Section>
      <Breadcrumbs path={routes.jobs} />
    </>
  );
}

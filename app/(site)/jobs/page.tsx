import './jobs.css';
import '#styles/site/trust.css';
import '#styles/site/scenes/scene.css';
import {
  CareerPathRows,
  GoOn,
  JobBenefits,
  JobSteps,
  PayLadder,
} from '#components/applications/jobs/jobs';
import { SceneHead } from '#components/site/scene-head';
import { ApplicationToSalary } from '#components/site/scenes/application-to-first-salary';
import { AfterSending } from '#components/site/trust';
import { Accordion } from '#components/ui/accordion';
import { Section } from '#components/ui/section';
import { routes } from '#data/addresses/routes';
import { careerPaths } from '#data/career-paths';
import { contactsOf } from '#data/company/contacts';
import { openingsNow } from '#lib/placement/views/claims';
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

export default async function JobsPage() {
  const openings = await openingsNow();
  const salaries = env().mode === 'trial';
  return (
    <>
      <GoOn />
      <SceneHead
        title="Accounting jobs. You pay nothing."
        lede="Freshers and experienced accountants apply once. We screen you, introduce you to verified employers, and support you until you have joined."
        scene={salaries ? <PayLadder paths={careerPaths} /> : <ApplicationToSalary />}
      >
        {openings > 0 && (
          <p className="openings num">
            <b>{openings}</b> {openings === 1 ? 'opening' : 'openings'} with our employers today
          </p>
        )}
        <div className="acts-row">
          <a className="button" href={routes.applyJobs}>
            Apply for jobs
          </a>
          <a className="button line" href={routes.jobAlerts}>
            Get job alerts
          </a>
        </div>
        <p className="mt-2">
          <a className="action" href={routes.batches}>
            Missing a skill? See the next batches
          </a>
        </p>
      </SceneHead>
      <Section title="What we promise">
        <JobBenefits />
      </Section>
      <Section title="How to apply" className={salaries ? 'apply-way' : ''}>
        {salaries && (
          <div className="apply-scene">
            <ApplicationToSalary />
          </div>
        )}
        <JobSteps community={contactsOf(env()).community !== ''} />
        <a className="button" href={routes.applyJobs}>
          Start your application
        </a>
      </Section>
      <Section
        id="career-paths"
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

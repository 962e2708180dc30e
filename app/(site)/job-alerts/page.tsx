import { JobAlertForm } from '#components/applications/jobs/job-alert-form';
import { Island } from '#components/layout/island';
import '#styles/site/scenes/scene.css';
import './job-alerts.css';
import { PageHead } from '#components/layout/page-head';
import { RingedVacancy } from '#components/site/scenes/ringed-vacancy';
import { routes } from '#data/addresses/routes';
import { contactsOf, supportIn } from '#data/company/contacts';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const metadata = pageMetadata({
  title: 'Job alerts for accountants',
  description:
    'Tell us where you want to work and your years in accounts, and we will write when a job matches. Free; you can stop it at any time.',
  path: routes.jobAlerts,
});

export default function JobAlertsPage() {
  const support = contactsOf(env());
  return (
    <>
      <PageHead
        title="Job alerts"
        lede="Tell us where you want to work and what you have done so far. We will call within 2 working days, and write when a job matches."
      />
      <div className="wrap grid gap-x-16 gap-y-12 pb-16 lg:grid-cols-2">
        <Island name="job-alert" of={JobAlertForm} with={{ support: supportIn(support) }} />
        <div className="grid content-start gap-8">
          <aside className="ruled-above pt-4" aria-label="Other ways">
            {support.community && (
              <>
                <h2 className="text-[1.5rem]!">The community</h2>
                <p className="mt-2 text-quiet">
                  We share openings in the community group too. Joining is free, and you can leave
                  at any time.
                </p>
                <a className="button line mt-5 mb-6" href={routes.community}>
                  Join the community
                </a>
              </>
            )}
            <p className="text-quiet">
              Ready to apply? The <a href={routes.applyJobs}>application</a> takes about ten minutes
              and goes straight to our placement desk.
            </p>
          </aside>
          <div className="lg:order-first">
            <RingedVacancy />
          </div>
        </div>
      </div>
      <Breadcrumbs path={routes.jobAlerts} />
    </>
  );
}

import '#styles/catalogue/module-table.css';
import './wizard.css';
import { WizardScreening } from '#components/applications/wizard/screening';
import { Wizard } from '#components/applications/wizard/wizard';
import { Island } from '#components/layout/island';
import { routes } from '#data/addresses/routes';
import { contactsOf } from '#data/company/contacts';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const metadata = pageMetadata({
  title: 'Apply for accounting jobs',
  description:
    'One application in twelve short steps for accounting jobs in Chennai, Hyderabad and elsewhere in India. Free; your browser keeps what you type for 30 days.',
  path: routes.applyJobs,
});

const screeningDialog = 'screening';

export default function ApplyJobsPage() {
  const { phone, call, social } = contactsOf(env());
  return (
    <div className="wrap wizard-page">
      <div className="wizard-intro">
        <h1>Apply for jobs</h1>
        <p className="lede mt-3">
          Twelve short steps, about ten minutes.{' '}
          <span className="later">You can stop at any step and continue later.</span>
        </p>
      </div>
      <Island
        name="wizard"
        of={Wizard}
        with={{ contacts: { phone, call, social }, screeningDialog }}
      />
      <WizardScreening id={screeningDialog} />
      <Breadcrumbs path={routes.applyJobs} />
    </div>
  );
}

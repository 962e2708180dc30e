import '#styles/applications/careers.css';
import '#styles/placement/candidate-card.css';
import { AccountantLevels, Steps } from '#components/applications/jobs/hiring';
import { Island } from '#components/layout/island';
import { CandidateCard } from '#components/placement/candidate-card';
import { EmployerForm } from '#components/placement/employer-form';
import { Section } from '#components/ui/section';
import { TextList } from '#components/ui/text-list';
import { routes } from '#data/addresses/routes';
import { contactsOf, supportIn } from '#data/company/contacts';
import {
  checkCertificate,
  employerExample,
  employerFee,
  employerKinds,
  employerSteps,
} from '#data/employers';
import { env } from '#lib/platform/config/env';
import { publishable } from '#lib/platform/config/public-mode';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const metadata = pageMetadata({
  title: 'Hire accountants, post jobs',
  description:
    'Ask HOA for junior or senior accountants: screened in a video interview and a live practical session. An executive calls within 2 working days.',
  path: routes.employee,
});

export default function EmployeePage() {
  return (
    <>
      <div className="wrap grid gap-x-16 gap-y-11 pt-7 pb-16 md:pt-14 lg:grid-cols-[1.1fr_0.9fr]">
        <div>
          <h1>Accountants whose work has been tested</h1>
          <p className="lede mt-4 mb-8">
            Tell us who you need, and how many. Every accountant we introduce has first been
            interviewed and has completed a live practical session.
          </p>
          <Island
            name="employer"
            of={EmployerForm}
            with={{ id: 'employer', support: supportIn(contactsOf(env())), goHome: true }}
          />
        </div>
        <div>
          <CandidateCard fee={publishable([employerExample], env()).length > 0} />
          <h2 className="mt-11 text-[1.5rem]!">{employerFee.title}</h2>
          {employerFee.text.map((each) => (
            <p key={each} className="mt-3">
              {each}
            </p>
          ))}
        </div>
      </div>
      <Section title="What happens next" on="leaf" side>
        <Steps steps={employerSteps} />
      </Section>
      <Section title="Junior or senior?">
        <AccountantLevels />
      </Section>
      <Section title="For whom" side>
        <TextList className="ticks" texts={employerKinds} />
      </Section>
      <Section title={checkCertificate.title} side>
        {checkCertificate.text.map((each) => (
          <p key={each} className="mb-3 max-w-2xl">
            {each}
          </p>
        ))}
        <a className="button line mt-2" href={routes.verify}>
          Check a number
        </a>
      </Section>
      <Breadcrumbs path={routes.employee} />
    </>
  );
}

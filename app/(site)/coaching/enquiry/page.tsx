import '#styles/coaching/coaching.css';
import '#styles/certification/selection.css';
import '#styles/certification/training.css';
import { enquiryForm } from '#components/coaching/enquire';
import { CoachingForm } from '#components/forms/coaching-form';
import { Island } from '#components/layout/island';
import { env } from '#lib/server/settings/env';
import { coachingEnquiry, routes } from '#lib/shared/addresses/routes';
import { contactsOf, supportIn } from '#lib/shared/company/contacts';
import { knownPlan, planSummary } from '#lib/shared/forms/coaching/plan';
import { pageMetadata } from '#lib/shared/pages/seo';

export const metadata = pageMetadata({
  title: 'Enquire about coaching',
  description: 'The plan and the modules that were chosen on the page about coaching.',
  path: coachingEnquiry,
  hidden: true,
});

/** Where the buttons of `/coaching` lead without a script: the dialog, with what was pressed and ticked. */
export default async function EnquiryPage({ searchParams }: PageProps<'/coaching/enquiry'>) {
  const { plan, modules } = await searchParams;
  const ticked = planSummary({ plan: '', modules }).modules.map(({ courseNo }) => courseNo);
  return (
    <div className="wrap py-10">
      <dialog className="dialog standing" aria-labelledby="enquiry-title" open>
        <div className="dialog-body">
          <h1 id="enquiry-title">Enquire about coaching</h1>
          <Island
            name="coaching"
            of={CoachingForm}
            with={{
              id: enquiryForm,
              support: supportIn(contactsOf(env())),
              picked: { plan: knownPlan(plan), modules: ticked },
            }}
          />
        </div>
      </dialog>
      <p className="mt-6">
        <a className="action" href={`${routes.coaching}#personalized`}>
          Back to coaching
        </a>
      </p>
    </div>
  );
}

import '#styles/coaching/coaching.css';
import '#styles/training/selection.css';
import '#styles/training/training.css';
import { enquiryForm } from '#components/coaching/enquire';
import { CoachingForm } from '#components/forms/coaching-form';
import { Island } from '#components/layout/island';
import { contactsOf, supportIn } from '#lib/contacts';
import { env } from '#lib/env';
import { knownPlan, planSummary } from '#lib/forms/coaching/plan';
import { coachingEnquiry, routes } from '#lib/routes';
import { pageMetadata } from '#lib/seo';

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

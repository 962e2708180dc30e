/** The form with the plan and modules of one address, for its page and for the server. */
import type { Answer } from '#app/drawing/answer';
import { enquiryForm } from '#components/coaching/enquire';
import { CoachingForm } from '#components/forms/coaching-form';
import { Island } from '#components/layout/island';
import { env } from '#lib/server/settings/env';
import { coachingEnquiry, routes } from '#lib/shared/addresses/routes';
import { modulesIn, type Query } from '#lib/shared/cart/query';
import { contactsOf, supportIn } from '#lib/shared/company/contacts';
import { knownPlan } from '#lib/shared/forms/coaching/plan';

const head = {
  title: 'Enquire about coaching',
  description: 'The plan and the modules that were chosen on the page about coaching.',
  path: coachingEnquiry,
  hidden: true,
};

export function coachingEnquiryAnswer(query: Query): Answer {
  // Of the form's boxes, or as the address of a quotation has them.
  const modules = modulesIn(query, 'modules') ?? [];
  return {
    head,
    page: () => (
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
                picked: { plan: knownPlan(query.plan), modules },
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
    ),
  };
}

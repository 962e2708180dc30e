import '#styles/catalogue/coaching/coaching.css';
import '#styles/catalogue/selection.css';
import '#styles/catalogue/module-table.css';
import '#styles/site/scenes/scene.css';
import { enquiryForm } from '#components/catalogue/coaching/coaching-parts';
import { CoachingForm } from '#components/enquiries/coaching-form';

import { Island } from '#components/layout/island';
import { ClassScene } from '#components/site/scenes/a-class';
import { coachingEnquiry, routes } from '#data/addresses/routes';
import { contactsOf, supportIn } from '#data/company/contacts';
import { modulesIn } from '#lib/catalogue/rules/query';
import { knownPlan } from '#lib/enquiries/forms/coaching';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Enquire about coaching',
    description: 'The plan and the modules you chose on the coaching page.',
    path: coachingEnquiry,
    hidden: true,
  });

type Props = Pick<PageProps<'/coaching/enquiry'>, 'searchParams'>;

/** Where the buttons of `/coaching` lead without a script: the dialog, with the button's choice and the ticks. */
export default async function EnquiryPage({ searchParams }: Props) {
  const query = await searchParams;
  // Modules from the form's checkboxes, or from the address of a quotation.
  const modules = modulesIn(query, 'modules') ?? [];
  return (
    <div className="wrap grid gap-x-16 gap-y-8 py-10 lg:grid-cols-[minmax(0,34rem)_1fr]">
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
      <div className="grid content-start gap-6 lg:pt-10">
        <ClassScene />
        <p>
          <a className="action" href={`${routes.coaching}#personalized`}>
            Back to coaching
          </a>
        </p>
      </div>
    </div>
  );
}

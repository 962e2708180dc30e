import { interests } from '#data/interests';
import { composePlan } from '#lib/forms/coaching/plan';
import { authorizeField } from '#lib/forms/consent';
import { defineForm } from '#lib/forms/define';
import { describingList, describingText } from '#lib/forms/describing';
import { personFields } from '#lib/forms/fields';
import { guardianFields, withGuardian } from '#lib/forms/guardian';
import { apiRoutes } from '#lib/routes';

export const coaching = defineForm({
  kind: 'coaching',
  title: 'Enquire about coaching',
  action: apiRoutes.coaching,
  received: 'Application sent',
  success: 'Your application has been submitted successfully!',
  failure: ({ status, message }) =>
    `Failed to submit the form. Please try again later. ${message ?? status ?? 'No answer came.'}`,
  fields: {
    ...personFields(),
    ...guardianFields(),
    interest: describingList('Interests', interests),
    additionalInfo: describingText('Additional information'),
    plan: describingText('Plan', 200),
  },
  gate: { authorize: authorizeField() },
  minors: true,
  compose: (typed) => composePlan(withGuardian(typed)),
});

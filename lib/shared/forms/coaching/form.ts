import { interests } from '#data/interests';
import { apiRoutes } from '#lib/shared/addresses/routes';
import { batchFields } from '#lib/shared/forms/batch-fields';
import { composePlan } from '#lib/shared/forms/coaching/plan';
import { authorizeField } from '#lib/shared/forms/consent';
import { defineForm } from '#lib/shared/forms/define';
import { describingList, describingText } from '#lib/shared/forms/describing';
import { personFields } from '#lib/shared/forms/fields';
import { guardianFields, withGuardian } from '#lib/shared/forms/guardian';

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
    ...batchFields(),
  },
  gate: { authorize: authorizeField() },
  minors: true,
  compose: (typed) => composePlan(withGuardian(typed)),
});

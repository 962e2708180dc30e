import { interests } from '#data/interests';
import { authorizeField } from '#lib/forms/consent';
import { defineForm } from '#lib/forms/define';
import { describingList, describingText } from '#lib/forms/describing';
import { personFields } from '#lib/forms/fields';
import { guardianFields, withGuardian } from '#lib/forms/guardian';
import { apiRoutes } from '#lib/routes';

const failure = 'Failed to submit the form. Please try again later.';

export const internship = defineForm({
  kind: 'internship',
  title: 'Apply for an internship',
  action: apiRoutes.internship,
  received: 'Thank you',
  success: 'Thank you for your interest. We will get back to you soon.',
  failure: ({ status }) =>
    status === undefined ? failure : `${failure} Server responded with status: ${status}`,
  fields: {
    ...personFields(),
    ...guardianFields(),
    interest: describingList('Interests', interests),
    additionalInfo: describingText('Additional information'),
  },
  gate: { authorize: authorizeField() },
  minors: true,
  compose: withGuardian,
});

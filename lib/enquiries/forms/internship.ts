import { apiRoutes } from '#data/addresses/routes';
import { interests } from '#data/interests';
import { defineForm } from '#lib/forms/define';
import {
  authorizeField,
  describingList,
  describingText,
  guardianFields,
  personFields,
  withGuardian,
} from '#lib/forms/fields';

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

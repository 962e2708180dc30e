import { apiRoutes } from '#data/addresses/routes';
import { interests } from '#data/interests';
import { defineForm } from '#lib/forms/define';
import { authorizeField, describingList, describingText, personFields } from '#lib/forms/fields';

export const licence = defineForm({
  kind: 'licence',
  title: 'Register for a licence',
  action: apiRoutes.licence,
  received: 'We have your registration',
  success: 'Your application has been submitted successfully!',
  failure: ({ status, message }) =>
    status === undefined
      ? 'There was an error submitting your application. Please try again.'
      : (message ?? 'Something went wrong'),
  fields: {
    ...personFields(),
    interests: describingList('Interests', interests),
    additionalInfo: describingText('Additional information'),
    licenseCertification: describingText('Licence', 200),
  },
  gate: { authorize: authorizeField() },
  lenient: true,
});

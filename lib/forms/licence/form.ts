import { interests } from '#data/interests';
import { defineForm } from '#lib/forms/define';
import {
  authorizeField,
  describingList,
  describingText,
  emailField,
  nameField,
  phoneField,
} from '#lib/forms/fields';
import { calls } from '#lib/routes';

export const licence = defineForm({
  kind: 'licence',
  title: 'Register for a licence',
  action: calls.licence,
  success: 'Your application has been submitted successfully!',
  failure: ({ status, message }) =>
    status === undefined
      ? 'There was an error submitting your application. Please try again.'
      : (message ?? 'Something went wrong'),
  fields: {
    name: nameField(),
    email: emailField(),
    phone: phoneField(),
    interests: describingList('Interests', interests),
    additionalInfo: describingText('Additional information'),
    licenseCertification: describingText('Licence', 200),
  },
  gate: { authorize: authorizeField() },
  lenient: true,
});

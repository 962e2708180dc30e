import { interests } from '#data/interests';
import { composePlan } from '#lib/forms/coaching/plan';
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

export const coaching = defineForm({
  kind: 'coaching',
  title: 'Enquire about coaching',
  action: calls.coaching,
  success: 'Your application has been submitted successfully!',
  failure: ({ status, message }) =>
    `Failed to submit the form. Please try again later. ${message ?? status ?? 'No answer came.'}`,
  fields: {
    name: nameField(),
    email: emailField(),
    phone: phoneField(),
    interest: describingList('Interests', interests),
    additionalInfo: describingText('Additional information'),
    plan: describingText('Plan', 200),
  },
  gate: { authorize: authorizeField() },
  compose: composePlan,
});

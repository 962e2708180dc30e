import { apiRoutes } from '#lib/shared/addresses/routes';
import { defineForm } from '#lib/shared/forms/define';
import { batchFields, messageField, personFields } from '#lib/shared/forms/fields';
import { withAlertMessage } from '#lib/shared/forms/job-alert/message';

export const contact = defineForm({
  kind: 'contact',
  title: 'Contact us',
  action: apiRoutes.contact,
  received: 'Request received',
  success: 'Thank you for your interest. An executive will contact you within 2 working days.',
  missing: 'Please fill in all fields.',
  failure: ({ message }) => message ?? 'Something went wrong. Please try again.',
  compose: withAlertMessage,
  minors: true,
  fields: { ...personFields(), message: messageField(), ...batchFields() },
});

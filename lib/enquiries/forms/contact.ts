import { apiRoutes } from '#data/addresses/routes';
import { withAlertMessage } from '#lib/enquiries/words';
import { defineForm } from '#lib/forms/define';
import { batchFields, messageField, personFields } from '#lib/forms/fields';

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

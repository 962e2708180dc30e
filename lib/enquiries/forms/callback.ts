import { apiRoutes } from '#data/addresses/routes';
import { defineForm } from '#lib/forms/define';
import { batchFields, emailField, nameField, phoneField } from '#lib/forms/fields';

export const callback = defineForm({
  kind: 'callback',
  title: 'Get a callback',
  action: apiRoutes.callback,
  received: 'Request received',
  success: 'thank you for your interest we will get back to you soon!',
  missing: 'Please fill in all fields.',
  failure: ({ status, message }) =>
    status === undefined
      ? 'Network error or server not responding'
      : (message ?? 'Something went wrong!'),
  minors: true,
  fields: {
    name: nameField(),
    phone: { ...phoneField('Mobile Number'), fullLabel: 'Mobile Number (phone)' },
    email: emailField('Email ID'),
    ...batchFields(),
  },
});

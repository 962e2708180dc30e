import { accountantTypes } from '#data/employers';
import { defineForm } from '#lib/forms/define';
import {
  askedText,
  choiceField,
  countField,
  emailField,
  nameField,
  phoneField,
} from '#lib/forms/fields';
import { calls } from '#lib/routes';

export const employer = defineForm({
  kind: 'employer',
  title: 'Ask for accountants',
  action: calls.employer,
  success: 'Form Submitted Successfully',
  failure: () => 'Failed to send message!',
  fields: {
    name: nameField(),
    companyName: askedText('Company Name', 'organization'),
    email: emailField(),
    mobile: phoneField('Mobile'),
    accountantType: choiceField('Accountant Type', accountantTypes),
    numberOfAccountants: countField('Number of Accountants'),
  },
});

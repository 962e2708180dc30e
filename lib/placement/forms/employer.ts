import { apiRoutes } from '#data/addresses/routes';
import { accountantTypes } from '#data/employers';
import { defineForm } from '#lib/forms/define';
import {
  askedText,
  choiceField,
  countField,
  describingText,
  emailField,
  nameField,
  phoneField,
} from '#lib/forms/fields';

/** Drops a level with the number 0: "no juniors and two seniors" asks for two seniors. */
function ofWhomAny(typed: Readonly<Record<string, unknown>>) {
  const { accountantType, numberOfAccountants, otherNumber } = typed;
  const others = String(otherNumber ?? '').trim();
  if (/^0*$/.test(others)) return { ...typed, otherNumber: '' };
  if (!/^0*$/.test(String(numberOfAccountants ?? '').trim())) return typed;
  const other = accountantTypes.find((type) => type !== accountantType);
  return { ...typed, accountantType: other, numberOfAccountants: others, otherNumber: '' };
}

export const employer = defineForm({
  kind: 'employer',
  title: 'Ask for accountants',
  action: apiRoutes.employer,
  success: 'Form Submitted Successfully',
  failure: () => 'Failed to send message!',
  why: 'call you',
  notice:
    'We use these details to call you about the accountants you ask for, and keep them for at most a year after our last contact.',
  compose: ofWhomAny,
  fields: {
    name: nameField(),
    companyName: askedText('Company Name', 'organization'),
    email: emailField(),
    mobile: phoneField('Mobile'),
    accountantType: choiceField('Accountant Type', accountantTypes),
    numberOfAccountants: countField('Number of Accountants'),
    otherNumber: {
      ...describingText('Number of the other type as well', 200),
      inputMode: 'numeric',
    },
    city: { ...describingText('City', 200), autoComplete: 'address-level2' },
    startDate: describingText('Start date', 200),
    pay: describingText('Pay per month', 200),
  },
});

import * as z from 'zod/mini';
import { apiRoutes } from '#data/addresses/routes';
import { defineForm } from '#lib/forms/define';
import { askedText, emailField, nameField, requiredText } from '#lib/forms/fields';
import { countryCode, nationalNumber, plainDigits } from '#lib/forms/rules';
import { line } from '#lib/platform/values/text';
import { failedText, orderFailedText, paidText } from '#lib/webinars/words/checkout';

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const isEmail = (value: string) => emailField().rule.safeParse(value).success;

const askedOne = (label: string, options: readonly string[]) => ({
  ...askedText(label),
  input: 'radios' as const,
  options,
  show: capital,
});

/** Beside the fields: the e-mail address whose third payment was asked about and is meant. */
export const againField = 'again';

/** Texts: contract: Paid registration. */
export const webinarPaid = defineForm({
  kind: 'webinar-paid',
  title: 'Register for the AI webinar',
  action: apiRoutes.order,
  success: paidText,
  missing: 'All fields are required!',
  failure: ({ message }) => message ?? failedText(orderFailedText),
  why: 'register you',
  notice:
    'We ask for these details to register you, to send the receipt and the access link, and to call you if the payment fails. We keep them for at most a year after our last contact; records of payments stay 8 years, as tax and company law ask.',
  minors: true,
  beside: [againField],
  fields: {
    name: nameField(),
    email: {
      ...emailField(),
      rule: z.pipe(
        requiredText('Email').rule,
        z
          .string()
          .check(
            z.overwrite(line),
            z.refine(isEmail, { error: 'Please provide a valid email address!' }),
          ),
      ),
    },
    phone: {
      ...requiredText('Phone', 'tel'),
      input: 'tel',
      inputMode: 'numeric',
      prefix: countryCode,
      rule: z.pipe(
        z.pipe(
          requiredText('Phone').rule,
          z.transform((phone: string) => nationalNumber(plainDigits(phone).replace(/\D/g, ''))),
        ),
        z
          .string()
          .check(z.regex(/^\d{10}$/, { error: 'Please provide a valid 10-digit phone number!' })),
      ),
    },
    accountingExp: askedOne('Accounting experience', [
      'beginner',
      'intermediate',
      'advanced',
      'expert',
    ]),
    preferredLang: askedOne('Preferred language', ['English', 'Tamil', 'Telugu']),
  },
});

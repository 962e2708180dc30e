import * as z from 'zod/mini';
import { apiRoutes, routes } from '#data/addresses/routes';
import { callback } from '#lib/enquiries/forms/callback';
import { defineForm } from '#lib/forms/define';
import { describingText, emailField, phoneField, requiredText, scalar } from '#lib/forms/fields';

/** The page sends the edition that is over, so that staff know which one to tell about. */
const longestTitle = 200;

const label = 'Phone or e-mail';

const read = (rule: z.ZodMiniType<string>, typed: unknown): string => {
  const parsed = rule.safeParse(typed);
  return parsed.success ? parsed.data : '';
};

/** Reads an address or a number; both are empty where the text is neither. */
function waysIn(typed: unknown): { readonly email: string; readonly phone: string } {
  const email = read(emailField().rule, typed);
  return { email, phone: email ? '' : read(phoneField().rule, typed) };
}

const isReach = (typed: string): boolean => {
  const { email, phone } = waysIn(typed);
  return email !== '' || phone !== '';
};

/** Taken from what was typed in the one field. */
const derived = (name: string) =>
  ({ ...describingText(name, longestTitle), derived: true }) as const;

/** One field under an edition that is over; it is received as a callback, and called by what was typed. */
export const nextEdition = defineForm({
  kind: callback.kind,
  title: 'Tell me about the next edition',
  action: apiRoutes.nextEdition,
  page: routes.aiWebinarPayment,
  received: callback.received,
  success: 'Thank you. We will tell you as soon as the day is fixed.',
  failure: callback.failure,
  why: 'tell you the day',
  minors: true,
  compose: (typed) => ({ ...typed, ...waysIn(typed.reach), name: scalar(typed.reach) }),
  fields: {
    reach: {
      ...requiredText(label),
      rule: z.pipe(
        requiredText(label).rule,
        z.string().check(
          z.refine(isReach, {
            error: 'Please enter a phone number of 7 to 15 digits, or an e-mail address',
          }),
        ),
      ),
    },
    about: {
      ...describingText('Wants to know', longestTitle),
      input: 'settled',
      onlyAnswered: true,
    },
    name: derived('Name'),
    phone: derived('Phone'),
    email: derived('Email'),
  },
});

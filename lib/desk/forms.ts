/** Forms of the desk's own pages. Checks that need the store are made where the answers are written. */
import * as z from 'zod/mini';
import { enquiryKinds, enteredFrom } from '#data/form-kinds';
import { templateLanguages, unknownNames } from '#lib/enquiries/words';
import { dayField, oneOfField, textField, tickField } from '#lib/forms/action-fields';
import { defineForm } from '#lib/forms/define';
import { characters, line, lines } from '#lib/platform/values/text';

export const backWithinAYear = 'Please choose the day on which they are back, within a year.';

export const signInForm = defineForm({
  fields: {
    email: {
      label: 'Work e-mail',
      input: 'email',
      required: true,
      rule: z.pipe(
        z.transform(line),
        z.string().check(
          z.regex(/^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]{1,190}$/u, {
            error: 'Please type your work e-mail address',
          }),
        ),
      ),
    },
  },
});

/** Staff answer these fields about an enquiry that they enter, besides those of its own form. */
export const entryForm = defineForm({
  fields: {
    source: oneOfField({
      label: 'Where it came from',
      options: enteredFrom.map(({ value }) => value),
      wrong: 'Please choose where it came from.',
    }),
    sourceNote: textField({ label: 'Who or what sent them', most: 200 }),
    told: tickField({
      label: 'I told them what we keep and why, and that we erase it on request; they agreed.',
      missing: 'Please tell them what we keep and why, and tick the box.',
    }),
    mine: tickField({ label: 'I will handle it.' }),
  },
});

export const memberForm = defineForm({
  fields: {
    awayUntil: dayField({ label: 'Away until', wrong: backWithinAYear, required: false }),
    dealt: tickField({ label: 'New enquiries go to them automatically' }),
  },
});

export const filterForm = defineForm({
  fields: {
    title: textField({
      label: 'Name of the list',
      most: 40,
      missing: 'Please give the list a name.',
      tooLong: 'At most 40 characters.',
    }),
  },
});

export const templateForm = defineForm({
  fields: {
    title: textField({
      label: 'Name',
      most: 80,
      missing: 'Please give it a name.',
      tooLong: 'At most 80 characters.',
    }),
    body: {
      label: 'Text',
      input: 'multiline',
      required: true,
      rule: z.pipe(
        z.transform(lines),
        z.string().check(
          z.refine((text) => unknownNames(text).length === 0, {
            error: ({ input }) =>
              `We do not know {${unknownNames(String(input))[0]}}: see the names below.`,
          }),
          z.refine((text) => text !== '', { error: 'Please write the text.' }),
          z.refine((text) => characters(text) <= 2000, { error: 'At most 2000 characters.' }),
        ),
      ),
    },
    kind: oneOfField({
      label: 'For',
      options: ['', ...enquiryKinds],
      wrong: 'Please choose a kind.',
    }),
    language: oneOfField({
      label: 'Language',
      options: templateLanguages,
      wrong: 'Please choose a language.',
    }),
  },
});

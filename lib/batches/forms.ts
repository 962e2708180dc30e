/** contract: Batches. */
import * as z from 'zod/mini';
import { batchLanguages, batchModes, mostSeats, subjectOf, weekdays } from '#lib/batches/rules';
import {
  dayField,
  linesField,
  linkField,
  numberField,
  oneOfField,
  someOfField,
  textField,
  tickField,
  timeField,
  wordsIn,
} from '#lib/forms/action-fields';
import { defineForm } from '#lib/forms/define';

export const batchForm = defineForm({
  fields: {
    what: {
      label: 'A module, several, or a bootcamp',
      input: 'choices',
      required: true,
      rule: z.pipe(
        z.transform(wordsIn),
        z.array(z.string()).check(
          z.refine((what) => subjectOf(what) !== undefined, {
            error: ({ input }) => whatIsWrong(input as readonly string[]),
          }),
        ),
      ),
    },
    starts: dayField({ label: 'Begins', wrong: 'Enter the day it begins, as 2027-01-04.' }),
    days: someOfField({
      label: 'Days',
      options: weekdays,
      wrong: 'Choose at least one day of the week, Mon to Sun.',
    }),
    from: timeField({ label: 'From', wrong: 'Enter the hour it begins, as 19:00.' }),
    to: timeField({ label: 'To', wrong: 'Enter the hour it ends, as 20:30.' }),
    mode: oneOfField({
      label: 'Where',
      options: batchModes,
      wrong: `Choose where: ${batchModes.join(', ')}.`,
    }),
    language: oneOfField({
      label: 'Language',
      options: batchLanguages,
      wrong: `Choose a language: ${batchLanguages.join(', ')}.`,
    }),
    seats: numberField({
      label: 'Seats',
      least: 1,
      most: mostSeats,
      wrong: `Seats are 1 to ${mostSeats}.`,
    }),
    joinBy: dayField({
      label: 'Joining until',
      hint: 'If empty: until the first session begins',
      wrong: 'Enter a day, as 2027-01-06, or leave it empty.',
      required: false,
    }),
    trainer: textField({ label: 'Trainer', most: 100 }),
    note: { ...linesField({ label: 'Note, for the public page', most: 500 }), input: 'text' },
  },
});

function whatIsWrong(what: readonly string[]): string {
  if (what.length === 0) return 'Choose a module, several, or a bootcamp.';
  if (what.length > 1 && what.some((each) => each.startsWith('bootcamp-'))) {
    return 'Choose either one bootcamp or modules, not both.';
  }
  return 'Choose from the catalogue: a module, several, or a bootcamp with hours.';
}

export const joinForm = defineForm({
  fields: {
    link: linkField({
      label: 'Link',
      wrong: 'The link must begin with https:// and be one address.',
    }),
    place: textField({ label: 'Address of the room', most: 300 }),
  },
});

export const cancelForm = defineForm({
  fields: {
    reason: textField({ label: 'Reason, for the mail and the page', most: 300 }),
    confirm: tickField({
      label: 'It will not take place',
      missing: 'Tick the box: a cancelled batch cannot be reopened.',
    }),
  },
});

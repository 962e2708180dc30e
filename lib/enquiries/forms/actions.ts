/** The forms of what a member of the desk does with one enquiry (contract: Desk), by action. */
import * as z from 'zod/mini';
import { outcomes } from '#lib/enquiries/rules/actions';
import { dayField, linesField, oneOfField, textField } from '#lib/forms/action-fields';
import { defineForm } from '#lib/forms/define';
import { emailField, nameField, phoneField } from '#lib/forms/fields';
import { line } from '#lib/platform/values/text';

const note = (label: string, missing?: string) => ({
  note: linesField({ label, most: 2000, ...(missing && { missing }) }),
});

/** One of the hours offered, one of the longer list, which wins over it, or any other, which wins over both. */
const again = (label: string) => ({
  again: textField({ label, most: 40 }),
  'again-list': textField({ label: 'From the list', most: 40 }),
  'again-other': textField({ label: 'Day and hour, in Indian time', most: 40 }),
});

export const noMail = 'Please choose a mail.';

/** By the id of its row. */
const task = { task: textField({ label: 'Task', most: 100, missing: 'Please choose a task.' }) };

export const dayThatIsOver = 'Please choose today or a day to come.';

const other = {
  with: textField({
    label: 'Reference, e-mail or phone of the other enquiry',
    most: 300,
    missing: 'Please type a reference, a full e-mail address or a phone number.',
  }),
};

/** An empty field is not corrected: nobody becomes unreachable by a slip. */
const ifGiven = <F extends ReturnType<typeof nameField | typeof phoneField | typeof emailField>>(
  field: F,
) => ({
  ...field,
  rule: z.pipe(
    z.transform((value) => (line(value) === '' ? undefined : value)),
    z.optional(field.rule),
  ),
  required: false,
});

export const enquiryForms = {
  spoke: defineForm({ fields: { ...note('What was said'), ...again('Call again') } }),
  'no-answer': defineForm({ fields: { ...note('What you noticed'), ...again('Try again') } }),
  wrote: defineForm({ fields: { ...note('What you wrote'), ...again('Call again') } }),
  hand: defineForm({
    fields: { to: textField({ label: 'To whom', most: 300 }), ...note('A message to them') },
  }),
  close: defineForm({
    fields: {
      outcome: oneOfField({
        label: 'Outcome',
        options: outcomes,
        wrong: 'Please choose an outcome.',
        input: 'radios',
      }),
      ...note('The reason, in one line'),
    },
  }),
  note: defineForm({ fields: note('Note', 'Please write a note.') }),
  correct: defineForm({
    fields: {
      name: ifGiven(nameField()),
      phone: ifGiven(phoneField()),
      email: { ...ifGiven(emailField()), label: 'E-mail' },
    },
  }),
  merge: defineForm({ fields: other }),
  split: defineForm({ fields: other }),
  'mail-again': defineForm({
    fields: { mail: textField({ label: 'Mail', most: 100, missing: noMail }) },
  }),
  'done-task': defineForm({ fields: { ...task, ...note('What came of it') } }),
  'postpone-task': defineForm({
    fields: { ...task, until: dayField({ label: 'Until', wrong: dayThatIsOver }) },
  }),
  erase: defineForm({
    fields: { confirm: textField({ label: 'Type the reference to confirm', most: 100 }) },
  }),
};

/** Forms of the visitor's own page. */
import { linesField } from '#lib/shared/forms/action-fields';
import { defineForm } from '#lib/shared/forms/define';

export const longestNote = 500;

export const noteForm = defineForm({
  fields: {
    note: linesField({
      label: 'What should we know before we call?',
      hint: `At most ${longestNote} characters; no Aadhaar, PAN or bank details`,
      most: longestNote,
      missing: 'Please write what we should know.',
      tooLong: `Please keep it to ${longestNote} characters.`,
    }),
  },
});

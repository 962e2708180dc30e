/** Forms of the visitor's own page. */
import { preferenceLanguages, preferenceTimes } from '#lib/enquiries/words';
import { linesField, oneOfField } from '#lib/forms/action-fields';
import { defineForm } from '#lib/forms/define';

export const preferenceForm = defineForm({
  fields: {
    time: oneOfField({
      label: 'When',
      options: preferenceTimes.map(({ value }) => value),
      wrong: 'Please choose a time.',
    }),
    language: oneOfField({
      label: 'In which language',
      options: [...preferenceLanguages, ''],
      wrong: 'Please choose a language.',
    }),
  },
});

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

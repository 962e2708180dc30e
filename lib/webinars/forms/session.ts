import { linesField, linkField, oneOfField } from '#lib/forms/action-fields';
import { defineForm } from '#lib/forms/define';

export const sessionForm = defineForm({
  fields: {
    cancel: {
      ...oneOfField({
        label: 'It will not take place',
        // A box that names no value of its own is sent as `on`.
        options: ['', 'yes', 'on', 'true', '1'],
        wrong: 'Tick the box to cancel it.',
      }),
      input: 'tick',
    },
    link: linkField({
      label: 'Access link',
      wrong: 'The access link must begin with https:// and be one address.',
    }),
    notes: linesField({
      label: 'Notes for the desk',
      most: 2000,
      tooLong: 'At most 2000 characters.',
    }),
  },
});

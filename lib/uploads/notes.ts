/** What staff read about a resume before they open it: what was looked for, without opening it ourselves. */

export const notes = {
  fine: 'no scripts, macros, embedded objects or files fetched from elsewhere',
  encrypted:
    'protected by its author, so we could not look inside; open it in a viewer without scripts. If it asks for a password, ask the applicant for a copy without one',
  attachments: 'no scripts; it carries attached files: do not open those',
} as const;

export type Taken = keyof typeof notes;

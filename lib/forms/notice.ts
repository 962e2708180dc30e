/** It precedes the first personal field of every form (DPDP Act 2023, section 5). */
import { privacyPath } from '#data/addresses/routes';
import type { Field, Form } from '#lib/forms/define';

const usual =
  'We use these details to answer you by phone or e-mail, and keep them for at most a year after our last contact.';
const ofMinors = 'If you are under 18, a parent or guardian must fill this in.';

export const noticeOf = ({ notice = usual, minors }: Pick<Form, 'notice' | 'minors'>): string =>
  `${notice} ${minors ? `${ofMinors} ` : ''}You can withdraw at any time:`;

export const noticeLine = ({ why = 'answer you' }: Pick<Form, 'why'>): string =>
  `We keep these details for up to a year so that we can ${why}.`;

export const noticeLink = {
  text: 'how we keep your data',
  href: `${privacyPath}#your-data`,
} as const;

/** `message`, unless it only repeats one of the errors, which are below it: then how many there are. */
export const headingOf = (message: string, errors: readonly string[]): string =>
  errors.includes(message) ? countOf(errors.length) : message;

export const countOf = (errors: number): string =>
  errors === 1 ? 'One thing to correct' : `${errors} things to correct`;

/** An error as a line of its own: with the name of its field, where it does not say that itself. A consent says it all. */
export function lineOf({ label, input }: Pick<Field, 'label' | 'input'>, error: string): string {
  const isNamed = error.toLowerCase().includes(label.toLowerCase());
  return isNamed || input === 'consent' ? error : `${label}: ${error}`;
}

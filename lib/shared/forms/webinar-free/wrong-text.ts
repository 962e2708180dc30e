import type { Asked, FormTexts } from '#data/job-hunt-form/shape';
import { missingInEmail } from '#lib/shared/forms/patterns';

/** What is said of an answer that is not taken, in the words of the page: of an e-mail address, what it lacks. */
export function wrongText(asked: Asked, typed: string, { emailLacks }: FormTexts) {
  const lack = asked.type === 'email' ? missingInEmail(typed) : undefined;
  return lack ? emailLacks[lack] : asked.wrong;
}

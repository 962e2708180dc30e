/** The answers of an enquiry, as its page shows them. */

import type { Answer } from '#lib/server/store/store';
import { unanswered } from '#lib/shared/forms/transcribe';

/** "7 of 10, Intermediate" is drawn as a scale as well. */
export function answerOf({ name, label, value }: Answer) {
  const rated = /^(\d{1,2}) of 10\b/.exec(value);
  const text = value === unanswered ? '' : value;
  return { name, label, value: text, ...(rated && { scale: Math.min(10, Number(rated[1])) }) };
}

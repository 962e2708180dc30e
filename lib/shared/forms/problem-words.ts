/** How a refused form says what is wrong, with scripts and without: the same words. */
import type { Field } from '#lib/shared/forms/define';

/** `message`, unless it only repeats one of the errors, which stand below it: then how many there are. */
export const headingOf = (message: string, errors: readonly string[]): string =>
  errors.includes(message) ? countOf(errors.length) : message;

export const countOf = (errors: number): string =>
  errors === 1 ? 'One thing to correct' : `${errors} things to correct`;

/** An error as a line of its own: with the name of its field, where it does not say that itself. A consent says it all. */
export function lineOf({ label, input }: Pick<Field, 'label' | 'input'>, error: string): string {
  const isNamed = error.toLowerCase().includes(label.toLowerCase());
  return isNamed || input === 'consent' ? error : `${label}: ${error}`;
}

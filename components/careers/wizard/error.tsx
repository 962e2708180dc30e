'use client';
import { useField } from '#components/forms/enquiry-context';
import { tied, Wrong } from '#components/ui/plain-field';

/** The error of a group of choices; `described` ties it to its controls. */
export function useChoiceError(name: string) {
  const { id, error } = useField(name);
  const { id: _, ...described } = tied({ id, error });
  return { error: error && <Wrong id={id} error={error} />, described };
}

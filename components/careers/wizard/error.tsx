'use client';
import { useEnquiry } from '#components/forms/enquiry-context';

/** The error of a group of choices; `describedBy` ties it to its controls. */
export function useChoiceError(name: string) {
  const { id, api } = useEnquiry();
  const message = api.formState.errors[name]?.message;
  const errorId = `${id}-${name}-error`;
  return {
    error: message ? (
      <p className="error" id={errorId}>
        {String(message)}
      </p>
    ) : null,
    described: message ? { 'aria-invalid': true, 'aria-describedby': errorId } : {},
  };
}

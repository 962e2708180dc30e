'use client';
import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Form } from '#lib/shared/forms/define';

interface Enquiry {
  form: Form;
  id: string;
  api: UseFormReturn<Record<string, unknown>>;
  /** Scripts are there: React validates, the browser's own bubbles stay away. */
  ready: boolean;
}

export const EnquiryContext = createContext<Enquiry | undefined>(undefined);

/** The form that a field stands in. */
export function useEnquiry(): Enquiry {
  const enquiry = useContext(EnquiryContext);
  if (!enquiry) throw new Error('a field stands outside of its form');
  return enquiry;
}

/** One of its fields: the id of its control, what it asks, and what is wrong with what was typed. */
export function useField(name: string) {
  const { form, id, api } = useEnquiry();
  const message = api.formState.errors[name]?.message;
  const error = message ? String(message) : undefined;
  return { id: `${id}-${name}`, field: form.fields[name], error, api };
}

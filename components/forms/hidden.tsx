'use client';
import { useEnquiry } from '#components/forms/enquiry-context';

/** An answer that the page knows and the visitor does not type. */
export function Hidden({ name, value }: { name: string; value: string }) {
  const { api } = useEnquiry();
  return <input type="hidden" defaultValue={value} {...api.register(name)} />;
}

'use client';
import { useField } from '#components/forms/enquiry-context';
import { Select } from '#components/ui/plain-field';
import { capital } from '#lib/shared/forms/webinar-paid/form';

/** One of a few answers, in the browser's own list. */
export function PaymentPick({ name }: { name: string }) {
  const { id, field, error, api } = useField(name);
  return (
    <Select
      {...{ id, error }}
      label={field?.label}
      required
      none="Choose"
      options={(field?.options ?? []).map((value) => ({ value, label: capital(value) }))}
      {...api.register(name)}
    />
  );
}

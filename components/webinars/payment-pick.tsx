'use client';
import { useEnquiry } from '#components/forms/enquiry-context';
import { capital } from '#lib/shared/forms/webinar-paid/form';

/** One of a few answers, in the browser's own list. */
export function PaymentPick({ name }: { name: string }) {
  const { form, id, api } = useEnquiry();
  const field = form.fields[name];
  const control = `${id}-${name}`;
  const error = api.formState.errors[name]?.message;
  return (
    <div className="field">
      <label htmlFor={control}>{field?.label}</label>
      <select
        id={control}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${control}-error` : undefined}
        {...api.register(name)}
      >
        <option value="">Choose</option>
        {field?.options?.map((option) => (
          <option key={option} value={option}>
            {capital(option)}
          </option>
        ))}
      </select>
      {error && (
        <p className="error" id={`${control}-error`}>
          {String(error)}
        </p>
      )}
    </div>
  );
}

'use client';
import { useEnquiry } from '#components/forms/enquiry-context';

/** A box that is never ticked in advance. */
export function Consent({ name }: { name: string }) {
  const { form, id, api } = useEnquiry();
  const control = `${id}-${name}`;
  const error = api.formState.errors[name]?.message;
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          id={control}
          value="true"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${control}-error` : undefined}
          {...api.register(name)}
        />
        {form.asked[name]?.label}
      </label>
      {error && (
        <p className="error" id={`${control}-error`}>
          {String(error)}
        </p>
      )}
    </div>
  );
}

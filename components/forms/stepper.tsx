'use client';
import type { ReactNode } from 'react';
import { useEnquiry } from '#components/forms/enquiry-context';

interface Props {
  name: string;
  children: ReactNode;
}

/** A small number with a button for one more and one fewer; by keyboard its arrows do the same, without a script it is typed. */
export function Stepper({ name, children }: Props) {
  const { form, id, api } = useEnquiry();
  const field = form.fields[name];
  const control = `${id}-${name}`;
  const error = api.formState.errors[name]?.message;
  const by = (step: number) => () => {
    const next = Math.max(0, (Number(api.getValues(name)) || 0) + step);
    api.setValue(name, String(next), { shouldValidate: api.formState.isSubmitted });
  };
  return (
    <div className="field">
      <label htmlFor={control}>{children}</label>
      <div className="stepper">
        <button type="button" tabIndex={-1} aria-label="One fewer" onClick={by(-1)}>
          −
        </button>
        <input
          id={control}
          type="number"
          inputMode="numeric"
          min={0}
          placeholder="0"
          required={field?.required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${control}-error` : undefined}
          {...api.register(name)}
        />
        <button type="button" tabIndex={-1} aria-label="One more" onClick={by(1)}>
          +
        </button>
      </div>
      {error && (
        <p className="error" id={`${control}-error`}>
          {String(error)}
        </p>
      )}
    </div>
  );
}

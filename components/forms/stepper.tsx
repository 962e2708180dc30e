'use client';
import type { ReactNode } from 'react';
import { useField } from '#components/forms/enquiry-context';
import { Labelled, tied } from '#components/ui/plain-field';

interface Props {
  name: string;
  children: ReactNode;
}

/** A small number with a button for one more and one fewer; by keyboard its arrows do the same, without a script it is typed. */
export function Stepper({ name, children }: Props) {
  const { id, field, error, api } = useField(name);
  const by = (step: number) => () => {
    const next = Math.max(0, (Number(api.getValues(name)) || 0) + step);
    api.setValue(name, String(next), { shouldValidate: api.formState.isSubmitted });
  };
  return (
    <Labelled {...{ id, error }} label={children}>
      <div className="stepper">
        <button type="button" tabIndex={-1} aria-label="One fewer" onClick={by(-1)}>
          −
        </button>
        <input
          {...tied({ id, error })}
          type="number"
          inputMode="numeric"
          min={0}
          placeholder="0"
          required={field?.required}
          {...api.register(name)}
        />
        <button type="button" tabIndex={-1} aria-label="One more" onClick={by(1)}>
          +
        </button>
      </div>
    </Labelled>
  );
}

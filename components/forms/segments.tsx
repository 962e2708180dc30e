'use client';
import { useField } from '#components/forms/enquiry-context';
import { Wrong } from '#components/ui/plain-field';

interface Props {
  name: string;
  /** The answer that is chosen before the visitor chooses. */
  preset: string;
}

/** One of a few, as buttons side by side: radios, so that they work without a script. */
export function Segments({ name, preset }: Props) {
  const { id, field, error, api } = useField(name);
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="legend">{field?.label}</legend>
      <div className="switch-labels mt-1">
        {field?.options?.map((option, index) => (
          <label key={option}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              value={option}
              defaultChecked={option === preset}
              required
              {...api.register(name)}
            />
            {option}
          </label>
        ))}
      </div>
      <Wrong {...{ id, error }} />
    </fieldset>
  );
}

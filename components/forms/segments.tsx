'use client';
import { useEnquiry } from '#components/forms/enquiry-context';

interface Props {
  name: string;
  /** The answer that is chosen before the visitor chooses. */
  preset: string;
}

/** One of a few, as buttons side by side: radios, so that they work without a script. */
export function Segments({ name, preset }: Props) {
  const { form, id, api } = useEnquiry();
  const field = form.fields[name];
  const error = api.formState.errors[name]?.message;
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-${name}-error` : undefined}>
      <legend className="legend">{field?.label}</legend>
      <div className="switch-labels mt-1">
        {field?.options?.map((option, index) => (
          <label key={option}>
            <input
              type="radio"
              id={index === 0 ? `${id}-${name}` : undefined}
              value={option}
              defaultChecked={option === preset}
              required
              {...api.register(name)}
            />
            {option}
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={`${id}-${name}-error`}>
          {String(error)}
        </p>
      )}
    </fieldset>
  );
}

'use client';
import { Field, useEnquiry } from '#components/forms/field';
import { ages } from '#lib/forms/fields';

/** 18 or older, or else who consents: the name is asked for where it is needed (ui.css). */
export function Ages() {
  const { form, id, api } = useEnquiry();
  const field = form.asked.ofAge;
  return (
    <div className="ages">
      <fieldset className="field">
        <legend className="legend">{field?.label}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {field?.options?.map((option, index) => (
            <label key={option} className="choice">
              <input
                type="radio"
                id={index === 0 ? `${id}-ofAge` : undefined}
                value={option}
                data-minor={option === ages.minor || undefined}
                {...api.register('ofAge')}
              />
              {option}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="guardian">
        <Field
          name="guardian"
          needed
          hint="Full name. We will call them first, and keep your details only if they agree."
        />
      </div>
    </div>
  );
}

'use client';
import { Field, useEnquiry } from '#components/forms/field';
import { ages } from '#lib/forms/fields';

/** One tick for who is under 18; the name of the parent is asked for where it is ticked (ui.css). */
export function Ages() {
  const { id, api } = useEnquiry();
  return (
    <div className="ages">
      <label className="choice">
        <input
          type="checkbox"
          id={`${id}-ofAge`}
          value={ages.minor}
          data-minor
          {...api.register('ofAge')}
        />
        {ages.minor}
      </label>
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

'use client';
import { useEnquiry, useField } from '#components/forms/enquiry-context';
import { tied, Wrong } from '#components/ui/plain-field';

/** A box that is never ticked in advance. */
export function Consent() {
  const { form } = useEnquiry();
  const { id, error, api } = useField('authorize');
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          {...tied({ id, error })}
          value="true"
          required
          {...api.register('authorize')}
        />
        {form.asked.authorize?.label}
      </label>
      <Wrong {...{ id, error }} />
    </div>
  );
}

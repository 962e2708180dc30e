'use client';
import { useEffect, useState } from 'react';
import { useEnquiry } from '#components/forms/enquiry-context';
import { Field } from '#components/forms/field';
import { addressLimit } from '#lib/shared/forms/application/rules';
import { characters } from '#lib/shared/forms/sanitize';

/** The address with a count of its characters, live once scripts are there. */
export function WizardAddress() {
  const { id } = useEnquiry();
  const [typed, setTyped] = useState(0);
  const control = `${id}-address`;
  useEffect(() => {
    const area = document.getElementById(control) as HTMLTextAreaElement | null;
    const count = () => setTyped(characters(area?.value.trim() ?? ''));
    count();
    area?.form?.addEventListener('input', count);
    area?.form?.addEventListener('valuesrestored', count);
    return () => {
      area?.form?.removeEventListener('input', count);
      area?.form?.removeEventListener('valuesrestored', count);
    };
  }, [control]);
  return (
    <div>
      <Field name="address" rows={3} hint={`10 to ${addressLimit} characters`} />
      <p className="count" data-over={typed > addressLimit || undefined}>
        {typed} / {addressLimit} characters
      </p>
    </div>
  );
}

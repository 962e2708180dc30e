'use client';
import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import { useField } from '#components/forms/enquiry-context';
import { usePhoneNote } from '#components/forms/phone-note';
import { Wrong } from '#components/ui/plain-field';
import { phoneLengthQuestion } from '#data/phone-length';
import { countryCode, nationalNumber, withinTenDigits } from '#lib/shared/forms/patterns';

interface Props {
  name: string;
  /** The page is for this form alone. */
  full?: boolean;
  hint?: string;
  /** Optional in the call, and asked for where the page shows it. */
  needed?: boolean;
  rows?: number;
}

/** Label above, control, error below; type and autocomplete come from the form's definition. */
export function Field({ name, full, hint, needed, rows }: Props) {
  const { id, field, error, api } = useField(name);
  if (!field) throw new Error(`the form of ${id} does not ask for it`);
  const { onBlur, onChange, ...registered } = api.register(name);
  /** What stands before the field leaves it, so that it does not stand there twice. */
  const normalizePhone = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const national = nationalNumber(typed);
    if (national !== typed) api.setValue(name, national);
    return onBlur(event);
  };
  const stopDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const kept = withinTenDigits(event.target.value);
    if (kept !== event.target.value) event.target.value = kept;
    return onChange(event);
  };
  // Where ten digits are the rule, its error says so.
  const question = field.input === 'tel' && !field.prefix ? phoneLengthQuestion : undefined;
  const { note, describedBy } = usePhoneNote(id, question, error);
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean);
  const shared = {
    id,
    required: field.required,
    autoComplete: field.autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
    onBlur,
    onChange,
    ...registered,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {(full && field.fullLabel) || field.label}
        {!field.required && !needed && <span className="hint"> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {field.input === 'multiline' ? (
        <textarea rows={rows ?? 4} {...shared} />
      ) : (
        <Prefixed prefix={field.prefix}>
          <input
            type={field.input}
            inputMode={field.inputMode}
            min={field.min}
            max={field.max}
            {...shared}
            {...(field.prefix === countryCode && { onBlur: normalizePhone, onChange: stopDigits })}
          />
        </Prefixed>
      )}
      <Wrong {...{ id, error }} />
      {note}
    </div>
  );
}

/** What stands fixed before a control; its hint says the same to a screen reader. */
function Prefixed({ prefix, children }: { prefix: string | undefined; children: ReactNode }) {
  if (!prefix) return children;
  return (
    <span className="prefixed">
      <span aria-hidden="true">{prefix}</span>
      {children}
    </span>
  );
}

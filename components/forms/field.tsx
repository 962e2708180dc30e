'use client';
import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import { useEnquiry } from '#components/forms/enquiry-context';
import { usePhoneNote } from '#components/forms/phone-note';
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
  const { form, id, api } = useEnquiry();
  const field = form.fields[name];
  if (!field) throw new Error(`${form.kind} does not ask for ${name}`);
  const control = `${id}-${name}`;
  const error = api.formState.errors[name]?.message;
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
  const { note, describedBy } = usePhoneNote(control, question, error);
  const described = [hint && `${control}-hint`, error && `${control}-error`, describedBy].filter(
    Boolean,
  );
  const shared = {
    id: control,
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
      <label htmlFor={control}>
        {(full && field.fullLabel) || field.label}
        {!field.required && !needed && <span className="hint"> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${control}-hint`}>
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
      {error && (
        <p className="error" id={`${control}-error`}>
          {String(error)}
        </p>
      )}
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

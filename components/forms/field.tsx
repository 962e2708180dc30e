'use client';
import { useEnquiry } from '#components/forms/current';

interface Props {
  name: string;
  /** In place of the definition's own, where a page calls the same field otherwise. */
  label?: string;
  hint?: string;
  rows?: number;
  maxLength?: number;
  inputMode?: 'numeric';
}

/** Label above, control, error below; type and autocomplete come from the form's definition. */
export function Field({ name, label, hint, rows, ...limits }: Props) {
  const { form, id, api } = useEnquiry();
  const field = form.fields[name];
  if (!field) throw new Error(`${form.kind} does not ask for ${name}`);
  const control = `${id}-${name}`;
  const error = api.formState.errors[name]?.message;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean);
  const shared = {
    id: control,
    required: field.required,
    autoComplete: field.autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
    ...api.register(name),
  };
  return (
    <div className="field">
      <label htmlFor={control}>
        {label ?? field.label}
        {!field.required && <span className="hint"> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${control}-hint`}>
          {hint}
        </p>
      )}
      {field.input === 'multiline' ? (
        <textarea rows={rows ?? 4} {...shared} />
      ) : (
        <input type={field.input} min={field.min} max={field.max} {...limits} {...shared} />
      )}
      {error && (
        <p className="error" id={`${control}-error`}>
          {String(error)}
        </p>
      )}
    </div>
  );
}

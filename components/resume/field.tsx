import type { ReactNode } from 'react';
import { resumeExamples } from '#data/resume';
import type { ResumeFormState } from '#lib/shared/resume/views';

interface Props {
  form: ResumeFormState;
  /** As the call names it: `work.0.name`. */
  name: string;
  label: string;
  optional?: true;
  /** Where its example stands under another name. */
  example?: string;
  type?: 'text' | 'tel' | 'email';
  autoComplete?: string;
  /** Several lines. */
  rows?: number;
  children?: ReactNode;
}

/** One question with its example, what is wrong, and what would make it better. */
export function ResumeField({
  form: { values, errors, advice },
  name,
  label,
  optional,
  example = name.replace(/\.\d+/, ''),
  type = 'text',
  autoComplete,
  rows,
  children,
}: Props) {
  const error = errors[name];
  const hint = resumeExamples[example];
  const better = advice[name];
  const described = [
    error && `${name}-error`,
    hint && `${name}-hint`,
    better && `${name}-advice`,
  ].filter(Boolean);
  const control = {
    id: name,
    name,
    defaultValue: values[name],
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {optional && <span className="hint">(optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      )}
      {rows ? (
        <textarea {...control} rows={rows} />
      ) : (
        <input {...control} type={type} autoComplete={autoComplete} />
      )}
      {children}
      {better && (
        <p className="advice" id={`${name}-advice`}>
          <b>{better.about}</b> {better.text}
        </p>
      )}
    </div>
  );
}

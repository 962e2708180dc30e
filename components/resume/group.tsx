/** The parts of which the groups of the resume form are made. */
import type { ReactNode } from 'react';
import { resumeExamples } from '#data/resume';
import type { ResumeFormState } from '#lib/resume/rules/advice';
import { type List, mostRows } from '#lib/resume/rules/fields';

interface Props {
  form: ResumeFormState;
}

/** `volunteer.0.startDate` is Volunteer 1: start date. */
export function labelOf(path: string): string {
  const words = path
    .replace(/^basics\.(?:location\.)?/, '')
    .replace(/\.(\d+)\.(\w)/, (_, at: string, first: string) => ` ${Number(at) + 1}: ${first}`)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const joined = (texts: readonly (string | undefined)[]) =>
  texts.filter((text) => text?.trim()).join(', ');

interface GroupProps extends Props {
  title: string;
  of: string | readonly string[];
  sub?: string;
  folded?: true;
  children: ReactNode;
}

export function Group({ form: { errors }, title, of, sub, folded, children }: GroupProps) {
  const isWrong = Object.keys(errors).some((name) =>
    typeof of === 'string' ? name.startsWith(of) : of.includes(name),
  );
  return (
    <details className="rg" open={!folded || isWrong || undefined}>
      <summary>
        <span>{title}</span>
        {sub && <span className="sub">{sub}</span>}
      </summary>
      <div className="form">{children}</div>
    </details>
  );
}

interface AddRowProps extends Props {
  list: List;
  children: ReactNode;
}

export const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Without a script the form comes back with one more row. */
export function AddRow({ form: { rows }, list, children }: AddRowProps) {
  if (rows[list] >= mostRows) return null;
  return (
    <button type="submit" className="text-action" name="add" value={list} formNoValidate>
      {children}
    </button>
  );
}

interface FieldProps extends Props {
  name: string;
  label: string;
  optional?: true;
  example?: string;
  type?: 'text' | 'tel' | 'email';
  autoComplete?: string;
  rows?: number;
  children?: ReactNode;
}

export function Field({
  form: { values, errors, advice },
  name,
  label,
  optional,
  example = name.replace(/\.\d+/, ''),
  type = 'text',
  autoComplete,
  rows,
  children,
}: FieldProps) {
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

/** Fields that work without a script: a control, its label, its hint and what is wrong with it, tied to each other. */
import type { ComponentProps, ReactNode } from 'react';

interface About {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

export const tied = ({ id, hint, error }: Omit<About, 'label'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});

export function Wrong({ id, error }: Pick<About, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p className="error" id={`${id}-error`}>
      {error}
    </p>
  );
}

export function Labelled({ id, label, hint, error, children }: About & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <Wrong id={id} error={error} />
    </div>
  );
}

export function Input({ id, label, hint, error, ...control }: About & ComponentProps<'input'>) {
  return (
    <Labelled {...{ id, label, hint, error }}>
      <input {...tied({ id, hint, error })} {...control} />
    </Labelled>
  );
}

export function TextArea({
  id,
  label,
  hint,
  error,
  ...control
}: About & ComponentProps<'textarea'>) {
  return (
    <Labelled {...{ id, label, hint, error }}>
      <textarea {...tied({ id, hint, error })} {...control} />
    </Labelled>
  );
}

interface SelectProps extends About, Omit<ComponentProps<'select'>, 'id'> {
  readonly none?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function Select({ id, label, hint, error, none, options, ...control }: SelectProps) {
  return (
    <Labelled {...{ id, label, hint, error }}>
      <select {...tied({ id, hint, error })} {...control}>
        {none && <option value="">{none}</option>}
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** For answers that are called what they are. */
export const sameWords = (all: readonly string[]) =>
  all.map((each) => ({ value: each, label: each }));

interface OptionsProps {
  readonly legend: ReactNode;
  readonly quiet?: boolean;
  /** How one is chosen by single keys. */
  readonly keys?: string | undefined;
  readonly id?: string;
  readonly error?: string | undefined;
  readonly type?: 'radio' | 'checkbox';
  readonly name: string;
  readonly required?: boolean;
  /** `rows` under each other, `boxes` in a line; more classes may follow. */
  readonly as: `rows${string}` | `boxes${string}`;
  readonly options: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly small?: ReactNode;
  }[];
  readonly isOn?: (value: string) => boolean;
}

export function Options({
  legend,
  quiet,
  keys,
  id = '',
  error,
  type = 'radio',
  name,
  required,
  as,
  options,
  isOn,
}: OptionsProps) {
  return (
    <fieldset
      className="field"
      aria-describedby={
        [keys && `${id}-keys`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
      }
    >
      <legend className={quiet ? 'sr-only' : 'legend'}>{legend}</legend>
      {keys && (
        <p className="hint when-script" id={`${id}-keys`}>
          {keys}
        </p>
      )}
      <div className={`options ${as}`}>
        {options.map(({ value, label, small }) => (
          <label className="option" key={value}>
            <input
              type={type}
              name={name}
              value={value}
              required={required}
              defaultChecked={isOn?.(value)}
            />
            <span>
              {label}
              {small && (
                <>
                  {' '}
                  <small>{small}</small>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
      <Wrong id={id} error={error} />
    </fieldset>
  );
}

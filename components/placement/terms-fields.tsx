/** The fields of a vacancy's terms: each keeps what was typed. */
import { Wrong } from '#components/placement/vacancy-forms';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly kept: string;
}

export function Text({
  name,
  label,
  kept,
  error,
  hint,
  isNumber,
  isDay,
}: FieldProps & { error?: string | undefined; hint?: string; isNumber?: true; isDay?: true }) {
  const id = `terms-${name}`;
  const described =
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        name={name}
        type={isDay ? 'date' : 'text'}
        inputMode={isNumber && 'numeric'}
        defaultValue={kept}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
      />
      <Wrong id={`${id}-error`} text={error} />
    </div>
  );
}

export function Choice({
  name,
  label,
  kept,
  options,
  labels,
  none,
}: FieldProps & {
  options: readonly string[];
  labels?: Readonly<Record<string, string>>;
  none?: string;
}) {
  const id = `terms-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={kept}>
        {none && <option value="">{none}</option>}
        {options.map((each) => (
          <option key={each} value={each}>
            {labels?.[each] ?? each}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The empty one says that the list was there: without a tick, nothing is asked. */
export function Boxes({
  name,
  legend,
  kept,
  options,
}: {
  name: string;
  legend: string;
  kept: readonly string[];
  options: readonly (readonly [value: string, label: string])[];
}) {
  return (
    <details className="boxes-group" open={kept.some(Boolean) || undefined}>
      <summary>{legend}</summary>
      <fieldset className="field boxes-many">
        <legend className="sr-only">{legend}</legend>
        <input type="hidden" name={name} value="" />
        {options.map(([value, label]) => (
          <label className="option" key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={kept.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

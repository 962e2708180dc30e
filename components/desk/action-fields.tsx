/** The fields of the forms of one enquiry: each keeps what was typed where a post was not taken. */
import type { EnquiryView, RejectedAction } from '#lib/server/desk/enquiry/enquiry-types';

interface AgainProps {
  readonly view: Pick<EnquiryView, 'days' | 'offered'>;
  readonly rejected?: RejectedAction | undefined;
}

interface FieldProps {
  readonly rejected?: RejectedAction | undefined;
  readonly name: string;
  readonly act: string;
}

const typedIn = ({ rejected, name, act }: FieldProps) =>
  rejected?.action === act ? (rejected.typed[name] ?? '') : '';
const errorIn = ({ rejected, name, act }: FieldProps) =>
  rejected?.action === act ? rejected.errors[name] : undefined;

function Problem({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="error" id={`${id}-error`}>
      {error}
    </p>
  );
}

export function TextField({
  label,
  hint,
  rows = 3,
  ...field
}: FieldProps & { label: string; hint: string; rows?: number }) {
  const id = `${field.act}-${field.name}`;
  const error = errorIn(field);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <textarea
        id={id}
        name={field.name}
        rows={rows}
        maxLength={2000}
        defaultValue={typedIn(field)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      />
      <Problem id={id} error={error} />
    </div>
  );
}

/** One line, with what is kept of it. */
export function LineField({
  label,
  type,
  value,
  ...field
}: FieldProps & { label: string; type: 'text' | 'tel' | 'email'; value: string }) {
  const id = `${field.act}-${field.name}`;
  const error = errorIn(field);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={field.name}
        type={type}
        autoComplete="off"
        defaultValue={typedIn(field) || value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <Problem id={id} error={error} />
    </div>
  );
}

/** Working hours of the days to come, in a list: no date is typed, none falls on a holiday. */
export function Again({
  view,
  rejected,
  act,
  label,
  none,
}: AgainProps & { act: string; label: string; none?: string }) {
  const field = { rejected, name: 'again', act };
  const id = `${act}-again`;
  const error = errorIn(field);
  const other = typedIn({ ...field, name: 'again-other' });
  const chosen = typedIn(field) || (none ? '' : view.offered);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name="again"
        defaultValue={chosen}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {none && <option value="">{none}</option>}
        {view.days.map(({ title, slots }) => (
          <optgroup key={title} label={title}>
            {slots.map((slot) => (
              <option key={slot.value} value={slot.value}>
                {title.replace(/^Today, .*/, 'Today')}, {slot.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <details className="another-hour" open={Boolean(other || error) || undefined}>
        <summary>Another day or hour</summary>
        <label htmlFor={`${id}-other`}>Day and hour, in Indian time</label>
        <input
          id={`${id}-other`}
          name="again-other"
          type="datetime-local"
          defaultValue={other}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </details>
      <Problem id={id} error={error} />
    </div>
  );
}

export function Options({
  legend,
  options,
  byKey,
  ...field
}: FieldProps & {
  legend: string;
  /** How one is chosen by single keys. */
  byKey?: string;
  options: readonly (readonly [value: string, label: string, small?: string])[];
}) {
  const error = errorIn(field);
  const id = `${field.act}-${field.name}`;
  return (
    <fieldset className="field" aria-describedby={byKey && `${id}-keys`}>
      <legend className="sr-only">{legend}</legend>
      {byKey && (
        <p className="hint when-script" id={`${id}-keys`}>
          {byKey}
        </p>
      )}
      <div className="options rows">
        {options.map(([value, label, small]) => (
          <label key={value} className="option">
            <input
              type="radio"
              name={field.name}
              value={value}
              required
              defaultChecked={typedIn(field) === value}
            />
            <span>
              {label} {small && <small>{small}</small>}
            </span>
          </label>
        ))}
      </div>
      <Problem id={id} error={error} />
    </fieldset>
  );
}

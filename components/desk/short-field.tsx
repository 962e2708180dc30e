/** A line that is typed on the desk, with what was wrong about it. */
import type { RejectedAction } from '#lib/server/desk/enquiry/enquiry-types';

interface Of {
  readonly act: string;
  readonly name: string;
  readonly rejected?: RejectedAction | undefined;
}

export const errorIn = ({ rejected, act, name }: Of): string | undefined =>
  rejected?.action === act ? rejected.errors[name] : undefined;

export const Problem = ({ id, error }: { id: string; error: string | undefined }) =>
  error && (
    <p className="error" id={`${id}-error`}>
      {error}
    </p>
  );

/** What a rejected form held under this name. */
export const listIn = (rejected: RejectedAction | undefined, name: string): readonly string[] =>
  [rejected?.fields?.[name] ?? []].flat().map(String);

interface Props extends Of {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly numeric?: boolean;
  readonly date?: boolean;
}

export function ShortField({ label, value, hint, numeric, date, ...of }: Props) {
  const id = `${of.act}-${of.name}`;
  const error = errorIn(of);
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
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
        name={of.name}
        type={date ? 'date' : 'text'}
        inputMode={numeric ? 'decimal' : undefined}
        maxLength={500}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={about || undefined}
      />
      <Problem id={id} error={error} />
    </div>
  );
}

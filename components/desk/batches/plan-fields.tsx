/** What is asked of a batch, for a new one and for one that is changed; each field says what is wrong with it. */
import type { ReactNode } from 'react';
import { batchLanguages, batchModes, weekdays } from '#lib/shared/batches/batch';
import { batchSubjects } from '#lib/shared/batches/subject';

export interface TypedPlan {
  readonly what: readonly string[];
  readonly days: readonly string[];
  readonly text: (name: string) => string;
}

interface Props {
  readonly typed: TypedPlan;
  readonly errors: Readonly<Record<string, string>>;
  /** Of ids, where a page has two of these. */
  readonly id: string;
}

export function ScheduleFields({ typed, errors, id }: Props) {
  return (
    <>
      <What typed={typed} errors={errors} id={id} />
      <div className="pair when">
        <Text {...{ typed, errors, id }} name="starts" label="Begins" type="date" />
        <Choice {...{ typed, errors, id }} name="mode" label="Where" options={batchModes} />
      </div>
      <fieldset className="field" aria-describedby={errors.days && `${id}-days-error`}>
        <legend className="legend">Days</legend>
        <div className="options boxes week-boxes">
          {weekdays.map((day) => (
            <label className="option" key={day}>
              <input
                type="checkbox"
                name="days"
                value={day}
                defaultChecked={typed.days.includes(day)}
              />
              <span>{day}</span>
            </label>
          ))}
        </div>
        <Wrong id={`${id}-days`} text={errors.days} />
      </fieldset>
      <div className="pair when">
        <Text {...{ typed, errors, id }} name="from" label="From" type="time" />
        <Text {...{ typed, errors, id }} name="to" label="To" type="time" />
      </div>
    </>
  );
}

export function SeatFields({ typed, errors, id }: Props) {
  return (
    <>
      <div className="pair when">
        <Choice
          {...{ typed, errors, id }}
          name="language"
          label="Language"
          options={batchLanguages}
        />
        <Text
          {...{ typed, errors, id }}
          name="seats"
          label="Seats"
          type="text"
          inputMode="numeric"
        />
      </div>
      <details className="more-rows" open={errors.joinBy ? true : undefined}>
        <summary>Trainer, note, joining late</summary>
        <Text {...{ typed, errors, id }} name="trainer" label="Trainer" type="text" />
        <Text
          {...{ typed, errors, id }}
          name="note"
          label="Note, for the public page"
          type="text"
        />
        <Text
          {...{ typed, errors, id }}
          name="joinBy"
          label="Joining until"
          hint="Otherwise until the first session begins"
          type="date"
        />
      </details>
    </>
  );
}

function What({ typed, errors, id }: Props) {
  return (
    <details className="more-rows" open={typed.what.length === 0 || errors.what ? true : undefined}>
      <summary>What: {typed.what.length === 0 ? 'choose' : wordsOf(typed.what)}</summary>
      <fieldset className="field" aria-describedby={errors.what && `${id}-what-error`}>
        <legend className="legend">A module, several, or a bootcamp</legend>
        <div className="options rows what-rows">
          {batchSubjects.map(({ value, label }) => (
            <label className="option" key={value}>
              <input
                type="checkbox"
                name="what"
                value={value}
                defaultChecked={typed.what.includes(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Wrong id={`${id}-what`} text={errors.what} />
    </details>
  );
}

const wordsOf = (what: readonly string[]) =>
  what.map((each) => batchSubjects.find(({ value }) => value === each)?.label ?? each).join('; ');

interface TextProps extends Props {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type: 'text' | 'date' | 'time';
  readonly inputMode?: 'numeric';
}

function Text({ typed, errors, id, name, label, hint, type, inputMode }: TextProps) {
  const own = `${id}-${name}`;
  const error = errors[name];
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  return (
    <Field label={label} own={own} hint={hint} error={error}>
      <input
        id={own}
        name={name}
        type={type}
        inputMode={inputMode}
        defaultValue={typed.text(name)}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
    </Field>
  );
}

function Choice({
  typed,
  errors,
  id,
  name,
  label,
  options,
}: Props & { name: string; label: string; options: readonly string[] }) {
  const own = `${id}-${name}`;
  const error = errors[name];
  return (
    <Field label={label} own={own} error={error}>
      <select
        id={own}
        name={name}
        defaultValue={typed.text(name) || options[0]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${own}-error` : undefined}
      >
        {options.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </Field>
  );
}

function Field({
  label,
  own,
  hint,
  error,
  children,
}: {
  label: string;
  own: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="field">
      <label htmlFor={own}>{label}</label>
      {hint && (
        <p className="hint" id={`${own}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <Wrong id={own} text={error} />
    </div>
  );
}

const Wrong = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <p className="error" id={`${id}-error`}>
      {text}
    </p>
  ) : null;

'use client';
import { usePhoneNote } from '#components/forms/phone-note';
import { Select as ChoiceList, Wrong } from '#components/ui/plain-field';
import { useFormWords } from '#components/webinars/job-hunt-words';
import type { Asked, ChoiceName, CustomName } from '#data/job-hunt-form/shape';

type Errors = Readonly<Record<string, string>>;

/** Also names the controls for the summary's links. */
export const controlOf = (name: string) => `free-${name}`;

interface Text {
  asked: Asked;
  errors: Errors;
  /** It is asked for whenever it is seen: not optional, though an empty one is no fault while it is hidden. */
  needed?: boolean;
}

export function TextField({ asked, errors, needed = asked.missing !== undefined }: Text) {
  const { texts } = useFormWords();
  const { name, label, hint, type = 'text', missing, wrong: _, ...rest } = asked;
  const error = errors[name];
  const id = controlOf(name);
  const question = type === 'tel' ? texts.phoneLength : undefined;
  const { note, describedBy } = usePhoneNote(id, question, error);
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    name,
    maxLength: type === 'multiline' ? 5000 : 100,
    required: missing !== undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={`field own-${name}`}>
      <label htmlFor={id}>
        {label} {!needed && <span className="hint">{texts.optional}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {type === 'multiline' ? (
        <textarea {...shared} />
      ) : (
        <input type={type} {...rest} {...shared} />
      )}
      <Wrong {...{ id, error }} />
      {note}
    </div>
  );
}

export function Select({ name, errors }: { name: ChoiceName; errors: Errors }) {
  const { texts, choices } = useFormWords();
  const { label, options, missing } = choices[name];
  const required = missing !== undefined;
  const id = controlOf(name);
  const error = errors[name];
  return (
    <ChoiceList
      {...{ id, name, required, error }}
      label={
        <>
          {label} {!required && <span className="hint">{texts.optional}</span>}
        </>
      }
      none={texts.choose}
      options={options}
    />
  );
}

/** One of them, or as many as apply. */
export function Options({ name, type }: { name: ChoiceName; type: 'radio' | 'checkbox' }) {
  const { texts, choices } = useFormWords();
  const { label, options } = choices[name];
  return (
    <fieldset className="field">
      <legend className="legend">
        {label} <span className="hint">{texts.optional}</span>
      </legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input type={type} name={name} value={option.value} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Own {
  name: CustomName;
  errors?: Errors;
  needed?: boolean;
}

/** Words of the visitor's own, where the options do not hold them. */
export function OwnWords({ name, errors = {}, needed = false, ...more }: Own & Partial<Asked>) {
  const { customFields } = useFormWords();
  const asked = { name, label: customFields[name], ...more };
  return <TextField asked={asked} errors={errors} needed={needed} />;
}

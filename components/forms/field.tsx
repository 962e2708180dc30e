'use client';
import {
  type ChangeEvent,
  createContext,
  type FocusEvent,
  type ReactNode,
  useContext,
} from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { usePhoneNote } from '#components/forms/phone-note';
import { SummaryBox } from '#components/forms/summary-box';
import { Labelled, tied, Wrong } from '#components/ui/plain-field';
import { phoneLengthQuestion } from '#data/phone-length';
import type { Form } from '#lib/forms/define';
import { lineOf } from '#lib/forms/notice';
import { countryCode, nationalNumber, withinTenDigits } from '#lib/forms/rules';

interface Enquiry {
  form: Form;
  id: string;
  api: UseFormReturn<Record<string, unknown>>;
  /** Scripts are there: React validates, the browser's own bubbles stay away. */
  ready: boolean;
}

export const EnquiryContext = createContext<Enquiry | undefined>(undefined);

export function useEnquiry(): Enquiry {
  const enquiry = useContext(EnquiryContext);
  if (!enquiry) throw new Error('a field stands outside of its form');
  return enquiry;
}

export function useField(name: string) {
  const { form, id, api } = useEnquiry();
  const message = api.formState.errors[name]?.message;
  const error = message ? String(message) : undefined;
  return { id: `${id}-${name}`, field: form.fields[name], error, api };
}

interface Props {
  name: string;
  /** The page is for this form alone. */
  full?: boolean;
  hint?: string;
  /** Optional in the call, and asked for where the page shows it. */
  needed?: boolean;
  rows?: number;
}

export function Field({ name, full, hint, needed, rows }: Props) {
  const { id, field, error, api } = useField(name);
  if (!field) throw new Error(`the form of ${id} does not ask for it`);
  const { onBlur, onChange, ...registered } = api.register(name);
  const normalizePhone = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const national = nationalNumber(typed);
    if (national !== typed) api.setValue(name, national);
    return onBlur(event);
  };
  const stopDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const shown = withinTenDigits(event.target.value);
    if (shown !== event.target.value) event.target.value = shown;
    return onChange(event);
  };
  // Where ten digits are the rule, its error says so.
  const question = field.input === 'tel' && !field.prefix ? phoneLengthQuestion : undefined;
  const { note, describedBy } = usePhoneNote(id, question, error);
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean);
  const shared = {
    id,
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
      <label htmlFor={id}>
        {(full && field.fullLabel) || field.label}
        {!field.required && !needed && <span className="hint"> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
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
      <Wrong {...{ id, error }} />
      {note}
    </div>
  );
}

/** Its hint says the same to a screen reader. */
function Prefixed({ prefix, children }: { prefix: string | undefined; children: ReactNode }) {
  if (!prefix) return children;
  return (
    <span className="prefixed">
      <span aria-hidden="true">{prefix}</span>
      {children}
    </span>
  );
}

interface SelectProps {
  name: string;
  none: string;
  preset?: string;
  groups: readonly { readonly label: string; readonly options: readonly string[] }[];
}

export function Select({ name, none, preset, groups }: SelectProps) {
  const { form, id, api } = useEnquiry();
  const control = `${id}-${name}`;
  return (
    <div className="field">
      <label htmlFor={control}>{form.fields[name]?.label}</label>
      <select id={control} defaultValue={preset} {...api.register(name)}>
        <option value="">{none}</option>
        {groups.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

interface ChoicesProps {
  name: string;
  /** An option that always goes along: shown ticked, not to be unticked. */
  fixed?: string;
}

export function Choices({ name, fixed }: ChoicesProps) {
  const { form, api } = useEnquiry();
  const field = form.fields[name];
  return (
    <fieldset className="field">
      <legend className="legend">{field?.label}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {field?.options?.map((option) =>
          option === fixed ? (
            <label key={option} className="choice">
              <input type="checkbox" defaultChecked disabled />
              {option}
              <input type="hidden" name={name} value={option} />
            </label>
          ) : (
            <label key={option} className="choice">
              <input type="checkbox" value={option} {...api.register(name)} />
              {option}
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}

/** A small number with a button for one more and one fewer; by keyboard its arrows do the same, without a script it is typed. */
export function Stepper({
  name,
  optional = false,
  children,
}: {
  name: string;
  /** It may be left empty because another field answers the same question. */
  optional?: boolean;
  children: ReactNode;
}) {
  const { id, field, error, api } = useField(name);
  const by = (step: number) => () => {
    const next = Math.max(0, (Number(api.getValues(name)) || 0) + step);
    api.setValue(name, String(next), { shouldValidate: api.formState.isSubmitted });
  };
  return (
    <Labelled {...{ id, error }} label={children}>
      <div className="stepper">
        <button type="button" tabIndex={-1} aria-label="One fewer" onClick={by(-1)}>
          −
        </button>
        <input
          {...tied({ id, error })}
          type="number"
          inputMode="numeric"
          min={0}
          placeholder="0"
          required={!optional && field?.required}
          {...api.register(name)}
        />
        <button type="button" tabIndex={-1} aria-label="One more" onClick={by(1)}>
          +
        </button>
      </div>
    </Labelled>
  );
}

export function Consent() {
  const { form } = useEnquiry();
  const { id, error, api } = useField('authorize');
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          {...tied({ id, error })}
          value="true"
          required
          {...api.register('authorize')}
        />
        {form.asked.authorize?.label}
      </label>
      <Wrong {...{ id, error }} />
    </div>
  );
}

interface ErrorSummaryProps {
  title: string;
  errors: FieldErrors;
  /** Each line names its field, as the page after a plain post does. */
  named?: boolean;
}

export function ErrorSummary({ title, errors, named = false }: ErrorSummaryProps) {
  const { form, id } = useEnquiry();
  const lines = Object.entries(form.asked).flatMap(([name, field]) => {
    const error = errors[name]?.message;
    if (!error) return [];
    return { href: `#${id}-${name}`, text: named ? lineOf(field, String(error)) : String(error) };
  });
  return <SummaryBox title={title} heading="h2" lines={lines} />;
}

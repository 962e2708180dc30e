'use client';
import { useChoiceError } from '#components/careers/wizard/error';
import { useEnquiry } from '#components/forms/enquiry-context';

interface Props {
  name: string;
  /** `boxes` stand in a line, `rows` under each other. */
  as: 'boxes' | 'rows' | 'columns';
  /** The step's own heading says what is asked. */
  quiet?: boolean;
  /** How many stand open; the rest folds into one line. */
  open?: number;
}

/** One answer of a few, or as many as apply: the form's definition says which. */
export function WizardChoices({ name, as, quiet, open }: Props) {
  const { form, id } = useEnquiry();
  const { error, described } = useChoiceError(name);
  const field = form.asked[name];
  const type = field?.input === 'choices' ? 'checkbox' : 'radio';
  const options = field?.options?.map((option, index) => (
    <label key={option} className="option">
      <input
        type={type}
        id={index === 0 ? `${id}-${name}` : undefined}
        name={name}
        value={option}
        required={type === 'radio' && field.required}
        {...described}
      />
      <span>{option}</span>
    </label>
  ));
  const rest = open === undefined ? [] : (options?.slice(open) ?? []);
  return (
    <fieldset className="field">
      <legend className={quiet ? 'sr-only' : 'legend'}>{field?.label}</legend>
      <div className={`options ${as}`}>{options?.slice(0, open)}</div>
      {rest.length > 0 && (
        <details className="more-asked">
          <summary>{rest.length} more</summary>
          <div className={`options ${as}`}>{rest}</div>
        </details>
      )}
      {error}
    </fieldset>
  );
}

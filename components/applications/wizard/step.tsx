'use client';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useEnquiry, useField } from '#components/forms/field';
import { tied, Wrong } from '#components/ui/plain-field';
import { steps } from '#lib/applications/rules/steps';

export const stepId = (number: number): string => `step-${number}`;

export function WizardStep({ number, children }: { number: number; children?: ReactNode }) {
  const { step, live } = useWizard();
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    if (step !== number) return;
    // A summary of what is wrong has taken it already.
    const summary = heading.current?.closest('form')?.querySelector('.summary:focus');
    if (!summary) heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step, number]);
  const { title, hint } = steps[number - 1] ?? { title: '' };
  return (
    <fieldset className="step" id={stepId(number)} hidden={live && step !== number}>
      <legend>
        <h2 tabIndex={-1} ref={heading}>
          {title}
        </h2>
      </legend>
      {hint && <p className="step-hint">{hint}</p>}
      {children}
    </fieldset>
  );
}

/** Before scripts run, the long form has no current step. */
export interface WizardContextValue {
  readonly step: number;
  readonly live: boolean;
  /** From the review to a step, and back from there with Next. */
  readonly change: (step: number) => void;
}

export const WizardContext = createContext<WizardContextValue>({
  step: 1,
  live: false,
  change: () => undefined,
});

export const useWizard = () => useContext(WizardContext);

/** The error of a group of choices; `described` ties it to its controls. */
export function useChoiceError(name: string) {
  const { id, error } = useField(name);
  const { id: _, ...described } = tied({ id, error });
  return { error: error && <Wrong id={id} error={error} />, described };
}

interface WizardChoicesProps {
  name: string;
  as: 'boxes' | 'rows' | 'columns';
  /** The step's own heading says what is asked. */
  quiet?: boolean;
  /** How many are open; the rest folds into one line. */
  open?: number;
}

/** One answer of a few, or as many as apply: the form's definition says which. */
export function WizardChoices({ name, as, quiet, open }: WizardChoicesProps) {
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

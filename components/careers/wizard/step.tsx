'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWizard } from '#components/careers/wizard/context';
import { steps } from '#lib/shared/forms/application/steps';

interface Props {
  number: number;
  children?: ReactNode;
}

export const stepId = (number: number): string => `step-${number}`;

/** One group of questions; its heading takes the focus when it is turned to. */
export function WizardStep({ number, children }: Props) {
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

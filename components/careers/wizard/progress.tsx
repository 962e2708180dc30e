import { lastStep, progressAt } from '#lib/shared/forms/application/steps';

export function WizardProgress({ step }: { step: number }) {
  const percent = progressAt(step);
  return (
    <div className="progress">
      <p>
        <span>
          Step {step} of {lastStep}
        </span>
        <span>{percent}%</span>
      </p>
      <progress max={100} value={percent} aria-label="Progress">
        {percent}%
      </progress>
    </div>
  );
}

import { makerSteps } from '#components/resume/use-maker-steps';

interface Props {
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** Where somebody is in the form; shown on a phone where scripts run. */
export function MakerSteps({ step, onStep }: Props) {
  return (
    <ol className="maker-steps" aria-label="Steps">
      {makerSteps.map((title, at) => (
        <li key={title}>
          <button
            type="button"
            aria-current={step === at + 1 ? 'step' : undefined}
            onClick={() => onStep(at + 1)}
          >
            <span className="num">{at + 1}</span>
            {title}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Back and Next; the last step has the ways to take the file instead. */
export function MakerTurn({ step, onStep }: Props) {
  const next = makerSteps[step];
  return (
    <div className="maker-turn">
      {step > 1 && (
        <button type="button" className="button line" onClick={() => onStep(step - 1)}>
          Back
        </button>
      )}
      {next && (
        <button type="button" className="button" onClick={() => onStep(step + 1)}>
          Next: {next}
        </button>
      )}
    </div>
  );
}

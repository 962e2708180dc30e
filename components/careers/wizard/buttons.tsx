'use client';
import { useWizard } from '#components/careers/wizard/context';
import { lastStep, nextNeeded, steps } from '#lib/shared/forms/application/steps';

interface Props {
  busy: boolean;
  fromReview: boolean;
  onNext: () => void;
  onSkip: (to: number) => void;
  onPrevious: () => void;
}

/** Without scripts only Submit shows, at the end of the long form; with them Next, at once. */
export function WizardButtons({ busy, fromReview, onNext, onSkip, onPrevious }: Props) {
  const { step, live } = useWizard();
  const last = step === lastStep;
  const needed = live && !fromReview ? nextNeeded(step) : undefined;
  return (
    <div className="turn">
      <button type="button" className="button next" onClick={onNext} hidden={live && last}>
        Next
      </button>
      <button type="submit" className="button submit" disabled={busy} hidden={live && !last}>
        {busy ? 'Submitting...' : 'Submit application'}
      </button>
      <button
        type="button"
        className="button line"
        onClick={onPrevious}
        hidden={!live || step === 1}
        disabled={busy}
      >
        Previous
      </button>
      {needed && (
        <button type="button" className="action" onClick={() => onSkip(needed)}>
          Skip to {steps[needed - 1]?.title.toLowerCase()}
        </button>
      )}
      {fromReview && <p className="small">Next takes you back to the review.</p>}
    </div>
  );
}

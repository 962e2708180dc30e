'use client';
import { useWizard } from '#components/careers/wizard/context';
import type { SubmitProgress } from '#components/careers/wizard/use-submit';
import { useEnquiry } from '#components/forms/enquiry-context';
import { ErrorSummary } from '#components/forms/error-summary';
import { focusOnce } from '#lib/browser/focus-once';
import type { Contacts } from '#lib/shared/company/contacts';
import { steps } from '#lib/shared/forms/application/steps';

interface Problem {
  /** Tells one complaint from the next: each takes the focus. */
  count: number;
  title: string;
  step: number;
}

/** What is wrong in the step that is shown. */
export function WizardProblem({ count, title, step }: Problem) {
  const { api } = useEnquiry();
  const here = useWizard().step;
  const { errors } = api.formState;
  const wrong = Object.fromEntries(
    (steps[step - 1]?.fields ?? []).flatMap((name) => {
      const error = errors[name];
      return error ? [[name, error]] : [];
    }),
  );
  if (step !== here || Object.keys(wrong).length === 0) return null;
  return <ErrorSummary key={count} title={title} errors={wrong} />;
}

interface Props {
  progress: SubmitProgress;
  contacts: Pick<Contacts, 'phone' | 'call'>;
}

/** What became of a send that has not gone through. */
export function WizardState({ progress: { state, text, percent }, contacts }: Props) {
  if (state === 'sending') return <Upload percent={percent ?? 0} />;
  if (!text) return null;
  if (state === 'failed') return <Failure text={text} contacts={contacts} />;
  return (
    <div className="summary" data-waits role="alert">
      <p>{text}</p>
    </div>
  );
}

/** Takes the focus, which the button lost while it was disabled. */
function Failure({ text, contacts }: Pick<Props, 'contacts'> & { text: string }) {
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={focusOnce}>
      <p>{text}</p>
      <p>
        Everything you filled in is still here. Submit it again, or call{' '}
        <a href={contacts.call}>{contacts.phone}</a>.
      </p>
    </div>
  );
}

function Upload({ percent }: { percent: number }) {
  const text =
    percent < 100 ? `Sending your application: ${percent}%` : 'Sent. Waiting for the answer …';
  return (
    <div className="upload">
      <p>{text}</p>
      <progress max={100} value={percent} aria-label="Upload" />
    </div>
  );
}

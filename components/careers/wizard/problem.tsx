'use client';
import { quarterOf, UploadProgress } from '#components/careers/upload-progress';
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
export function WizardState({ progress, contacts }: Props) {
  const { state, text, percent = 0 } = progress;
  const isSending = state === 'sending';
  return (
    <>
      {/* There before it speaks: what comes together with its first words is often not read out. */}
      <p className="sr-only" aria-live="polite">
        {isSending && sendingText(quarterOf(percent))}
      </p>
      {isSending && <UploadProgress text={sendingText(percent)} percent={percent} />}
      {text && state === 'failed' && <Failure text={text} contacts={contacts} />}
      {text && state !== 'failed' && (
        <div className="summary" data-waits role="alert">
          <p>{text}</p>
        </div>
      )}
    </>
  );
}

const sendingText = (percent: number) =>
  percent < 100
    ? `Sending your application: ${percent}%. Keep this page open.`
    : 'Sent. Waiting for the answer …';

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

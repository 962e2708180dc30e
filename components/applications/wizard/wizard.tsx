'use client';
import { useEffect, useRef } from 'react';
import {
  ContinuationArrival,
  ContinuationOffer,
} from '#components/applications/continuation/continuation';
import { Perks } from '#components/applications/jobs/perks';
import { quarterOf, UploadProgress } from '#components/applications/upload-progress';
import { useWizard, WizardContext } from '#components/applications/wizard/step';
import { WizardSteps } from '#components/applications/wizard/steps';
import type { DraftControls, Restored } from '#components/applications/wizard/use-draft';
import {
  type SubmitProgress,
  useWizardForm,
} from '#components/applications/wizard/use-wizard-form';
import { Acknowledgement } from '#components/forms/acknowledgement';
import { DeleteTyped } from '#components/forms/delete-typed';
import { EnquiryContext, ErrorSummary, useEnquiry } from '#components/forms/field';
import { Honeypot, Notice } from '#components/forms/notice';
import { SocialLinks } from '#components/layout/social-links';
import { DialogOpener } from '#components/ui/dialog-opener';
import { continuationMark, jobsPath } from '#data/addresses/routes';
import { applicationPromise } from '#data/application-choices';
import type { Contacts } from '#data/company/contacts';
import { continuationKey } from '#lib/applications/browser/continuation-note';
import { draftKey, sharedMark } from '#lib/applications/browser/marks';
import { application } from '#lib/applications/forms';
import { lastStep, nextNeeded, progressAt, steps } from '#lib/applications/rules/steps';
import type { Acknowledged } from '#lib/forms/acknowledged';
import { focusOnce } from '#lib/platform/browser/dom';
import { dayAndHour, hourInWords } from '#lib/platform/values/india';

interface Props {
  contacts: Pick<Contacts, 'phone' | 'call' | 'social'>;
  screeningDialog: string;
}

const id = 'apply';

/** Twelve steps of one form. Without scripts it is the same form at its full length. */
export function Wizard({ contacts, screeningDialog }: Props) {
  const wizardForm = useWizardForm();
  const { api, live, navigation, draft, progress } = wizardForm;
  const { step } = navigation;
  if (progress.state === 'sent')
    return <WizardSuccess social={contacts.social} own={progress.own} />;
  return (
    <WizardContext value={{ step, live, change: (to) => navigation.goTo(to, true) }}>
      <EnquiryContext value={{ form: application, id, api, ready: live }}>
        <form
          ref={wizardForm.element}
          className="form wizard"
          action={application.action}
          method="post"
          encType="multipart/form-data"
          noValidate={live}
          aria-label={application.title}
          onChange={wizardForm.change}
          onBlur={wizardForm.leave}
          onSubmit={wizardForm.submit}
          data-react
          data-hydrate-for={`${draftKey} ${continuationKey} ${sharedMark}`}
          data-hydrate-hash={continuationMark}
          data-live={live || undefined}
          data-step={step}
        >
          <WizardProgress step={step} />
          <WizardEnded ended={draft.ended} />
          {draft.restored?.step === step && <WizardRestored {...draft.restored} />}
          {live && <ContinuationArrival draft={draft} onTaken={navigation.startAt} />}
          <WizardProblem {...wizardForm.problem} />
          <Honeypot />
          {step === 1 && <Notice form={application} />}
          <WizardSteps answers={wizardForm.answers} />
          <WizardState progress={progress} contacts={contacts} />
          <WizardButtons
            busy={wizardForm.busy}
            fromReview={navigation.fromReview}
            onNext={wizardForm.next}
            onSkip={(to) => navigation.goTo(to)}
            onPrevious={navigation.goBack}
          />
          {step === 1 && (
            <p className="step-hint">
              Your application starts our{' '}
              <DialogOpener dialog={screeningDialog} className="text-action">
                Two-Stage Accountant Screening Process
              </DialogOpener>
              .
            </p>
          )}
          {live && <ContinuationOffer step={step} draft={draft} busy={wizardForm.busy} />}
          <WizardDraftNotice
            savedAt={draft.savedAt}
            shared={draft.shared}
            refused={draft.refused}
            onShared={(shared) => draft.share(shared, step)}
            onDelete={wizardForm.startAgain}
          />
          <p className="small">
            Questions? Call us: <a href={contacts.call}>{contacts.phone}</a>
          </p>
        </form>
      </EnquiryContext>
    </WizardContext>
  );
}

const WizardEnded = ({ ended }: Pick<DraftControls, 'ended'>) =>
  ended && (
    <p className="restored" role="status">
      This application was sent or deleted in another tab, so the form is empty again.
    </p>
  );

function WizardRestored({ savedAt, step, file }: Restored) {
  return (
    <p className="restored" role="status">
      We brought back what you typed on {dayAndHour(savedAt)} IST
      {file && `, and your resume ${file}`}. You are at step {step} of {lastStep}.
    </p>
  );
}

function WizardProgress({ step }: { step: number }) {
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

interface WizardButtonsProps {
  busy: boolean;
  fromReview: boolean;
  onNext: () => void;
  onSkip: (to: number) => void;
  onPrevious: () => void;
}

/** Without scripts only Submit shows, at the end of the long form; with them Next, at once. */
function WizardButtons({ busy, fromReview, onNext, onSkip, onPrevious }: WizardButtonsProps) {
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

interface WizardDraftNoticeProps {
  /** Epoch milliseconds; absent before the first keystroke. */
  savedAt: number | undefined;
  shared: boolean;
  refused: boolean;
  onShared: (shared: boolean) => void;
  onDelete: () => void;
}

/** Says what this browser keeps, and how to end it. Served with the page, so that nothing moves when React comes. */
function WizardDraftNotice({
  savedAt,
  shared,
  refused,
  onShared,
  onDelete,
}: WizardDraftNoticeProps) {
  return (
    <div className="kept">
      {!shared && (
        <p>
          {stateOf(savedAt, refused)}{' '}
          {savedAt !== undefined && (
            <DeleteTyped
              question="Delete everything you typed here, including the resume?"
              onDelete={onDelete}
            />
          )}
        </p>
      )}
      <label className="choice">
        <input
          type="checkbox"
          checked={shared}
          onChange={(event) => onShared(event.target.checked)}
        />
        This is a shared computer: keep nothing here
      </label>
    </div>
  );
}

function stateOf(savedAt: number | undefined, refused: boolean): string {
  if (refused) {
    return 'This browser does not save anything for this site. What you type stays only until you leave or reload the page, so send it before that.';
  }
  return savedAt === undefined
    ? 'What you type is kept in this browser for 30\u00a0days, until you send it.'
    : `Saved in this browser at ${hourInWords(savedAt)} IST, for 30 days.`;
}

interface Problem {
  /** Distinguishes one message from the next: each takes the focus. */
  count: number;
  title: string;
  step: number;
}

function WizardProblem({ count, title, step }: Problem) {
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

interface WizardStateProps {
  progress: SubmitProgress;
  contacts: Pick<Contacts, 'phone' | 'call'>;
}

export function WizardState({ progress, contacts }: WizardStateProps) {
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
function Failure({ text, contacts }: Pick<WizardStateProps, 'contacts'> & { text: string }) {
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

interface WizardSuccessProps extends Pick<Contacts, 'social'> {
  own: Acknowledged | undefined;
}

function WizardSuccess({ social, own }: WizardSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <section className="leaf sent" aria-labelledby="sent">
      <span className="leaf-margin" />
      <h2 id="sent" tabIndex={-1} ref={heading}>
        {application.success}
      </h2>
      <p className="mt-3">{applicationPromise}</p>
      {own && <Acknowledgement {...own} />}
      <Perks className="mt-5" entry="entry" />
      <p className="mt-6 semibold">Until then</p>
      <SocialLinks social={social}>
        <li>
          <a href={jobsPath}>Career paths</a>
        </li>
      </SocialLinks>
    </section>
  );
}

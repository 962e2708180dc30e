'use client';
import { ContinuationArrival } from '#components/careers/continuation/continuation-arrival';
import { ContinuationOffer } from '#components/careers/continuation/continuation-offer';
import { WizardButtons } from '#components/careers/wizard/buttons';
import { WizardContext } from '#components/careers/wizard/context';
import { WizardDraftNotice } from '#components/careers/wizard/draft-notice';
import { WizardProblem, WizardState } from '#components/careers/wizard/problem';
import { WizardSteps } from '#components/careers/wizard/steps';
import { WizardSuccess } from '#components/careers/wizard/success';
import type { Restored } from '#components/careers/wizard/use-draft';
import { useWizardForm } from '#components/careers/wizard/use-wizard-form';
import { EnquiryContext } from '#components/forms/enquiry-context';
import { Honeypot } from '#components/forms/honeypot';
import { Notice } from '#components/forms/notice';
import { continuationKey } from '#lib/browser/application/continuation-note';
import { draftKey } from '#lib/browser/application/draft-key';
import { sharedMark } from '#lib/browser/application/shared-mark';
import { continuationMark } from '#lib/shared/addresses/routes';
import type { Contacts } from '#lib/shared/company/contacts';
import { application } from '#lib/shared/forms/application/form';
import { lastStep, progressAt } from '#lib/shared/forms/application/steps';
import { dayAndHour } from '#lib/shared/india';

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
          {draft.restored?.step === step && <WizardRestored {...draft.restored} />}
          {live && <ContinuationArrival draft={draft} onTaken={navigation.startAt} />}
          <WizardProblem {...wizardForm.problem} />
          <Honeypot />
          {step === 1 && <Notice form={application} />}
          <WizardSteps screeningDialog={screeningDialog} answers={wizardForm.answers} />
          <WizardState progress={progress} contacts={contacts} />
          <WizardButtons
            busy={wizardForm.busy}
            fromReview={navigation.fromReview}
            onNext={wizardForm.next}
            onSkip={(to) => navigation.goTo(to)}
            onPrevious={navigation.goBack}
          />
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

/** Says what this browser kept and has put back. */
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

'use client';
import { useId } from 'react';
import { WizardButtons } from '#components/careers/wizard-buttons';
import { useFilling } from '#components/careers/wizard-filling';
import { WizardKept } from '#components/careers/wizard-kept';
import { WizardProblem, WizardState } from '#components/careers/wizard-problem';
import { WizardProgress } from '#components/careers/wizard-progress';
import { Scope } from '#components/careers/wizard-scope';
import { WizardSteps } from '#components/careers/wizard-steps';
import { WizardSuccess } from '#components/careers/wizard-success';
import { Current } from '#components/forms/current';
import { Notice } from '#components/forms/notice';
import type { Contacts } from '#lib/contacts';
import { draftKey } from '#lib/forms/application/draft';
import { application } from '#lib/forms/application/form';
import { trapField } from '#lib/forms/trap';

interface Props {
  contacts: Pick<Contacts, 'phone' | 'call' | 'social'>;
  screeningDialog: string;
}

const id = 'apply';

/** Twelve steps of one form. Without scripts it is the same form at its full length. */
export function Wizard({ contacts, screeningDialog }: Props) {
  const filling = useFilling();
  const { api, live, turning, keeping, progress } = filling;
  const { step } = turning;
  const trap = useId();
  if (progress.state === 'sent') return <WizardSuccess social={contacts.social} />;
  return (
    <Scope value={{ step, live, change: (to) => turning.turnTo(to, true) }}>
      <Current value={{ form: application, id, api, ready: live }}>
        <form
          ref={filling.element}
          className="form wizard"
          action={application.action}
          method="post"
          encType="multipart/form-data"
          noValidate={live}
          aria-label={application.title}
          onChange={filling.change}
          onBlur={filling.leave}
          onSubmit={filling.submit}
          data-react
          data-wake={draftKey}
          data-live={live || undefined}
          data-step={step}
        >
          <WizardProgress step={step} />
          <WizardProblem {...filling.problem} />
          <div hidden>
            <label htmlFor={trap}>Leave this empty</label>
            <input id={trap} name={trapField} tabIndex={-1} autoComplete="off" />
          </div>
          {step === 1 && (
            <Notice>
              We ask for these details to screen you and find you a post: our placement desk reads
              them, calls you, and passes them on only to employers to whom we introduce you. We
              keep them for at most a year after our last contact.
            </Notice>
          )}
          <WizardSteps screeningDialog={screeningDialog} answers={filling.answers} />
          <WizardState progress={progress} contacts={contacts} />
          <WizardButtons
            busy={filling.busy}
            fromReview={turning.fromReview}
            onNext={filling.next}
            onPrevious={turning.turnBack}
          />
          {live && (
            <WizardKept
              savedAt={keeping.savedAt}
              shared={keeping.shared}
              refused={keeping.refused}
              onShared={(shared) => keeping.share(shared, step)}
              onDelete={filling.startAgain}
            />
          )}
          <p className="small">
            Questions? Call us: <a href={contacts.call}>{contacts.phone}</a>
          </p>
        </form>
      </Current>
    </Scope>
  );
}

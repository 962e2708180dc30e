'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Honeypot } from '#components/forms/notice';
import { FormWordsProvider, type SessionChoice } from '#components/webinars/job-hunt-session';
import {
  BasicStep,
  DetailStep,
  Problem,
  type SubmitError,
} from '#components/webinars/job-hunt-steps';
import { LanguageSwitch } from '#components/webinars/language-switch';
import { useAutosave, useOtherTabs, useRegistration } from '#components/webinars/use-registration';
import { apiRoutes } from '#data/addresses/routes';
import type { FormWords } from '#data/job-hunt-form/shape';
import { draftKey, readDraft, savedDraftKey } from '#lib/webinars/browser/draft';
import { type Errors, validateAll, validateBasics } from '#lib/webinars/browser/errors';
import { fillIn } from '#lib/webinars/browser/form-values';
import { carriedKey, takeCarried } from '#lib/webinars/browser/language-switch';
import {
  enterSecondStep,
  leavePopup,
  returnToFirstStep,
  watchSteps,
} from '#lib/webinars/browser/popup-steps';
import { formStatus } from '#lib/webinars/forms/free-rules';

interface Props {
  words: FormWords;
  switchLabel: string;
  /** Those that can be booked, the first one unless another is chosen. */
  sessions: readonly SessionChoice[];
  pixel?: string;
}

/** Two steps where scripts run, the first at once; else one long form that posts by itself. */
export function JobHuntForm({ words, switchLabel, sessions, pixel }: Props) {
  const { language, basicFields, texts } = words;
  const element = useRef<HTMLFormElement>(null);
  const autosave = useAutosave(element);
  const [ready, setReady] = useState(false);
  const [step, setStep] = useState(1);
  const { state, register } = useRegistration(autosave, pixel, words);
  const [submitError, setSubmitError] = useState<SubmitError>();
  const ended = useOtherTabs(element, autosave);

  useEffect(() => {
    const form = element.current;
    const dialog = form?.closest('dialog');
    const close = () => {
      setStep(1);
      setSubmitError(undefined);
      autosave.close();
      leavePopup();
    };
    const carried = form && takeCarried(form, language);
    if (form) fillIn(form, readDraft() ?? {});
    if (carried?.open && !dialog?.open) dialog?.showModal();
    const unwatch =
      dialog &&
      watchSteps(dialog, (place) => {
        if (place === 0) return dialog.close();
        if (!dialog.open) dialog.showModal();
        setStep(place);
      });
    if (carried?.step === 2) {
      setStep(2);
      enterSecondStep();
      autosave.begin();
    }
    setReady(true);
    dialog?.addEventListener('close', close);
    return () => {
      autosave.end();
      unwatch?.();
      dialog?.removeEventListener('close', close);
    };
  }, [autosave, language]);

  const toFirstStep = () => {
    setStep(1);
    returnToFirstStep();
  };

  const complain = (title: string, errors: Errors) => {
    if (basicFields.some(({ name }) => errors[name])) toFirstStep();
    setSubmitError((before) => ({ title, errors, attempt: (before?.attempt ?? 0) + 1 }));
  };

  const next = (form: HTMLFormElement) => {
    const errors = validateBasics(form, words);
    if (Object.keys(errors).length > 0) return complain(titleOf(errors, words), errors);
    setSubmitError(undefined);
    setStep(2);
    enterSecondStep();
    autosave.save();
    autosave.begin();
  };

  const submit = async (form: HTMLFormElement) => {
    const errors = validateAll(form, words);
    if (Object.keys(errors).length > 0) return complain(titleOf(errors, words), errors);
    const refused = await register(form);
    if (refused) complain(refused.title, refused.errors);
  };

  const act = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state !== 'open') return;
    // The Enter key in the first step means Next.
    if (step === 1) next(event.currentTarget);
    else submit(event.currentTarget);
  };

  const errors = submitError?.errors ?? {};
  const problem = submitError && <Problem key={submitError.attempt} {...submitError} />;
  return (
    <FormWordsProvider value={words}>
      <form
        ref={element}
        className="form job-form"
        id="webinar-free"
        action={apiRoutes.saveProgress}
        method="post"
        noValidate={ready}
        onSubmit={act}
        onInput={autosave.save}
        onChange={autosave.save}
        aria-label={texts.title}
        data-react
        data-hydrate-for={`${draftKey} ${savedDraftKey} ${carriedKey}`}
        data-step={step}
        data-live={ready || undefined}
      >
        <input type="hidden" name="formStatus" value={formStatus.submitted} />
        <input type="hidden" name="language" value={language} />
        <Honeypot />
        <LanguageSwitch language={language} label={switchLabel} />
        {ended && (
          <p className="restored" role="status">
            {texts.ended}
          </p>
        )}
        <BasicStep
          sessions={sessions}
          problem={step === 1 && problem}
          errors={errors}
          hidden={ready && step !== 1}
        />
        <button
          type="button"
          className="button job-next justify-self-start"
          hidden={ready && step !== 1}
          onClick={({ currentTarget: { form } }) => form && next(form)}
        >
          {texts.next}
        </button>
        <DetailStep
          problem={step === 2 && problem}
          errors={errors}
          hidden={ready && step !== 2}
          focused={ready && step === 2}
        />
        {pixel && ready && step === 2 && <PixelChoice text={texts.measure} />}
        <div className="job-submit" hidden={ready && step !== 2}>
          <button type="submit" className="button" disabled={state !== 'open'}>
            {state === 'open' ? texts.submit : texts.submitting}
          </button>
          {ready && (
            <button type="button" className="button line" onClick={toFirstStep}>
              {texts.back}
            </button>
          )}
        </div>
        <p role="status">{state === 'done' && texts.done}</p>
      </form>
    </FormWordsProvider>
  );
}

function titleOf(errors: Errors, { basicFields, texts }: FormWords): string {
  const missing = basicFields.some(
    (asked) => asked.missing && errors[asked.name] === asked.missing,
  );
  return missing ? texts.missingBasics : texts.wrong;
}

/** Whether one event may go to the ad network: never ticked in advance, asked for each registration, stored nowhere. */
function PixelChoice({ text }: { text: string }) {
  return (
    <label className="choice small">
      <input type="checkbox" name="measure" value="yes" />
      {text}
    </label>
  );
}

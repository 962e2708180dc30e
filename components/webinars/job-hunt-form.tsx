'use client';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useAutosave } from '#components/webinars/job-hunt-autosave';
import { Problem, type SubmitError } from '#components/webinars/job-hunt-problem';
import type { SessionChoice } from '#components/webinars/job-hunt-session';
import { BasicStep, DetailStep } from '#components/webinars/job-hunt-steps';
import { PixelChoice } from '#components/webinars/pixel-choice';
import { useRegistration } from '#components/webinars/use-registration';
import { basicFields, formTexts } from '#data/job-hunt-form';
import { draftKey, keptKey, readDraft } from '#lib/browser/free-webinar/draft';
import { fillIn } from '#lib/browser/free-webinar/form-values';
import { type Errors, validateAll, validateBasics } from '#lib/browser/free-webinar/validate';
import { honeypotField } from '#lib/forms/honeypot';
import { formStatus } from '#lib/forms/webinar-free/status';
import { apiRoutes } from '#lib/routes';

interface Props {
  /** Those that can be booked, the first one unless another is chosen. */
  sessions: readonly SessionChoice[];
  pixel?: string;
}

/** Two steps where scripts run, the first at once; else one long form that posts by itself. */
export function JobHuntForm({ sessions, pixel }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const trap = useId();
  const autosave = useAutosave(element);
  const [ready, setReady] = useState(false);
  const [step, setStep] = useState(1);
  const { state, register } = useRegistration(autosave, pixel);
  const [submitError, setSubmitError] = useState<SubmitError>();

  useEffect(() => {
    const form = element.current;
    const dialog = form?.closest('dialog');
    const close = () => {
      setStep(1);
      setSubmitError(undefined);
      autosave.close();
    };
    if (form) fillIn(form, readDraft() ?? {});
    setReady(true);
    dialog?.addEventListener('close', close);
    return () => {
      autosave.end();
      dialog?.removeEventListener('close', close);
    };
  }, [autosave]);

  const complain = (title: string, errors: Errors) => {
    if (basicFields.some(({ name }) => errors[name])) setStep(1);
    setSubmitError((before) => ({ title, errors, attempt: (before?.attempt ?? 0) + 1 }));
  };

  const next = (form: HTMLFormElement) => {
    const errors = validateBasics(form);
    if (Object.keys(errors).length > 0) return complain(titleOf(errors), errors);
    setSubmitError(undefined);
    setStep(2);
    autosave.keep();
    autosave.begin();
  };

  const submit = async (form: HTMLFormElement) => {
    const errors = validateAll(form);
    if (Object.keys(errors).length > 0) return complain(titleOf(errors), errors);
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
  return (
    <form
      ref={element}
      className="form job-form"
      id="webinar-free"
      action={apiRoutes.saveProgress}
      method="post"
      noValidate={ready}
      onSubmit={act}
      onInput={autosave.keep}
      onChange={autosave.keep}
      aria-label={formTexts.title}
      data-react
      data-hydrate-for={`${draftKey} ${keptKey}`}
      data-live={ready || undefined}
    >
      <input type="hidden" name="formStatus" value={formStatus.submitted} />
      <input type="hidden" name="language" value="ta" />
      <div hidden>
        <label htmlFor={trap}>Leave this empty</label>
        <input id={trap} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      {submitError && <Problem key={submitError.attempt} {...submitError} />}
      <BasicStep sessions={sessions} errors={errors} hidden={ready && step !== 1} />
      <button
        type="button"
        className="button job-next justify-self-start"
        hidden={ready && step !== 1}
        onClick={({ currentTarget: { form } }) => form && next(form)}
      >
        {formTexts.next}
      </button>
      <DetailStep errors={errors} hidden={ready && step !== 2} focused={ready && step === 2} />
      {pixel && ready && step === 2 && <PixelChoice text={formTexts.measure} />}
      <div className="job-submit" hidden={ready && step !== 2}>
        <button type="submit" className="button" disabled={state !== 'open'}>
          {state === 'open' ? formTexts.submit : formTexts.submitting}
        </button>
        {ready && (
          <button type="button" className="button line" onClick={() => setStep(1)}>
            {formTexts.back}
          </button>
        )}
      </div>
      <p role="status">{state === 'done' && formTexts.done}</p>
    </form>
  );
}

function titleOf(errors: Errors): string {
  const missing = basicFields.some(
    (asked) => 'missing' in asked && errors[asked.name] === asked.missing,
  );
  return missing ? formTexts.missingBasics : (Object.values(errors)[0] ?? formTexts.wrong);
}

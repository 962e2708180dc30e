'use client';
import { useRef, useState } from 'react';
import type { Autosave } from '#components/webinars/job-hunt-autosave';
import type { FormWords } from '#data/job-hunt-form/shape';
import { eraseDraft } from '#lib/browser/free-webinar/draft';
import { errorTextsOf } from '#lib/browser/free-webinar/error-texts';
import { progressOf } from '#lib/browser/free-webinar/form-values';
import { leavePopup } from '#lib/browser/free-webinar/popup-steps';
import { postForm } from '#lib/browser/post-form';
import { randomId } from '#lib/browser/random-id';
import { apiRoutes } from '#lib/shared/addresses/routes';
import { thankYouPath } from '#lib/shared/addresses/session-routes';
import { honeypotField } from '#lib/shared/forms/honeypot';
import { formStatus } from '#lib/shared/forms/webinar-free/rules';
import { reportRegistration } from '#lib/shared/pixel';

/** Sends the finished registration; a repeated try carries the same key until the server has refused it. */
export function useRegistration(autosave: Autosave, pixel: string | undefined, words: FormWords) {
  const key = useRef<string>(undefined);
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open');

  /** Goes on to the next page, or gives what was wrong. */
  async function register(form: HTMLFormElement) {
    setState('sending');
    const answers = new FormData(form);
    await autosave.end();
    key.current ??= randomId();
    const body = progressOf(answers, formStatus.submitted, Date.now());
    const honeypot = { [honeypotField]: answers.get(honeypotField) };
    const reply = await postForm(apiRoutes.saveProgress, { ...body, ...honeypot }, key.current);
    if (!reply.sent) {
      if (reply.status !== undefined && reply.status < 500) key.current = undefined;
      setState('open');
      autosave.begin();
      return errorTextsOf(reply, words);
    }
    setState('done');
    if (pixel && answers.get('measure')) reportRegistration(pixel);
    eraseDraft();
    form.reset();
    await leavePopup();
    location.assign(thankYouPath(body));
  }

  return { state, register };
}

'use client';
import { useRef, useState } from 'react';
import type { Autosave } from '#components/webinars/job-hunt-autosave';
import { send } from '#lib/forms/send';
import { trapField } from '#lib/forms/trap';
import { progressOf } from '#lib/forms/webinar-free/answers';
import { dropDraft } from '#lib/forms/webinar-free/draft';
import { formStatus } from '#lib/forms/webinar-free/status';
import { troubleOf } from '#lib/forms/webinar-free/trouble';
import { reportRegistration } from '#lib/pixel';
import { calls, thankYouPath } from '#lib/routes';

/** Sends the finished registration; a repeated try carries the same key until the server has refused it. */
export function useRegistering(autosave: Autosave, pixel: string | undefined) {
  const key = useRef<string>(undefined);
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open');

  /** Goes on to the next page, or gives what was wrong. */
  async function register(form: HTMLFormElement) {
    setState('sending');
    const answers = new FormData(form);
    await autosave.end();
    key.current ??= crypto.randomUUID();
    const body = progressOf(answers, formStatus.submitted, Date.now());
    const trapped = { [trapField]: answers.get(trapField) };
    const reply = await send(calls.saveProgress, { ...body, ...trapped }, key.current);
    if (!reply.sent) {
      if (reply.status !== undefined && reply.status < 500) key.current = undefined;
      setState('open');
      autosave.begin();
      return troubleOf(reply);
    }
    setState('done');
    if (pixel && answers.get('measure')) reportRegistration(pixel);
    dropDraft();
    form.reset();
    location.assign(thankYouPath(body));
  }

  return { state, register };
}

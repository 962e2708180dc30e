'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  type ChangeEvent,
  type FocusEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useForm } from 'react-hook-form';
import { stepId } from '#components/applications/wizard/step';
import { useDraft } from '#components/applications/wizard/use-draft';
import { useSteps } from '#components/applications/wizard/use-steps';
import { endWithSubmission } from '#lib/applications/browser/continuation-note';
import { answersIn, fileIn } from '#lib/applications/browser/draft';
import { type ApplicationPost, sendApplication } from '#lib/applications/browser/submit';
import { application, readAnswers } from '#lib/applications/forms';
import { lookInside } from '#lib/applications/rules/resume';
import { lastStep, stepOf, steps } from '#lib/applications/rules/steps';
import { type Acknowledged, acknowledgedIn } from '#lib/forms/acknowledged';
import type { Form } from '#lib/forms/define';
import { honeypotField } from '#lib/forms/rules';
import { afterClick } from '#lib/platform/browser/dom';
import type { PostResult } from '#lib/platform/browser/post-form';
import { nextOnAnswer } from '#lib/practice/browser/next-question';

type Values = Record<string, unknown>;

const { schema }: Form = application;

export function useWizardForm() {
  const element = useRef<HTMLFormElement>(null);
  const answersNow = () => (element.current ? readAnswers(answersIn(element.current)) : {});
  const api = useForm<Values>({
    // The page holds the answers: what was put back, or typed before scripts came, counts as well.
    resolver: (_, context, options) =>
      zodResolver(schema, undefined, { raw: true })(answersNow(), context, options),
    shouldFocusError: false,
  });
  const navigation = useSteps();
  const draft = useDraft(element, navigation.startAt);
  const { progress, send, settle } = useSubmit();
  const [live, setLive] = useState(false);
  const [problem, setProblem] = useState({ count: 0, title: '', step: 0 });
  const [answers, setAnswers] = useState<Values>();
  const { step, goTo } = navigation;
  const busy = ['sending', 'offline', 'unreachable'].includes(progress.state);

  useEffect(() => setLive(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step that is turned to
  useEffect(() => {
    if (!live) return;
    setProblem((shown) => (shown.step === step ? shown : { ...shown, step: 0 }));
    if (draft.savedAt !== undefined) draft.save(step);
    if (step !== lastStep) return;
    const review = () => {
      const certified = element.current && new FormData(element.current).get('certified');
      setAnswers({ ...answersNow(), certified });
    };
    review();
    // The stored resume loads a moment after the rest.
    const form = element.current;
    form?.addEventListener('valuesrestored', review);
    return () => form?.removeEventListener('valuesrestored', review);
  }, [step, live]);

  const complain = (title: string, at: number) =>
    setProblem(({ count }) => ({ count: count + 1, title, step: at }));

  async function next(): Promise<void> {
    if (element.current) await lookInside(fileIn(element.current));
    if (!(await api.trigger([...(steps[step - 1]?.fields ?? [])]))) {
      complain('Please check this step.', step);
      return;
    }
    goTo(navigation.fromReview ? lastStep : step + 1);
  }

  function leadTo(wrong: readonly string[], title: string): void {
    const first = Math.min(...wrong.map(stepOf));
    if (first !== step) goTo(first, true);
    complain(title, first);
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    if (step !== lastStep) {
      await next();
      return;
    }
    if (!(await api.trigger())) {
      const checked = schema.safeParse(answersNow());
      const wrong = checked.error?.issues.map(({ path }) => String(path[0])) ?? [];
      leadTo(wrong, 'Please check these answers.');
      return;
    }
    const reply = await send({
      answers: answersNow(),
      resume: fileIn(form),
      key: draft.key(),
      honeypot: String(new FormData(form).get(honeypotField) ?? ''),
    });
    if (reply.sent) {
      endWithSubmission(draft.key());
      draft.erase();
      navigation.end();
      return;
    }
    const wrong = Object.entries(reply.errors ?? {});
    for (const [name, message] of wrong) api.setError(name, { type: 'server', message });
    if (wrong.length === 0) return;
    settle();
    leadTo(
      wrong.map(([name]) => name),
      application.failure(reply),
    );
  }

  function change(event: ChangeEvent<HTMLFormElement>): void {
    const input = event.target as EventTarget as HTMLInputElement;
    const { name, value, form } = input;
    if (form && input.checked) keepWorkTrue(form, input);
    if (!name || !form) return;
    api.clearErrors(name === 'location' ? ['location', 'customLocation'] : name);
    if (name === 'age' && value.length > 1) void api.trigger(name);
    if (name === 'resume') void lookInside(fileIn(form)).then(() => api.trigger(name));
    if (name === 'certified' && value === 'No') untick(form, 'certifications');
    if (name === 'resume') void draft.saveFile().then(() => draft.save(step));
    else draft.save(step);
  }

  /** A single digit may be the first of two: its range is shown when the field is left. */
  function leave({ target }: FocusEvent<HTMLFormElement>): void {
    const { name, value } = target as Element as HTMLInputElement;
    if (name === 'age' && value) afterClick(() => void api.trigger(name));
  }

  function startAgain(): void {
    element.current?.reset();
    element.current?.dispatchEvent(new Event('valuesrestored'));
    draft.erase();
    api.clearErrors();
    settle();
    setAnswers(undefined);
    navigation.startAt(1);
  }

  const clickNext = useLeadOn(step, live, () => void next());
  useLeaveWarning(draft.shared, startAgain);

  return {
    element,
    api,
    navigation,
    draft,
    progress,
    live,
    problem,
    answers,
    busy,
    next: clickNext,
    submit,
    change,
    leave,
    startAgain,
  };
}

/** The declaration is about the work ticked above it, if it is that none can be done yet: it alone holds step 7. */
function keepWorkTrue(form: HTMLFormElement, { name, dataset }: HTMLInputElement): void {
  const none = form.querySelector<HTMLInputElement>('[data-no-work]');
  if (!none) return;
  if (name === 'skills') none.checked = false;
  if (name === 'confirmed' && !form.querySelector('[name="skills"]:checked')) none.checked = true;
  if (dataset.noWork !== undefined) untick(form, 'skills');
}

function untick(form: HTMLFormElement, name: string): void {
  for (const box of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
    box.checked = false;
  }
}

/** On a shared computer the next person may go back: browsers put back what stood in a form. */
function useLeaveWarning(shared: boolean, empty: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it empties the same form at every render
  useEffect(() => {
    if (!shared) return;
    addEventListener('pagehide', empty);
    return () => removeEventListener('pagehide', empty);
  }, [shared]);
}

export interface SubmitProgress {
  readonly state: 'still' | 'sending' | 'offline' | 'unreachable' | 'failed' | 'sent';
  readonly text?: string;
  /** How much of it has left, in percent. */
  readonly percent?: number;
  readonly own?: Acknowledged | undefined;
}

const waits = {
  offline:
    'You are offline. Nothing is lost: your application will be sent as soon as the connection is back. Keep this page open.',
  unreachable: 'We cannot be reached just now. Nothing is lost: we are trying again.',
} as const;

/** From Submit to its end; a failure keeps everything and says what to do. */
function useSubmit() {
  const [progress, setProgress] = useState<SubmitProgress>({ state: 'still' });

  async function send(
    sending: Omit<ApplicationPost, 'onWait' | 'onProgress'>,
  ): Promise<PostResult> {
    setProgress({ state: 'sending' });
    const reply = await sendApplication({
      ...sending,
      onProgress: (percent) => setProgress({ state: 'sending', percent }),
      onWait: (why) => setProgress({ state: why, text: waits[why] }),
    });
    setProgress(
      reply.sent
        ? { state: 'sent', own: acknowledgedIn(reply.answer) }
        : { state: 'failed', text: application.failure(reply) },
    );
    return reply;
  }

  return { progress, send, settle: () => setProgress({ state: 'still' }) };
}

/** One answer of a few, no certificates, the declaration, the file: after these nothing more is asked in their step. */
const last =
  '[name="certified"][value="No"], [name="employeeStatus"], [name="experience"], [name="confirmed"]:checked, [name="salaryRange"], [name="workPreference"], [name="resume"]';

/** A click on Next that was on its way when the step changed by itself. */
const sameTapMs = 700;

/** Under a finger the last answer of a step leads on by itself; mouse and keyboard have Next, which is returned. */
function useLeadOn(step: number, live: boolean, next: () => void): () => void {
  const latest = useRef(next);
  latest.current = next;
  const ledAt = useRef(-sameTapMs);
  useEffect(() => {
    const shown = live ? document.getElementById(stepId(step)) : null;
    if (!shown) return;
    const lead = () => {
      ledAt.current = performance.now();
      latest.current();
    };
    return nextOnAnswer(shown, lead, { last, touch: true });
  }, [step, live]);
  return () => {
    if (performance.now() - ledAt.current > sameTapMs) next();
  };
}

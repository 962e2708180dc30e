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
import { useKeeping } from '#components/careers/wizard-keeping';
import { useLeaving } from '#components/careers/wizard-leaving';
import { useSending } from '#components/careers/wizard-sending';
import { useTurning } from '#components/careers/wizard-turning';
import { readAnswers } from '#lib/forms/application/answers';
import { application } from '#lib/forms/application/form';
import { lookInside } from '#lib/forms/application/resume-content';
import { lastStep, stepOf, steps } from '#lib/forms/application/steps';
import { answersIn, fileIn } from '#lib/forms/application/typed';
import type { Form } from '#lib/forms/define';
import { trapField } from '#lib/forms/trap';

type Values = Record<string, unknown>;

const { schema }: Form = application;

/** Everything that happens between the first keystroke and the answer of the server. */
export function useFilling() {
  const element = useRef<HTMLFormElement>(null);
  const answersNow = () => (element.current ? readAnswers(answersIn(element.current)) : {});
  const api = useForm<Values>({
    // The page holds the answers: what was put back, or typed before scripts came, counts as well.
    resolver: (_, context, options) =>
      zodResolver(schema, undefined, { raw: true })(answersNow(), context, options),
    shouldFocusError: false,
  });
  const turning = useTurning();
  const keeping = useKeeping(element, turning.startAt);
  const { progress, send, settle } = useSending();
  const [live, setLive] = useState(false);
  const [problem, setProblem] = useState({ count: 0, title: '', step: 0 });
  const [answers, setAnswers] = useState<Values>();
  const { step, turnTo } = turning;
  const busy = ['sending', 'offline', 'unreachable'].includes(progress.state);

  useEffect(() => setLive(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step that is turned to
  useEffect(() => {
    if (!live) return;
    setProblem((told) => (told.step === step ? told : { ...told, step: 0 }));
    if (keeping.savedAt !== undefined) keeping.save(step);
    if (step !== lastStep) return;
    const review = () => setAnswers(answersNow());
    review();
    // The kept resume comes a moment after the rest.
    const form = element.current;
    form?.addEventListener('putback', review);
    return () => form?.removeEventListener('putback', review);
  }, [step, live]);

  const complain = (title: string, at: number) =>
    setProblem(({ count }) => ({ count: count + 1, title, step: at }));

  async function next(): Promise<void> {
    if (element.current) await lookInside(fileIn(element.current));
    if (!(await api.trigger([...(steps[step - 1]?.fields ?? [])]))) {
      complain('Please check this step.', step);
      return;
    }
    turnTo(turning.fromReview ? lastStep : step + 1);
  }

  /** To the first step that asks for something that is wrong. */
  function leadTo(wrong: readonly string[], title: string): void {
    const first = Math.min(...wrong.map(stepOf));
    if (first !== step) turnTo(first, true);
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
      key: keeping.key(),
      trap: String(new FormData(form).get(trapField) ?? ''),
    });
    if (reply.sent) {
      keeping.erase();
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
    const { name, value, form } = event.target as EventTarget as HTMLInputElement;
    if (!name || !form) return;
    api.clearErrors(name === 'location' ? ['location', 'customLocation'] : name);
    if (name === 'age' && value.length > 1) void api.trigger(name);
    if (name === 'resume') void lookInside(fileIn(form)).then(() => api.trigger(name));
    if (name === 'certified' && value === 'No') untick(form, 'certifications');
    keeping.save(step);
    if (name === 'resume') keeping.saveFile();
  }

  /** A single digit may be the first of two: its range is told when the field is left. */
  function leave({ target }: FocusEvent<HTMLFormElement>): void {
    const { name, value } = target as Element as HTMLInputElement;
    if (name === 'age' && value) void api.trigger(name);
  }

  function startAgain(): void {
    element.current?.reset();
    element.current?.dispatchEvent(new Event('putback'));
    keeping.erase();
    api.clearErrors();
    settle();
    setAnswers(undefined);
    turning.startAt(1);
  }

  useLeaving(keeping.shared, startAgain);

  return {
    element,
    api,
    turning,
    keeping,
    progress,
    live,
    problem,
    answers,
    busy,
    next,
    submit,
    change,
    leave,
    startAgain,
  };
}

function untick(form: HTMLFormElement, name: string): void {
  for (const box of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
    box.checked = false;
  }
}

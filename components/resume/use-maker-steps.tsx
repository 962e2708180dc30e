'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Errors } from '#lib/resume/rules/parts';

/** The form in five short steps, which a phone shows one at a time; a wide screen shows all of them. */
export const makerSteps = ['You', 'Education', 'Work', 'Skills', 'Finish'] as const;

const begins: readonly (readonly [RegExp, number])[] = [
  [/^(?:basics\.|meta\.template$)/, 1],
  [/^education\./, 2],
  [/^work\./, 3],
  [/^(?:certificates|skills|languages)\./, 4],
];

export const makerStepOf = (name: string): number =>
  begins.find(([start]) => start.test(name))?.[1] ?? makerSteps.length;

/** In the first post, where it is still empty; as if it had been typed, so that it is stored. */
function beginProject(form: HTMLFormElement): void {
  const field = form.elements.namedItem('work.0.position');
  if (!(field instanceof HTMLInputElement)) return;
  if (field.value.trim() === '') {
    field.value = 'Project: ';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.focus();
}

/** `refusals` counts how often the file was asked for and refused. */
export function useMakerSteps(
  form: RefObject<HTMLFormElement | null>,
  errors: Errors,
  refusals: number,
) {
  const [step, setStep] = useState(1);
  const seen = useRef(step);

  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    const shown = form.current?.querySelector<HTMLElement>(`[data-of="${step}"] summary`);
    // The field with the error has the focus already.
    if (!form.current?.querySelector('.summary:focus')) shown?.focus({ preventScroll: true });
    form.current?.querySelector('.maker-steps')?.scrollIntoView({ block: 'start' });
  }, [step, form]);

  // A number that is found to be wrong later must not move who has gone on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a refusal opens another step
  useEffect(() => {
    const wrong = Object.keys(errors).map(makerStepOf);
    if (wrong.length > 0) setStep(Math.min(...wrong));
  }, [refusals]);

  // A link to a field that another step asks for opens that step first.
  useEffect(() => {
    const element = form.current;
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a[href^="#"]');
      if (link) setStep(makerStepOf(decodeURIComponent(link.getAttribute('href') ?? '').slice(1)));
      if (element && target instanceof Element && target.closest('[data-project]'))
        beginProject(element);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [form]);

  return { step, goTo: setStep };
}

/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ResumeMaker } from '#components/resume/maker';
import { makerStepOf } from '#components/resume/use-maker-steps';
import { readResumeDraft } from '#lib/resume/browser/draft';

const at = Date.now();
Element.prototype.scrollIntoView = () => undefined;

async function open() {
  const { container } = render(<ResumeMaker at={at} />);
  await act(async () => undefined);
  const form = container.querySelector('form') as HTMLFormElement;
  return { form, step: () => form.dataset.step };
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  cleanup();
  localStorage.clear();
});

test('Next and Back lead through five steps, and the last one has the file instead of Next', async () => {
  const { step } = await open();
  expect(step()).toBe('1');
  for (const next of ['Education', 'Work', 'Skills', 'Finish']) click(`Next: ${next}`);
  expect(step()).toBe('5');
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  click('Back');
  expect(step()).toBe('4');
});

test('what is typed in a step stays when another one is shown', async () => {
  const { form } = await open();
  fireEvent.input(form.elements.namedItem('basics.name') as HTMLInputElement, {
    target: { value: 'Asha' },
  });
  click('Next: Education');
  expect(new FormData(form).get('basics.name')).toBe('Asha');
});

test('who has no job begins with a project, which is saved like anything typed', async () => {
  const { form } = await open();
  click('Begin with a project');
  const post = form.elements.namedItem('work.0.position') as HTMLInputElement;
  expect(post.value).toBe('Project: ');
  expect(readResumeDraft(Date.now())?.values['work.0.position']).toBe('Project: ');
});

test.each([
  ['basics.email', 1],
  ['education.1.score', 2],
  ['work.0.endDate', 3],
  ['certificates.0.number', 4],
  ['languages.2.fluency', 4],
  ['meta.other.0', 5],
  ['volunteer.0.summary', 5],
])('%s is asked for in step %d', (name, step) => expect(makerStepOf(name)).toBe(step));

/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { hydrateIsland } from '#components/layout/hydrate-island';
import { ResumeMaker } from '#components/resume/maker';
import { startInputReplay } from '#lib/browser/hydration/input-replay';
import { readResumeDraft, saveResumeDraft } from '#lib/resume/browser/draft';

// Measuring is not what jsdom is for.
Object.assign(performance, { mark: () => undefined });
const hydration = startInputReplay(() => new Promise(() => undefined));
window.hoa = { hydration } as unknown as NonNullable<typeof window.hoa>;
const at = Date.now();
const field = (name: string) =>
  document.querySelector(`[name="${name}"]`) as unknown as HTMLInputElement;

beforeEach(() => localStorage.clear());

test('what is typed before a stored resume is restored stays, as does the rest of what was stored, and the focus', async () => {
  saveResumeDraft({
    savedAt: at,
    values: { 'basics.name': 'Asha', 'basics.email': 'asha@hoa.in', 'meta.template': 'plain' },
  });
  const { renderToString } = await import('react-dom/server');
  document.body.innerHTML = '<div data-island="resume"></div>';
  const host = document.body.firstElementChild as HTMLElement;
  host.dataset.props = JSON.stringify({ at });
  host.innerHTML = renderToString(<ResumeMaker at={at} />);
  const before = field('basics.name');
  before.focus();
  before.value = 'Usha Nair';
  before.setSelectionRange(4, 4);
  before.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await act(async () => hydrateIsland(host, ResumeMaker as never));

  const name = field('basics.name');
  expect(name.value).toBe('Usha Nair');
  expect(document.activeElement).toBe(name);
  expect(name.selectionStart).toBe(4);
  expect(field('basics.email').value).toBe('asha@hoa.in');
  expect(readResumeDraft(at)?.values).toMatchObject({
    'basics.name': 'Usha Nair',
    'basics.email': 'asha@hoa.in',
  });
});

test('what another tab types or deletes is here as well, and a deletion is said', async () => {
  saveResumeDraft({ savedAt: at, values: { 'basics.name': 'Asha' } });
  const { container } = render(<ResumeMaker at={at} />);
  await act(async () => undefined);
  const otherTab = async (values?: Record<string, string>) => {
    if (values) localStorage.setItem('resume', JSON.stringify({ savedAt: at + 1, values }));
    else localStorage.removeItem('resume');
    await act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'resume' })));
  };
  await otherTab({ 'basics.name': 'Asha', 'basics.email': 'asha@hoa.in' });
  const inForm = (name: string) =>
    container.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  expect(inForm('basics.email')).toBe('asha@hoa.in');
  await otherTab();
  expect(inForm('basics.name')).toBe('');
  expect(container.textContent).toContain('deleted in another tab');
});

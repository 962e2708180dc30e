/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { hydrateIsland } from '#components/layout/hydrate-island';
import { tolerateForeignNodes } from '#lib/browser/hydration/foreign-nodes';
import { startInputReplay } from '#lib/browser/hydration/input-replay';
import { afterRedraw, beforeRedraw } from '#lib/browser/hydration/redraw';

// Measuring is not what jsdom is for.
Object.assign(performance, { mark: () => undefined });
window.hoa = {
  ...window.hoa,
  hydration: startInputReplay(() => new Promise(() => undefined)),
} as unknown as NonNullable<typeof window.hoa>;

const find = <T extends Element>(selector: string) =>
  document.querySelector(selector) as unknown as T;

const Questions = () => (
  <form data-react>
    Your name, please
    <input name="name" />
  </form>
);

beforeEach(() => {
  document.body.innerHTML = '';
});

test('a click that ends after React came does not take the focus out of its field', async () => {
  document.body.innerHTML = '<div data-island="contact" data-props="{}"></div>';
  const host = find<HTMLElement>('[data-island]');
  const { renderToString } = await import('react-dom/server');
  host.innerHTML = renderToString(<Questions />);
  find('form').firstChild?.replaceWith(document.createElement('font'));
  const before = find<HTMLInputElement>('[name=name]');
  before.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  before.focus();
  const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await act(async () => hydrateIsland(host, Questions));
  said.mockRestore();
  const after = find<HTMLInputElement>('[name=name]');
  expect(document.activeElement).toBe(after);
  // As Chrome ends a click whose element is gone.
  after.blur();
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  await waitFor(() => expect(document.activeElement).toBe(after));
});

/** As React does at its commit. */
function replaceField(before: HTMLInputElement): HTMLInputElement {
  const after = before.cloneNode() as HTMLInputElement;
  after.value = before.value;
  before.replaceWith(after);
  afterRedraw();
  return after;
}

function type(field: HTMLInputElement, text: string): void {
  field.focus();
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
}

test('what is typed while React renders is before the caret', () => {
  document.body.innerHTML = '<form><input name="name"></form>';
  const before = find<HTMLInputElement>('[name=name]');
  type(before, 'Asha');
  beforeRedraw();
  type(before, ' ');
  const after = replaceField(before);
  expect(document.activeElement).toBe(after);
  type(after, 'Nair');
  expect(after.value).toBe('Asha Nair');
});

test('what is typed during a click stays in its order when the click ends', async () => {
  document.body.innerHTML = '<form data-react><input name="name"></form>';
  const before = find<HTMLInputElement>('[name=name]');
  type(before, 'Asha');
  before.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  beforeRedraw();
  const after = replaceField(before);
  type(after, ' ');
  after.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
  await window.hoa?.hydration.pointerReleased();
  await Promise.resolve();
  type(after, 'Nair');
  expect(after.value).toBe('Asha Nair');
});

test('who goes on to another field while React renders stays there', () => {
  document.body.innerHTML = '<form><input name="name"><input name="email"></form>';
  const before = find<HTMLInputElement>('[name=name]');
  const next = find<HTMLInputElement>('[name=email]');
  type(before, 'Asha');
  beforeRedraw();
  type(next, 'asha@');
  replaceField(before);
  expect(document.activeElement).toBe(next);
});

interface Words {
  words?: string | undefined;
  more?: boolean;
}
function Sentence({ words, more }: Words) {
  return (
    <p>
      {more && <b>first </b>}
      {words}
      <i>!</i>
      {more && 'last'}
    </p>
  );
}

/** As Google Translate does: an element with other words in place of the text. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  }
}
/** As some extensions do. */
function wrap(): void {
  for (const text of [...find('p').childNodes].filter(({ nodeType }) => nodeType === 3)) {
    const font = document.createElement('font');
    font.append(text.cloneNode());
    find('p').insertBefore(font, text);
    font.replaceChildren(text);
  }
}

test.each([
  ['replaced', translate],
  ['wrapped', wrap],
])('React changes, removes and adds words that were %s', async (_, change) => {
  tolerateForeignNodes();
  const { rerender, unmount } = render(<Sentence words="Two places left" more />);
  const said = () => find('p').textContent;
  // An observer of the page hears of each change in a microtask.
  const show = async (state: Words) => {
    await null;
    rerender(<Sentence {...state} />);
    await null;
  };
  change();
  await show({ words: 'One place left', more: true });
  expect(said()?.toLowerCase()).toBe('first one place left!last');
  change();
  await show({ words: 'None' });
  expect(said()).toContain('None!');
  expect(said()?.toLowerCase()).not.toContain('last');
  change();
  await show({ words: 'None', more: true });
  expect(said()?.toLowerCase()).toMatch(/^first none!last$/);
  change();
  await show({ words: undefined });
  expect(said()?.replaceAll('!', '')).toBe('');
  unmount();
  expect(find('p')).toBeNull();
});

/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { startInputReplay } from '#lib/hydration/browser/input-replay';

const waiting = { b: [], f: [[0]], c: ['/_next/static/a.js', '/_next/static/b.js'], l: [] };
const chunks = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
const find = <T extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as unknown as T;
const act = (selector: string, type: string) =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

document.body.innerHTML = `
  <a href="#" id="link">Link</a>
  <form id="plain" action="/api/sendEmail" method="post"><input><button>Send</button></form>
  <form id="owned" action="/api/sendEmail" method="post" data-react>
    <a href="#" id="inner">Notice</a><summary id="more">More</summary>
    <button type="button" command="show-modal" commandfor="x" id="opener">Open</button>
    <input id="name"><button type="button" id="add">Add</button><button id="send">Send</button>
  </form>
  <script id="__hydration" type="application/json">${JSON.stringify(waiting)}</script>`;
const posted: string[] = [];
HTMLFormElement.prototype.requestSubmit = function requestSubmit(this: HTMLFormElement) {
  if (act(`#${this.id}`, 'submit')) posted.push(this.id);
};
// Measuring is not what jsdom is for.
Object.assign(performance, { mark: () => undefined });
const failed = jest.fn();
addEventListener('hydrationfail', failed);
startInputReplay();

test('links, summaries, openers and plain forms never bring React', () => {
  for (const selector of ['#link', '#plain input', '#inner', '#more', '#opener']) {
    for (const type of ['pointerdown', 'focusin', 'keydown', 'click']) act(selector, type);
  }
  expect(act('#plain', 'submit')).toBe(true);
  expect(act('#plain input', 'invalid')).toBe(true);
  expect(chunks()).toHaveLength(0);
});

test('an opened dialog does not bring it, unless its button waits for a tick', () => {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  dialog.innerHTML = '<form data-react><input></form>';
  document.body.append(dialog);
  dialog.dispatchEvent(new Event('toggle'));
  expect(chunks()).toHaveLength(0);
  dialog.remove();
});

test('focus on a field that React owns does', () => {
  act('#name', 'focusin');
  expect(chunks().map(({ src }) => new URL(src).pathname)).toEqual(waiting.c);
});

test('keeps the browser’s own words back while React loads', () => {
  expect(act('#name', 'invalid')).toBe(false);
});

test('holds a press and a submit while React loads', () => {
  expect(act('#owned', 'submit')).toBe(false);
  find('#add').click();
  expect(find('#add').dataset.pending).toBe('');
  expect(find('#owned').dataset.pending).toBe('');
  expect(posted).toEqual([]);
});

test('lets the browser post what was held when a chunk fails, once', () => {
  act('#owned', 'submit');
  chunks()[0]?.dispatchEvent(new Event('error'));
  expect(posted).toEqual(['owned']);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(find('[data-pending]')).toBeNull();
});

test('tries only the chunk again that failed, at the next touch', () => {
  expect(chunks()).toHaveLength(1);
  act('#name', 'focusin');
  expect(
    chunks()
      .map(({ src }) => new URL(src).pathname)
      .sort(),
  ).toEqual(waiting.c);
});

/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { startInputReplay } from '#lib/browser/hydration/input-replay';
import type { IslandModule } from '#lib/platform/http/islands';

const files = { callback: ['/_next/static/islands/react.js', '/_next/static/islands/callback.js'] };
const asked: string[] = [];
let answer: (island: IslandModule) => void = () => undefined;
let refuse: (reason: Error) => void = () => undefined;
const bring = (file: string) => {
  asked.push(file);
  return new Promise<IslandModule>((resolve, reject) => {
    answer = resolve;
    refuse = reject;
  });
};
const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => new URL(href).pathname,
  );
const find = <T extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as unknown as T;
const act = (selector: string, type: string) =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

document.body.innerHTML = `
  <a href="#" id="link">Link</a>
  <form id="plain" action="/api/sendEmail" method="post"><input><button>Send</button></form>
  <div data-island="callback"><form id="owned" action="/api/sendEmail" method="post" data-react>
    <a href="#" id="inner">Notice</a><summary id="more">More</summary>
    <button type="button" command="show-modal" commandfor="x" id="opener">Open</button>
    <input id="name"><button type="button" id="add">Add</button><button id="send">Send</button>
  </form></div>
  <div data-island="callback"><form id="other" data-react><input id="city"></form></div>
  <div data-island="callback"><form id="later" data-react><input id="street"></form></div>
  <script id="__islands" type="application/json">${JSON.stringify(files)}</script>`;
const posted: string[] = [];
HTMLFormElement.prototype.requestSubmit = function requestSubmit(this: HTMLFormElement) {
  if (act(`#${this.id}`, 'submit')) posted.push(this.id);
};
// Measuring is not what jsdom is for.
Object.assign(performance, { mark: () => undefined });
const failed = jest.fn();
addEventListener('hydrationfail', failed);
const task = () => new Promise((resolve) => setTimeout(resolve));
/** Giving up takes one, and posting another. */
async function settled(): Promise<void> {
  await task();
  await task();
}
startInputReplay(bring);

test('links, summaries, openers and plain forms never bring React', () => {
  for (const selector of ['#link', '#plain input', '#inner', '#more', '#opener']) {
    for (const type of ['pointerdown', 'focusin', 'keydown', 'click']) act(selector, type);
  }
  expect(act('#plain', 'submit')).toBe(true);
  expect(act('#plain input', 'invalid')).toBe(true);
  expect(asked).toEqual([]);
});

test('an opened dialog does not bring it, unless its button waits for a tick', () => {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  dialog.innerHTML = '<form data-react><input></form>';
  document.body.append(dialog);
  dialog.dispatchEvent(new Event('toggle'));
  expect(asked).toEqual([]);
  dialog.remove();
});

test('focus on a field that React owns does', () => {
  act('#name', 'focusin');
  expect(asked).toEqual([files.callback[1]]);
  expect(preloaded()).toEqual(files.callback);
});

test('keeps the browser’s own words back while React loads', () => {
  expect(act('#name', 'invalid')).toBe(false);
});

test('holds a click and a submit while React loads', () => {
  expect(act('#owned', 'submit')).toBe(false);
  find('#add').click();
  expect(find('#add').dataset.pending).toBe('');
  expect(find('#owned').dataset.pending).toBe('');
  expect(posted).toEqual([]);
});

test('lets the browser post what was held when the files do not come, once', async () => {
  act('#owned', 'submit');
  refuse(new Error('offline'));
  await settled();
  expect(posted).toEqual(['owned']);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(find('[data-pending]')).toBeNull();
});

test('tries again at the next touch, and brings alive what was touched, not the rest', async () => {
  act('#name', 'focusin');
  expect(asked).toHaveLength(2);
  const started: HTMLElement[] = [];
  answer({ start: (island) => started.push(island) });
  await settled();
  expect(started).toEqual([find('#owned').parentElement]);
  act('#city', 'focusin');
  expect(asked).toHaveLength(3);
});

test('React does not start in the middle of a click: the click would be lost with its element', async () => {
  const started: HTMLElement[] = [];
  act('#city', 'pointerdown');
  answer({ start: (island) => started.push(island) });
  await settled();
  expect(started).toEqual([]);
  act('#city', 'pointerup');
  await settled();
  expect(started).toEqual([find('#other').parentElement]);
});

test('offline no file is asked for, and the connection that comes back brings React without another touch', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const before = asked.length;
  act('#street', 'focusin');
  expect(asked).toHaveLength(before);
  expect(document.documentElement.dataset.hydration).toBe('failed');
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(asked).toHaveLength(before + 1);
  onLine.mockRestore();
});

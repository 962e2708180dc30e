/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { connectionTexts } from '#data/connection-texts';
import { followConnection, followToasts } from '#lib/browser/inline-script/notifications';

test('"online again" takes the place of "you are offline"', () => {
  document.body.innerHTML = '<main></main><site-notifications></site-notifications>';
  followToasts();
  followConnection();
  const toast = () => document.querySelector('site-notifications')?.shadowRoot?.textContent ?? '';
  dispatchEvent(new Event('offline'));
  expect(toast()).toContain('You are offline');
  dispatchEvent(new Event('online'));
  expect(toast()).toContain('online again');
  expect(toast()).not.toContain('You are offline');
});

test('each page of the free webinar says so in its own language', () => {
  const said = (language: 'en' | 'ta' | 'te') => {
    document.body.innerHTML = '<main></main><site-notifications></site-notifications>';
    const main = document.querySelector('main');
    main?.setAttribute('lang', language);
    for (const [name, text] of Object.entries(connectionTexts(language)))
      main?.setAttribute(name, text);
    dispatchEvent(new Event('offline'));
    const root = document.querySelector('site-notifications')?.shadowRoot;
    const shown = root?.querySelector<HTMLElement>('[lang]');
    return [shown?.lang, shown?.textContent?.slice(0, 6)];
  };
  expect((['ta', 'te', 'en'] as const).map(said)).toEqual([
    ['ta', 'இணைய இ'.slice(0, 6)],
    ['te', 'ఇంటర్న'.slice(0, 6)],
    ['en', 'You ar'],
  ]);
});

test('a form sent offline stays, and says so beside its button; another way it leaves', () => {
  document.body.innerHTML =
    '<main></main><site-notifications></site-notifications><form method="post"><button>Send</button></form>';
  const [form, button] = [document.querySelector('form'), document.querySelector('button')];
  const said: string[] = [];
  if (button) {
    button.reportValidity = () => {
      said.push(button.validationMessage);
      return false;
    };
  }
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent = () => {
    const init = { bubbles: true, cancelable: true, submitter: button };
    return form?.dispatchEvent(new SubmitEvent('submit', init));
  };
  expect(sent()).toBe(false);
  expect(document.querySelector('site-notifications')?.shadowRoot?.textContent).toContain(
    'You are offline: nothing was sent.',
  );
  expect(said).toEqual([expect.stringContaining('nothing was sent')]);
  expect(button?.checkValidity()).toBe(true);
  online.mockReturnValue(true);
  expect(sent()).toBe(true);
  online.mockRestore();
});

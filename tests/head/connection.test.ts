/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { followConnection } from '#lib/head/connection';
import { defineToasts } from '#lib/head/toasts';

test('"online again" takes the place of "you are offline"', () => {
  document.body.innerHTML = '<main></main><site-toasts></site-toasts>';
  defineToasts();
  followConnection();
  const toast = () => document.querySelector('site-toasts')?.shadowRoot?.textContent ?? '';
  dispatchEvent(new Event('offline'));
  expect(toast()).toContain('You are offline');
  dispatchEvent(new Event('online'));
  expect(toast()).toContain('online again');
  expect(toast()).not.toContain('You are offline');
});

test('each page of the free webinar says so in its own language', () => {
  const said = (lang: string) => {
    document.body.innerHTML = `<main lang="${lang}"></main><site-toasts></site-toasts>`;
    dispatchEvent(new Event('offline'));
    const root = document.querySelector('site-toasts')?.shadowRoot;
    return root?.querySelector<HTMLElement>('[lang]')?.lang;
  };
  expect(['ta', 'te', 'en-IN', ''].map(said)).toEqual(['ta', 'te', 'en', 'en']);
});

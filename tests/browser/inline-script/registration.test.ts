/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { followRegistration } from '#lib/browser/inline-script/registration';

const shown = jest.fn();
HTMLDialogElement.prototype.showModal = shown;
followRegistration();

const page = (state: string, inside = '') => {
  document.body.innerHTML = `<main data-registration="${state}"><dialog data-closed></dialog>${inside}<count-down></count-down></main>`;
};
const end = () => {
  const event = new Event('countdownend', { bubbles: true });
  document.querySelector('count-down')?.dispatchEvent(event);
};
const state = () => document.querySelector('main')?.dataset.registration;

beforeEach(() => {
  shown.mockClear();
});

it('closes the page when its countdown ends, and says so', () => {
  page('open');
  end();
  expect(state()).toBe('closed');
  expect(shown).toHaveBeenCalledTimes(1);
});

it('does not disturb a visitor who is at the checkout', () => {
  page('open', '<div data-paying="true"></div>');
  end();
  expect(state()).toBe('closed');
  expect(shown).not.toHaveBeenCalled();
});

it('leaves a page alone that was served closed', () => {
  page('closed');
  end();
  expect(shown).not.toHaveBeenCalled();
});

/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { followRegistration } from '#lib/browser/inline-script/webinars';

const shown = jest.fn();
HTMLDialogElement.prototype.showModal = shown;
followRegistration();

beforeEach(() => {
  shown.mockClear();
});

test.each([
  ['closes the page when its countdown ends, and says so', 'open', '', 1],
  ['does not disturb a visitor at the checkout', 'open', '<div data-paying="true"></div>', 0],
  ['leaves a page alone that was served closed', 'closed', '', 0],
])('%s', (_, state, inside, times) => {
  document.body.innerHTML = `<main data-registration="${state}"><dialog data-closed></dialog>${inside}<count-down></count-down></main>`;
  const event = new Event('countdownend', { bubbles: true });
  document.querySelector('count-down')?.dispatchEvent(event);
  expect(document.querySelector('main')?.dataset.registration).toBe('closed');
  expect(shown).toHaveBeenCalledTimes(times);
});

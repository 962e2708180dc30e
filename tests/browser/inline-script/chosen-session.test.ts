/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { chooseSession } from '#lib/browser/inline-script/webinars';

const options = [
  '2026-11-24-tamil-english',
  '2026-11-26-tamil-english',
  '2026-11-24-telugu-english',
];

test.each([
  ['?session=2026-11-26-tamil-english&topic=x', '2026-11-26-tamil-english'],
  ['?session=2026-11-17-telugu-english', '2026-11-24-telugu-english'],
  ['?session=nonsense', '2026-11-24-tamil-english'],
  ['', '2026-11-24-tamil-english'],
])('the address %j books %s', (query, chosen) => {
  document.body.innerHTML = `<select>${options.map((id) => `<option value="${id}">`).join('')}</select>`;
  const list = document.querySelector('select');
  chooseSession(query, list);
  expect(list?.value).toBe(chosen);
});

import { expect, test } from '@jest/globals';
import { englishForm } from '#data/job-hunt-form/en';
import type { PostResult } from '#lib/platform/browser/post-form';
import { errorTextsOf } from '#lib/webinars/browser/errors';

const said = (reply: Omit<PostResult, 'sent'>) =>
  errorTextsOf({ sent: false, ...reply }, englishForm).title;

test('says in the contract’s words, on the English page, why a free registration did not go through', () => {
  expect(said({ timedOut: true })).toBe('Request timed out. Please try again.');
  expect(said({})).toBe('Network error. Please check your connection.');
  expect(said({ status: 500 })).toBe('Registration failed (500). What you typed is still here.');
  expect(englishForm.texts.missingBasics).toBe(
    'Please fill in all required fields (Name, Email, Phone)',
  );
});

test('says on the English page what the server said, which is English', () => {
  const message = 'We could not save this just now. Please try again in a minute.';
  expect(said({ status: 503, message })).toBe(message);
});

test('offers the answers of the contract on the English page as they are sent', () => {
  for (const name of ['workType', 'currentStatus'] as const) {
    for (const { label, value } of englishForm.choices[name].options) expect(label).toBe(value);
  }
});

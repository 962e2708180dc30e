import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SubmitProgress } from '#components/applications/wizard/use-wizard-form';
import { WizardState } from '#components/applications/wizard/wizard';

const contacts = { phone: '+91 00000 00000', call: 'tel:+910000000000' };
const shown = (progress: SubmitProgress) =>
  renderToStaticMarkup(<WizardState progress={progress} contacts={contacts} />);

test('the upload says how much of it has left, and then that it waits for the answer', () => {
  const half = shown({ state: 'sending', percent: 42 });
  expect(half).toContain('Sending your application: 42%');
  expect(half).toMatch(/<progress max="100" value="42"/);
  expect(shown({ state: 'sending' })).toContain('Sending your application: 0%');
  expect(shown({ state: 'sending', percent: 100 })).toContain('Sent. Waiting for the answer');
});

test('what is read out changes by the quarter, in a place that was there before', () => {
  const spoken = (progress: SubmitProgress) =>
    /aria-live="polite">([^<]*)</.exec(shown(progress))?.[1];
  expect(spoken({ state: 'still' })).toBe('');
  expect([0, 24, 25, 60, 99].map((percent) => spoken({ state: 'sending', percent }))).toEqual(
    [0, 0, 25, 50, 75].map((at) => `Sending your application: ${at}%. Keep this page open.`),
  );
  expect(spoken({ state: 'sending', percent: 100 })).toContain('Sent.');
  expect(spoken({ state: 'failed', text: 'No.' })).toBe('');
});

import { expect, test } from '@jest/globals';
import { editions } from '#data/webinars';
import { thanksOf } from '#lib/server/visitor-page/thanks';
import { findFreeSession } from '#lib/shared/calendar/sessions';

test('the thanks name the session of their address, past or to come, and no other in its place', () => {
  const past = '2026-11-17-tamil-english';
  expect(findFreeSession(past)).toMatchObject({ id: past });
  expect(findFreeSession('2026-11-24-telugu-english')?.id).toBe('2026-11-24-telugu-english');
  for (const none of ['2020-01-01-tamil-english', 'x', '', undefined, ['a'], editions[0].id]) {
    expect(findFreeSession(none)).toBeUndefined();
  }
});

const telugu = '2026-11-24-telugu-english';
const registered = { language: 'te', session: { id: telugu } } as const;

test.each([
  [
    'the language of an address that names nothing else',
    { lang: 'te' },
    undefined,
    false,
    'te',
    undefined,
  ],
  ['that of the page the browser registered on', {}, registered, false, 'te', telugu],
  ['the session registered for', { lang: 'te' }, registered, false, 'te', telugu],
  ['the language of the address first', { lang: 'ta' }, registered, false, 'ta', telugu],
  [
    'the free session asked for, to who has paid as well',
    { lang: 'te' },
    registered,
    true,
    'te',
    telugu,
  ],
  ['the payment in English, to who comes from it', {}, registered, true, 'en', undefined],
  [
    'nothing to who is a stranger to it',
    { lang: 'fr', session: 'x' },
    undefined,
    false,
    'en',
    undefined,
  ],
] as const)('the thank-you page shows %s', (_, asked, own, paid, language, id) => {
  const shown = thanksOf(asked, own, paid);
  expect([shown.language, shown.session?.id]).toEqual([language, id]);
});

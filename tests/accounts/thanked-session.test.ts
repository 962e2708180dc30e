import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FreeThanks } from '#components/webinars/thanks';
import { thanksWords } from '#data/thanks';
import { editions } from '#data/webinars';
import { thanksOf } from '#lib/accounts/views/last-sent';
import { findFreeSession, type Session } from '#lib/webinars/rules/sessions';
import { localDates } from '#lib/webinars/words/sessions';

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

test('who was moved to another session than the one they chose reads of both', () => {
  const instead = findFreeSession('2026-11-24-tamil-english') as Session;
  const response = { language: 'ta', session: { id: '2026-11-26-tamil-english' } } as const;
  const shown = thanksOf({ lang: 'ta', session: instead.id }, { ...response, instead }, false);
  expect([shown.session?.id, shown.instead?.id]).toEqual([response.session.id, instead.id]);
  expect(thanksOf({ session: response.session.id }, response, false)).not.toHaveProperty('instead');
  for (const lang of ['ta', 'te', 'en'] as const) {
    const html = renderToStaticMarkup(
      createElement(FreeThanks, { ...shown, session: shown.session as Session, lang, at: 0 }),
    );
    expect(html).toContain(localDates[lang].date(shown.instead?.start ?? 0));
    expect(html).toContain(thanksWords[lang].moved.split('{when}')[1] ?? '');
  }
});

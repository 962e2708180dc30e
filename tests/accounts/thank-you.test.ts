import { expect, test } from '@jest/globals';
import { connectionTexts } from '#data/connection-texts';
import { confirmationWords } from '#data/job-hunt/confirmation';
import { thanksWords } from '#data/thanks';
import { context, openContext } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { localDates } from '#lib/webinars/words/sessions';
import { GET as thankYou } from '#pages/thankyou/route';
import { forEachTest } from '#tests/setup/for-each-test';
import {
  formData,
  openRegistrationHarness,
  registered,
} from '#tests/webinars/registration/registration-harness';

const registration = forEachTest(openRegistrationHarness);

async function shown(query: string, cookie = '') {
  const headers = { cookie };
  const request = new Request(`http://localhost:3000/thankyou${query}`, { headers });
  const answer = await thankYou(request);
  return { answer, html: await answer.text() };
}

test.each(['ta', 'te', 'en'] as const)(
  'the browser that registered reads its session and reference, kept by no cache (%s)',
  async (language) => {
    const fields = { ...formData, studies: 'MBA', language, formStatus: registered };
    const sent = await registration().plain(fields);
    const [cookie] = (sent.headers.get('set-cookie') ?? '').split(';');
    const { answer, html } = await shown(`?lang=${language}`, cookie);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toContain('<title>Thank you | HOA</title>');
    expect(html).toContain(thanksWords[language].registered);
    expect(html).toMatch(/HOA-[0-9A-Z]{4}-[0-9A-Z]{3}/);
    if (language !== 'en') {
      const { reference, button } = confirmationWords[language];
      expect(html.replaceAll('<!-- -->', '')).toContain(`${reference}: <b>HOA-`);
      expect(html).toContain(localDates[language].moment(Date.parse('2026-11-24T18:00+05:30')));
      expect(html).toContain(`>${button}</a>`);
    }
    const said = Object.values(connectionTexts(language)).every((text) => html.includes(text));
    expect(said).toBe(true);
    expect(html).toContain(language === 'en' ? '<main id="main">' : `<main lang="${language}"`);
  },
);

test.each([
  ['fr', 'en'],
  ['ta', 'ta'],
  ['te', 'te'],
] as const)(
  'a stranger with ?lang=%s reads in %s what follows a registration, and nothing of one',
  async (asked, shownIn) => {
    const { html } = await shown(`?lang=${asked}&session=x`, 'received=a.b; receipt=c.d');
    expect(html).toContain(thanksWords[shownIn].after.title);
    expect(html).toContain('question bank');
    expect(html).not.toContain(thanksWords[shownIn].registered);
  },
);

test('while the store is away nothing is said of what it may hold', async () => {
  const away = () => Promise.reject(new StoreUnavailable(new Error('away')));
  openContext({ ...context(), store: new Proxy(context().store, { get: () => away }) });
  const { answer, html } = await shown('', `receipt=order.1.x`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(html).toContain('We cannot show this just now');
  // The address needs no store.
  expect((await shown('?lang=ta&session=2026-11-24-tamil-english')).html).toContain(
    thanksWords.ta.registered,
  );
});

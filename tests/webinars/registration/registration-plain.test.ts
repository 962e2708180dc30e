import { describe, expect, it } from '@jest/globals';
import { sessionEntryPath } from '#data/addresses/session-routes';
import { registrationWords } from '#data/after-registration';
import { confirmationWords } from '#data/job-hunt/confirmation';
import { jobHuntForms } from '#data/job-hunt-form/forms';
import { refusalWords } from '#data/job-hunt-form/refusals';
import { thanksWords } from '#data/thanks';
import type { Listen } from '#lib/platform/http/listen/internal-request';
import { saveProgress } from '#lib/webinars/http/save-progress';
import { nextWebinars, sessionsOfDay, whenOfSession } from '#lib/webinars/rules/sessions';
import { movedText } from '#lib/webinars/words/sessions';
import { run } from '#tests/platform/http/running';
import { forEachTest } from '#tests/setup/for-each-test';
import {
  formData,
  openRegistrationHarness,
  registered,
} from '#tests/webinars/registration/registration-harness';

const site = forEachTest(openRegistrationHarness);

describe('a registration without script', () => {
  it('comes by flat names, and ends on a page that names the session registered for', async () => {
    const start = nextWebinars(site().clock.now, 2)[1] ?? 0;
    const session = sessionsOfDay(start).at(-1);
    if (!session) throw new Error('no session');
    const fields = { ...formData, studies: 'MBA', formStatus: registered, session: session.id };
    const response = await site().plain(fields);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/received/webinar-free',
    ]);
    const html = await site().pageAfter(response);
    expect(html).toContain(
      `You are registered for <b>${whenOfSession(session)}, ${session.language}: `,
    );
    expect(html).toContain(sessionEntryPath(session.id));
    expect(html).toContain('The access link comes by e-mail by ');
    expect(html).toContain(registrationWords.en.call);
  });

  it.each(['ta', 'te', 'en'] as const)(
    'for a session that was cancelled meanwhile says so on the page and in the mail (%s)',
    async (language) => {
      const { store, clock } = site();
      const [chosen] = sessionsOfDay(nextWebinars(clock.now, 2)[1] ?? 0);
      if (!chosen) throw new Error('no session');
      await store.changeSessionPlan(
        chosen.id,
        { cancel: true },
        { member: 'asha@example.in', at: clock.now },
      );
      const asked = { ...formData, studies: 'MBA', language, session: chosen.id };
      const response = await site().plain({ ...asked, formStatus: registered });
      const said = movedText(chosen, language);
      expect(said).toContain(String(new Date(chosen.start).getFullYear()));
      expect(await site().pageAfter(response)).toContain(said);
      const mails = (await site().mails()).map(({ mail }) => mail);
      const confirmation = mails.find(({ role }) => role === 'visitor');
      expect(confirmation?.text.replaceAll(/\s+/g, ' ')).toContain(said);
      expect(mails.find(({ role }) => role !== 'visitor')?.text).toContain(
        `Session chosen: ${whenOfSession(chosen)}`,
      );
    },
  );

  it.each([
    ['ta', 'மாலை 6:00 IST', 'திங்கள், 23 நவம்பர் 2026, மாலை 4:00 IST'],
    ['te', 'సాయంత్రం 6:00 IST', 'సోమవారం, 23 నవంబర్ 2026, సాయంత్రం 4:45 IST'],
  ] as const)(
    'ends on a page in the language of the page it was sent from (%s)',
    async (language, promised, linkDue) => {
      const response = await site().plain({
        ...formData,
        studies: 'MBA',
        formStatus: registered,
        language,
      });
      const html = await site().pageAfter(response);
      expect(html).toContain(`<main id="main"><div lang="${language}">`);
      expect(html).toContain(thanksWords[language].registered);
      expect(html).toContain(confirmationWords[language].promised);
      expect(html).toContain(`: ${linkDue}.`);
      expect(html).toContain(confirmationWords[language].button);
      expect(html).toContain(registrationWords[language].call);
      expect(html).toContain(`, ${promised}</b>`);
      expect(html).not.toContain('We will contact you by');
    },
  );

  it.each(['ta', 'te'] as const)('is asked again in its own language (%s)', async (language) => {
    const { texts, basicFields, choices } = jobHuntForms[language];
    const [name, email, , city] = basicFields;
    const response = await site().plain({
      email: 'nobody',
      workType: 'Full-Time Job',
      formStatus: registered,
      language,
    });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain(`<title>${refusalWords[language]?.notYet} | HOA</title>`);
    expect(html).toContain(`<h1 lang="${language}">${refusalWords[language]?.notYet}</h1>`);
    expect(html).toContain(
      `<div lang="${language}"><div class="summary" role="alert"><h2>${texts.wrong}</h2>`,
    );
    for (const text of [
      `<a href="#name">${name?.missing}</a>`,
      `<a href="#email">${email?.label}: ${texts.emailLacks.at}</a>`,
      `<a href="#studies">${choices.studies.missing}</a>`,
      `checked="" value="Full-Time Job"/> ${choices.workType.options[0]?.label}`,
      `<button type="submit" class="button">${texts.submit}</button>`,
      `<input type="hidden" id="language" name="language" value="${language}"/>`,
      `<label for="city">${city?.label} <span class="hint">${texts.optional}</span></label>`,
      `<label for="name">${name?.label}</label>`,
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toMatch(/Send again|Nothing was sent|Please/);
  });

  it('is asked again in the words of the English page, and led back to that page', async () => {
    const { texts, choices } = jobHuntForms.en;
    const fields = { phone: '98', formStatus: registered, language: 'en' };
    const html = await (await site().plain(fields)).text();
    for (const text of [
      `<h2>${texts.wrong}</h2>`,
      '<a href="#name">Please enter your name</a>',
      '<a href="#email">Please enter your e-mail address</a>',
      '>This was not sent yet</h1>',
      choices.workType.label,
      '<a href="/job-hunt/en">',
    ]) {
      expect(html).toContain(text);
    }
  });
});

describe('a registration without script of which nothing is read', () => {
  const browser = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const answer: Listen = async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const headers = new Headers(Object.entries(request.headers) as [string, string][]);
    const url = `http://localhost:3000${request.url}`;
    const answered = await saveProgress({ url, headers, body });
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(await answered.text());
  };

  it.each([
    [400, { 'content-type': 'multipart/form-data; boundary=none' }, 'name=Asha'],
    [403, { 'sec-fetch-site': 'cross-site' }, 'name=Asha'],
    [413, {}, `name=${'a'.repeat(70_000)}`],
  ] as const)('reads why (%s) in Telugu, and goes back to that page', async (code, more, body) => {
    const site = await run(answer);
    const headers = { ...browser, ...more, referer: 'http://localhost:3000/job-hunt/te' };
    const got = await site.ask('/api/save-progress', { method: 'POST', headers, body });
    const page = got.body.toString();
    expect(got.status).toBe(code);
    expect(page).toContain(`<h1>${refusalWords.te?.of[code]?.title}</h1>`);
    expect(page).toContain('<a class="button" href="/job-hunt/te">');
  });
});

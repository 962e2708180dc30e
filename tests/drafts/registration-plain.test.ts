import { describe, expect, it } from '@jest/globals';
import { confirmationWords } from '#data/job-hunt/confirmation';
import { jobHuntForms } from '#data/job-hunt-form/forms';
import { registrationWords } from '#data/registration';
import { thanksWords } from '#data/thanks';
import { nextWebinars } from '#lib/calendar/schedule';
import { whenOfSession } from '#lib/calendar/session-time';
import { sessionsOfDay } from '#lib/calendar/sessions';
import { lineOf } from '#lib/forms/problem-words';
import { sessionEntryPath } from '#lib/session-routes';
import { formData, openRegistrationHarness, registered } from '#tests/drafts/registration-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const site = forEachTest(openRegistrationHarness);

describe('a registration without script', () => {
  it('comes by flat names', async () => {
    const fields = { ...formData, studies: 'MBA', formStatus: registered };
    const response = await site().plain(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/received/webinar-free');
  });

  it('ends on a page that names the session registered for', async () => {
    const start = nextWebinars(site().clock.now, 2)[1] ?? 0;
    const session = sessionsOfDay(start).at(-1);
    if (!session) throw new Error('no session');
    const fields = { ...formData, studies: 'MBA', formStatus: registered, session: session.id };
    const response = await site().plain(fields);
    const html = await site().pageAfter(response);
    expect(html).toContain(
      `You are registered for <b>${whenOfSession(session)}, ${session.language}: `,
    );
    expect(html).toContain(sessionEntryPath(session.id));
    expect(html).toContain('The access link comes by e-mail by ');
    expect(html).toContain(registrationWords.en.call);
  });

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
      expect(html).toContain(`<main><div lang="${language}">`);
      expect(html).toContain(thanksWords[language].registered);
      expect(html).toContain(confirmationWords[language].promised);
      expect(html).toContain(`: ${linkDue}.`);
      expect(html).toContain(confirmationWords[language].button);
      expect(html).toContain(registrationWords[language].call);
      expect(html).toContain(`, ${promised}</b>`);
      expect(html).not.toContain('We contact you by');
    },
  );

  it.each(['ta', 'te'] as const)('is asked again in its own language (%s)', async (language) => {
    const { texts, basicFields, choices } = jobHuntForms[language];
    const [name, email] = basicFields;
    const response = await site().plain({
      email: 'nobody',
      workType: 'Full-Time Job',
      formStatus: registered,
      language,
    });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain(
      `<div lang="${language}"><div class="summary" role="alert"><h2>${texts.wrong}</h2>`,
    );
    for (const text of [
      `<a href="#name">${lineOf({ label: name?.label ?? '', input: 'text' }, name?.missing ?? '')}</a>`,
      `<a href="#email">${email?.label}: ${texts.emailLacks.at}</a>`,
      `<a href="#studies">${choices.studies.missing}</a>`,
      `value="Full-Time Job" checked> ${choices.workType.options[0]?.label}`,
      `<button class="button">${texts.submit}</button>`,
      `<input type="hidden" id="language" name="language" value="${language}">`,
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toMatch(/Send again|Nothing was sent|Please/);
  });

  it('is asked again in the words of the English page, and led back to that page', async () => {
    const { texts, choices } = jobHuntForms.en;
    const fields = { email: 'nobody', formStatus: registered, language: 'en' };
    const html = await (await site().plain(fields)).text();
    for (const text of [
      `<h2>${texts.wrong}</h2>`,
      '<a href="#name">Please enter your name</a>',
      `<a href="#email">Email: ${texts.emailLacks.at}</a>`,
      choices.workType.label,
      '<a href="/job-hunt/en">',
    ]) {
      expect(html).toContain(text);
    }
  });
});

import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { JobHuntPage } from '#components/webinars/job-hunt-page';
import { jobHuntPath } from '#data/addresses/routes';
import { jobHuntPages } from '#data/job-hunt/pages';
import { shareWords } from '#data/share';
import { nextWebinars, sessionsOfDay } from '#lib/webinars/rules/sessions';
import { localDates, sessionLanguage, sessionSpoken } from '#lib/webinars/words/sessions';

const now = Date.parse('2026-11-22T06:30:00Z');
const sessions = nextWebinars(now, 3).flatMap(sessionsOfDay);

test.each(['ta', 'te', 'en'] as const)(
  'the served list of %s tells each session by day, hour and language, and below it in whole, so that one can choose without a script',
  (language) => {
    const html = renderToStaticMarkup(
      <JobHuntPage
        words={jobHuntPages[language]}
        sessions={sessions}
        pixel={undefined}
        url="https://hoa.example/job-hunt"
        now={now}
      />,
    );
    const [, list = ''] = html.split('name="session"');
    const whole = list.split('</select>')[1];
    const options = [...(list.split('</select>')[0] ?? '').matchAll(/value="([^"]+)">([^<]+)</g)];
    expect(options.map(([, id]) => id)).toEqual(sessions.map(({ id }) => id));
    expect(new Set(options.map(([, , label]) => label)).size).toBe(sessions.length);
    const dates = localDates[language];
    for (const [index, session] of sessions.entries()) {
      const label = options[index]?.[2];
      expect(label).toBe(`${dates.short(session.start, now)}: ${sessionSpoken(language, session)}`);
      expect(whole).toContain(
        `${dates.day(session.start, now)}, ${dates.hours(session)}: ${sessionLanguage(language, session)}<br/>`,
      );
    }
  },
);

test.each(['ta', 'te', 'en'] as const)(
  'the page of %s can be passed on in its own words, by WhatsApp first, at its own address',
  (language) => {
    const url = `https://hoa.example${jobHuntPath(language)}`;
    const words = jobHuntPages[language];
    const html = renderToStaticMarkup(
      <JobHuntPage words={words} sessions={sessions} pixel={undefined} url={url} now={now} />,
    );
    const [, row = ''] = html.split('class="share-row"');
    const [first] = /<(?:a|button)[^>]*>/.exec(row) ?? [''];
    expect(first).toContain(
      `href="https://wa.me/?text=${encodeURIComponent(`${words.title}: ${url}`)}"`,
    );
    expect(row).toContain(`data-share="${url}"`);
    const { pass, whatsApp, share, copy, copied } = shareWords[language];
    for (const text of [pass, whatsApp, share, copy, copied]) expect(row).toContain(text);
  },
);

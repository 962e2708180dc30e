import { beforeAll, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { JobHuntPage } from '#components/webinars/job-hunt-page';
import { jobHuntPath } from '#data/addresses/routes';
import { jobHuntPages } from '#data/job-hunt/pages';
import { bodyOf, makeCachedResponse } from '#lib/platform/http/cache/cached-response';
import { bookable, inOrderOf, upcomingSessions } from '#lib/webinars/rules/sessions';
import { sharedSite, text } from '#tests/platform/http/running';

const languages = ['ta', 'te', 'en'] as const;
const now = Date.parse('2026-11-22T06:30:00Z');
const sessions = upcomingSessions(now, bookable);

const site = sharedSite(text(500, 'text/plain', 'Next was asked'));
beforeAll(async () => {
  for (const language of languages) {
    const html = renderToStaticMarkup(
      <JobHuntPage
        words={jobHuntPages[language]}
        sessions={inOrderOf(language, sessions)}
        pixel={undefined}
        url="https://hoa.example/job-hunt"
        now={now}
      />,
    );
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const page = makeCachedResponse(200, headers, { identity: bodyOf(Buffer.from(html)) });
    site.cache.answers.set(jobHuntPath(language), page);
  }
});

async function bookedAt(address: string): Promise<string | undefined> {
  const html = (await site.ask(address)).body.toString();
  const [, list = ''] = html.split('name="session"');
  const [options = ''] = list.split('</select>');
  expect(options.match(/ selected=""/g)?.length ?? 0).toBeLessThan(2);
  const chosen = /<option value="([^"]+)" selected=""/.exec(options);
  return (chosen ?? /<option value="([^"]+)"/.exec(options))?.[1];
}

test.each(languages)(
  'each link of the page in %s books its session without a script',
  async (language) => {
    for (const { id, url } of sessions) {
      expect(await bookedAt(`${jobHuntPath(language)}?session=${id}`)).toBe(id);
      expect(await bookedAt(url)).toBe(id);
    }
    const html = (await site.ask(jobHuntPath(language))).body.toString();
    const links = [...html.matchAll(/href="([^"]+\?session=[^"]+)"/g)].map(([, href]) => href);
    expect(new Set(links)).toEqual(
      new Set(sessions.map(({ id }) => `${jobHuntPath(language)}?session=${id}#register`)),
    );
    expect(html).toMatch(/<dialog id="register"[\s\S]*<form[^>]* id="webinar-free"/);
  },
);

test('a session that is over books the next of its language, and nonsense the first of the page', async () => {
  const telugu = sessions.find(({ code }) => code === 'te')?.id;
  expect(await bookedAt('/job-hunt?session=2026-11-03-telugu-english')).toBe(telugu);
  const first = await bookedAt('/job-hunt');
  for (const session of ['nonsense', '', '"><script>x', '%22%3Ex']) {
    expect(await bookedAt(`/job-hunt?session=${session}`)).toBe(first);
  }
});

test('the page of another session is another page to a browser that keeps it', async () => {
  const [, second = ''] = inOrderOf('ta', sessions).map(({ id }) => id);
  const plain = await site.ask('/job-hunt');
  const chosen = await site.ask(`/job-hunt?session=${second}`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(chosen.headers['content-encoding']).toBe('br');
  expect(chosen.headers.etag).not.toBe(plain.headers.etag);
  const again = await site.ask(`/job-hunt?session=${second}&topic=x`, {
    headers: { 'if-none-match': String(chosen.headers.etag) },
  });
  expect(again.status).toBe(304);
});

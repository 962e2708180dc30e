/** Every page as it leaves the server, read by the W3C's Nu validator. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiRoutes } from '#data/addresses/routes';
import { upcomingSessions } from '#lib/webinars/rules/sessions';
import { openDesk } from '#scripts/open-desk';
import { expect, test } from '#tests/journeys/fixture';
import { sampledPages } from '#tests/journeys/pages';

const jar = 'node_modules/vnu-jar/build/dist/vnu.jar';

const [session] = upcomingSessions(Date.now(), 1);

const made = [
  '/thankyou',
  `/thankyou?lang=ta&session=${session?.id}`,
  '/search?q=gst',
  '/which-modules',
  '/quotation?modules=1,2,5',
  '/no/such/page',
  '/desk/sign-in',
  '/verify',
];

/** The validator's own reader of styles knows no containers, layers or registered properties. */
const withoutStyles = (html: string) => html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '');

interface Report {
  readonly messages: readonly {
    readonly url: string;
    readonly lastLine: number;
    readonly message: string;
    readonly extract?: string;
  }[];
}

/** The validator ends with 1 where it found something, and says what on standard error. */
const validate = (folder: string): Promise<Report> =>
  new Promise((resolve, reject) => {
    const words = ['-Xss8m', '-jar', jar, '--errors-only', '--format', 'json', folder];
    execFile('java', words, { maxBuffer: 2 ** 26 }, (_, __, report) => {
      try {
        resolve(JSON.parse(report));
      } catch {
        reject(new Error(report));
      }
    });
  });

/** ASVS 4.1.1. */
const typed = 'text/html; charset=utf-8';

test('no page has an error of HTML, nor one of the desk or of one person', async ({
  request,
  site,
}) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'html-'));
  const save = (name: string, html: string) =>
    writeFile(
      join(folder, `${name.replaceAll(/[^\w-]+/g, '_') || 'home'}.html`),
      withoutStyles(html),
    );
  for (const path of [...sampledPages, ...made]) {
    const answer = await request.get(path);
    expect.soft(answer.headers()['content-type'], path).toBe(typed);
    await save(path, await answer.text());
  }
  for (const path of Object.values(apiRoutes)) {
    const answer = await request.post(path, { form: { email: 'wrong', skills: 'Tally' } });
    const type = answer.headers()['content-type'];
    // JSON has no charset (RFC 8259, section 11).
    expect
      .soft([typed, 'application/json'], path)
      .toContain(type?.replace(/^(application\/json);.*/, '$1'));
    if (type === typed) await save(`refused ${path}`, await answer.text());
  }
  const { cookie, paths } = await openDesk(site, 'operations@localhost');
  const headers = { cookie: `${cookie.name}=${cookie.value}` };
  for (const path of paths) {
    const answer = await request.get(path, { headers, maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect.soft(answer.headers()['content-type'], path).toBe(typed);
    await save(path, await answer.text());
  }
  // A post that came too late, and one with a field that is wrong.
  const [enquiry = ''] = paths.filter((path) => /^\/desk\/HOA-/.test(path));
  for (const [status, form] of [
    [409, { action: 'spoke', note: 'Said <b>yes</b>', version: '99' }],
    [422, { action: 'close', version: '1' }],
  ] as const) {
    const answer = await request.post(enquiry.replace('/desk/', '/api/desk/'), { headers, form });
    expect(answer.status()).toBe(status);
    await save(`${status} ${enquiry}`, await answer.text());
  }
  const { messages } = await validate(folder);
  await rm(folder, { recursive: true });
  expect(
    messages.map(
      ({ url, message, extract = '' }) => `${url.split('/').pop()}: ${message}\n  ${extract}`,
    ),
  ).toEqual([]);
});

import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { openCertificates } from '#tests/certificates/certificate-harness';
import { beginWriter, linesOf, postJson, postPlain } from '#tests/resume/resume-harness';
import { forEachTest } from '#tests/setup/for-each-test';

forEachTest(() => openCertificates({ RATE_LIMIT: 'off' }));
beforeAll(beginWriter);

afterEach(() => {
  jest.restoreAllMocks();
});

test('more than two pages are refused with the fields to shorten, as any file', async () => {
  const work = Array.from({ length: 25 }, (_, at) => ({
    name: `Employer ${at}`,
    position: `Post ${at}`,
    startDate: `${2025 - at}-01`,
    endDate: `${2025 - at}-12`,
    highlights: Array.from({ length: 3 }, () =>
      'Matched GSTR-2B for 3 clients, 450 bills a month, '.repeat(3),
    ),
  }));
  for (const format of ['pdf', 'docx']) {
    const answer = await postJson({ basics: { name: 'A' }, work, format });
    const body = (await answer.json()) as { message: string; errors: Record<string, string> };
    expect([answer.status, Object.keys(body.errors)]).toEqual([
      422,
      expect.arrayContaining(['work.24.highlights']),
    ]);
    expect(body.message).toMatch(
      /^The last \S+ posts are on page.* 3.*: shorten what you did before/,
    );
  }
});

test('a form without a script gets the file, or itself with all that was typed', async () => {
  const fields = {
    'basics.name': 'Asha',
    'work.0.position': 'Clerk',
    'work.0.name': 'Sample Stores',
  };
  const file = await postPlain({ ...fields, format: 'pdf' });
  expect(await linesOf(file)).toEqual(['Asha', 'Work experience', 'Clerk', 'Sample Stores']);
  const refused = await postPlain({ ...fields, 'basics.email': 'asha<script>' });
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(html).toContain('Please enter a valid email address');
  expect(html).toContain('value="Sample Stores"');
  expect(html).toContain('value="asha&lt;script&gt;"');
});

test('rows come one by one without a script, eight of each at most', async () => {
  const counted = async (fields: Record<string, string>, list: 'work' | 'education') => {
    const answer = await postPlain({ ...fields, add: list });
    expect(answer.status).toBe(200);
    const field = list === 'work' ? 'position' : 'studyType';
    return [...(await answer.text()).matchAll(new RegExp(`id="${list}\\.\\d\\.${field}"`, 'g'))]
      .length;
  };
  expect(await counted({ 'basics.name': 'Asha', 'work.0.name': '' }, 'work')).toBe(2);
  expect(await counted({ 'work.1.name': '' }, 'work')).toBe(3);
  expect(await counted({ 'education.7.score': '' }, 'education')).toBe(8);
});

test('nothing of a resume is stored or logged', async () => {
  const written: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  await postJson({ basics: { name: 'Geheimnisvoll' } });
  await postJson({ basics: { name: 'Geheimnisvoll', email: 'x' } });
  expect(written.join('')).not.toContain('Geheimnisvoll');
});

test('a post from another site is refused', async () => {
  const answer = await postJson({ basics: { name: 'A' } }, '', { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
});

test('one network has a third of the queue, and others find room beside it', async () => {
  const post = (visitor: string) =>
    postJson({ basics: { name: 'A' } }, '', { 'x-visitor-address': visitor });
  const [crowd, one] = await Promise.all([
    Promise.all(Array.from({ length: 40 }, () => post('192.0.2.1'))),
    post('192.0.2.2'),
  ]);
  const statuses = crowd.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(statuses.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(crowd.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('5');
  expect(one.status).toBe(200);
});

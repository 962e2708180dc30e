import { expect, test } from '@jest/globals';
import { GET as form } from '#app/verify/route';
import { openCertificates } from '#tests/certificates/certificate-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const harness = forEachTest(() => openCertificates({ RATE_LIMIT: 'off' }));

const textOf = async (answer: Response) => (await answer.text()).replace(/<[^>]+>/g, ' ');

test('a genuine certificate says name, what and date, and nothing more of the holder', async () => {
  const number = await harness().issued('Asha Kumari');
  const answer = await harness().look(number);
  const text = await textOf(answer);
  expect(answer.status).toBe(200);
  expect(text).toContain('This certificate is genuine');
  expect(text).toContain('Asha Kumari');
  expect(text).toContain('HACA Intermediate');
  expect(text).toContain('20 November 2026');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a holder who did not agree to be named is shown by initials', async () => {
  const text = await textOf(await harness().look(await harness().issued('Asha Kumari', 'no')));
  expect(text).toContain('A. K.');
  expect(text).not.toContain('Kumari');
});

test('a revoked certificate says since when, and no name', async () => {
  const number = await harness().issued('Asha Kumari');
  await harness().command('revoke', number);
  const answer = await harness().look(number);
  const text = await textOf(answer);
  expect(answer.status).toBe(200);
  expect(text).toContain('no longer valid');
  expect(text).toContain('It is revoked: HOA withdrew it on 24 November 2026');
  expect(text).toContain('24 November 2026');
  expect(text).not.toContain('Kumari');
});

test.each(['HC-2026-0000000', 'nonsense', '<img src=x onerror=alert(1)>'])(
  '%p is not found',
  async (typed) => {
    const answer = await harness().look(typed);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('We have no certificate with this number');
    expect(html).not.toContain('<img src=x');
  },
);

test('a typed number leads to its own address, however it was written', async () => {
  const number = await harness().issued('Asha Kumari');
  const typed = number.toLowerCase().replaceAll('-', ' ');
  const url = `http://localhost:3000/verify?number=${encodeURIComponent(typed)}`;
  const answer = await form(new Request(url));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/verify/${number}`]);
});

test.each([
  ['slashes', (number: string) => number.replaceAll('-', '/'), (number: string) => number],
  ['a folder', () => '../x', () => '..-x'],
  ['dots alone', () => '..', () => '-'],
])('what is typed with %s stays an address of the check', async (_, typedOf, shownOf) => {
  const number = await harness().issued('Asha Kumari');
  const query = new URLSearchParams({ number: typedOf(number) });
  const answer = await form(new Request(`http://localhost:3000/verify?${query}`));
  expect(answer.headers.get('location')).toBe(`/verify/${shownOf(number)}`);
});

test('without a number the form is shown', async () => {
  const answer = await form(new Request('http://localhost:3000/verify'));
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain('Number of a certificate');
  // The answers that it can have, in their own words.
  expect(text).toContain('This certificate is genuine');
  expect(text).toContain('This certificate is no longer valid');
  expect(text).toContain('We have no certificate with this number');
});

test.each([
  ['a letter of two halves at the end of what is read', `${'9'.repeat(59)}😀`],
  ['half a letter alone', '\ud83d'],
  ['bytes that are no letter', undefined],
])('%s leads to a page that says it is none of ours', async (_, typed) => {
  const query =
    typed === undefined ? '%ED%A0%80' : new URLSearchParams({ number: typed }).get('number');
  const written = typed === undefined ? query : encodeURIComponent(query ?? '');
  const answer = await form(new Request(`http://localhost:3000/verify?number=${written}`));
  expect(answer.status).toBe(303);
  const led = decodeURIComponent(answer.headers.get('location')?.replace('/verify/', '') ?? '');
  expect((await harness().look(led)).status).toBe(404);
});

test('the address of the QR code may be pasted, and the last seven characters are enough', async () => {
  const number = await harness().issued('Asha Kumari');
  const asked = async (typed: string) => {
    const url = `http://localhost:3000/verify?number=${encodeURIComponent(typed)}`;
    const location = (await form(new Request(url))).headers.get('location') ?? '';
    return (await harness().look(decodeURIComponent(location.slice('/verify/'.length)))).status;
  };
  for (const typed of [
    `https://hoa.example/verify/${number}`,
    `hoa.example/verify/${number.toLowerCase()}/`,
    `https://hoa.example/verify/${number}.json?utm=1#x`,
    number.slice(-7),
    ` ${number.slice(-7).toLowerCase()} `,
  ]) {
    expect([typed, await asked(typed)]).toEqual([typed, 200]);
  }
  expect(await asked('ABCDEFG')).toBe(404);
});

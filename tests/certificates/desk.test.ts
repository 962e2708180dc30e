import { beforeEach, expect, test } from '@jest/globals';
import { POST as change } from '#app/api/desk/certificates/route';
import { GET as document } from '#app/desk/certificates/[number]/route';
import { GET as list } from '#app/desk/certificates/route';
import { openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { forEachTest } from '#tests/setup/for-each-test';

const noon = Date.UTC(2026, 10, 24, 6, 30);
let browser: Awaited<ReturnType<typeof signedInBrowser>>;
const desk = forEachTest(() => openDeskSite({}, noon));
beforeEach(async () => {
  browser = await signedInBrowser(desk());
});

const asha = { action: 'issue', name: 'Asha Kumari', what: '7', date: '2026-11-20' };

test('a certificate issued on the desk is shown as a document with its number and code', async () => {
  const issued = await browser.post(change, '/api/desk/certificates', asha);
  expect(issued.status).toBe(303);
  const path = issued.headers.get('location') ?? '';
  const number = path.split('/').at(-1) ?? '';
  const html = await browser.read(document, path, { number });
  expect(html).toContain('Asha Kumari');
  expect(html).toContain('<h1 id="certificate-title">Tally financial management</h1>');
  expect(html).toContain('Accountant Skill Stack, AcSS 7');
  expect(html).toContain(
    'in AcSS 7, a module of 30 hours at intermediate level, and can do the following unaided.',
  );
  expect(html).toContain(number);
  expect(html).toContain('QR code that opens the check');
});

test('what a certificate is about is chosen by hand, and without it none is issued', async () => {
  const form = await browser.read(list, '/desk/certificates');
  expect(form).toMatch(/<select [^>]*required[^>]*><option value="" selected="">Choose</);
  const answer = await browser.post(change, '/api/desk/certificates', { ...asha, what: '' });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('value="Asha Kumari"');
  expect(await desk().context.store.listCertificates('', 10)).toEqual([]);
});

test('a wrong list is shown again with what is wrong in which line, and nothing is issued', async () => {
  const csv = 'name,what,date,consent\nAsha,7,2026-11-20,yes\nRavi,99,2026-11-20,yes\n';
  const answer = await browser.post(change, '/api/desk/certificates', { action: 'import', csv });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('Line 3: “99” is neither a module (1-17) nor a level.');
  expect(html).toContain('Asha,7,2026-11-20,yes');
  expect(await desk().context.store.listCertificates('', 10)).toEqual([]);
});

test('a script reads which field is wrong, and in a list which line', async () => {
  const refused = async (fields: object) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(fields) };
    const answer = await browser.ask(change, '/api/desk/certificates', init);
    const { msg, errors } = await answer.json();
    expect([answer.status, msg]).toEqual([422, Object.values(errors)[0]]);
    return Object.keys(errors);
  };
  expect(await refused({ ...asha, name: '', date: '2026-02-30' })).toEqual(['name', 'date']);
  expect(await refused({ action: 'revoke', number: 'HC-2026-0000000' })).toEqual(['number']);
  expect(await refused({ action: 'certify' })).toEqual(['action']);
  const csv = 'name,what,date\nAsha,7,2026-11-20\nRavi,99,2026-11-20\n';
  expect(await refused({ action: 'import', csv })).toEqual(['line 3']);
});

test('a withdrawn certificate is not printed any more', async () => {
  await browser.post(change, '/api/desk/certificates', asha);
  const [made] = await desk().context.store.listCertificates('', 1);
  const number = made?.number ?? '';
  await browser.post(change, '/api/desk/certificates', { action: 'revoke', number });
  const html = await browser.read(document, `/desk/certificates/${number}`, { number });
  expect(html).toContain('This certificate was withdrawn');
  expect(html).not.toContain('This is to certify');
});

test('one is found by a part of the name or of the number', async () => {
  await browser.post(change, '/api/desk/certificates', asha);
  await browser.post(change, '/api/desk/certificates', { ...asha, name: 'Ravi Kumar' });
  const html = await browser.read(list, '/desk/certificates?q=asha');
  expect(html).toContain('Asha Kumari');
  expect(html).not.toContain('Ravi Kumar');
});

test('who is not signed in is led to the sign-in', async () => {
  const answer = await list(new Request('http://localhost:3000/desk/certificates'));
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('/desk/sign-in'),
  ]);
});

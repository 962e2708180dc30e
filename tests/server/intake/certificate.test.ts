import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { POST } from '#app/api/sendEmail/[[...form]]/route';
import { readEnv } from '#lib/server/settings/env';
import { openSite } from '#lib/server/site';
import { openStore } from '#lib/server/store/open-store';
import type { Store } from '#lib/server/store/store';
import { certificate } from '#lib/shared/forms/certificate/form';

const now = Date.UTC(2026, 10, 20, 6, 30);
const asha = {
  name: 'Asha Raman',
  email: 'asha@example.com',
  phone: '98400 00000',
  authorize: true,
};
const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
let store: Store;

beforeAll(async () => {
  store = await openStore({ dataDir: folder });
  openSite({ env: readEnv({}), store, wakeCourier: () => undefined, now: () => now });
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const call = (body: string, type: string) =>
  POST(
    new Request(`http://localhost${certificate.action}`, {
      method: 'POST',
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      body,
    }),
  );
const post = (body: object) => call(JSON.stringify(body), 'application/json');

async function mailed(): Promise<{ subject: string; text: string }> {
  const due = await store.claimDue('test', 10, now);
  for (const delivery of due) await store.markSent(delivery, now);
  const toStaff = due.find(({ mail }) => mail.role === 'staff');
  if (!toStaff) throw new Error('no mail to staff is due');
  return toStaff.mail;
}

describe('an exam enrolment', () => {
  test('reads back its modules by name, and Certification first', async () => {
    const response = await post({
      ...asha,
      interests: ['Coaching'],
      selectedCertifications: [3, 17],
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: true, msg: 'Submission successful!' });
    const { subject, text } = await mailed();
    expect(subject).toMatch(/^\[certificate\] Asha Raman \(HOA-/);
    expect(text).toContain('Interests: Certification, Coaching\n');
    expect(text).toContain('AcSS 3 Tally basic data entry\nAcSS 17 AI for accountants\n');
  });

  test('is sent by a page without scripts as well', async () => {
    const { authorize, ...typed } = asha;
    const form = new URLSearchParams({ ...typed, authorize: String(authorize) });
    for (const no of ['1', '2']) form.append('selectedCertifications', no);
    const response = await call(String(form), 'application/x-www-form-urlencoded');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/received/certificate');
    expect((await mailed()).text).toContain(
      'AcSS 1 Business book-keeping\nAcSS 2 Office automation',
    );
  });

  test('is never refused for modules that we do not have', async () => {
    const selectedCertifications = [99, 'Tally Prime', 3, '3', true, null];
    expect((await post({ ...asha, selectedCertifications })).status).toBe(200);
    expect((await mailed()).text).toContain(': 99\nTally Prime\nAcSS 3 Tally basic data entry\n');
  });

  test('needs name, e-mail, phone and the authorization', async () => {
    const response = await post({ interests: 'x', selectedCertifications: {} });
    expect(response.status).toBe(422);
    const { errors } = await response.json();
    expect(Object.keys(errors)).toEqual(['name', 'email', 'phone', 'authorize']);
  });
});

test('a failure says what the catalogue of errors says', () => {
  expect(certificate.failure({})).toBe('Network error or server not responding');
  expect(certificate.failure({ status: 500 })).toBe('Something went wrong!');
  expect(certificate.failure({ status: 422, message: 'Name is required' })).toBe(
    'Name is required',
  );
});

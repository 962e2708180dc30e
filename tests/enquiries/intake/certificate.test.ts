import { describe, expect, test } from '@jest/globals';
import { certificate } from '#lib/enquiries/forms/certificate';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { callOf, json } from '#tests/enquiries/intake/posts';
import { forEachTest } from '#tests/setup/for-each-test';

const trial = forEachTest(openTrial);
const asha = {
  name: 'Asha Raman',
  email: 'asha@example.com',
  phone: '98400 00000',
  authorize: true,
};

const post = (body: object) => callOf(certificate)(json(body));

const mailed = async () => (await trial().staffMails())[0];

describe('an exam enrolment', () => {
  test('reads back its modules by name, and Certification first', async () => {
    const response = await post({
      ...asha,
      interests: ['Coaching'],
      selectedCertifications: [3, 17],
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: true, msg: 'Submission successful!' });
    const mail = await mailed();
    expect(mail?.subject).toMatch(/^\[certificate\] Asha Raman \(HOA-/);
    expect(mail?.text).toContain('Interests: Certification, Coaching\n');
    expect(mail?.text).toContain('AcSS 3 Tally basic data entry\nAcSS 17 AI for accountants\n');
    expect(mail?.text).toMatch(/Together \d+ hours: ₹/);
  });

  test('is never refused for modules that we do not have', async () => {
    const selectedCertifications = [99, 'Tally Prime', 3, '3', true, null];
    expect((await post({ ...asha, selectedCertifications })).status).toBe(200);
    expect((await mailed())?.text).toContain(': 99\nTally Prime\nAcSS 3 Tally basic data entry\n');
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

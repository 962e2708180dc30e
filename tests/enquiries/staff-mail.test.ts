import { expect, test } from '@jest/globals';
import { staffMail } from '#lib/enquiries/mails';
import { readEnv } from '#lib/platform/config/env';
import { submissionOf } from '#tests/platform/db/samples';

const friday = Date.UTC(2026, 10, 20, 6, 30);

type Changes = Parameters<typeof submissionOf>[0];

function mailOf(changes: Changes) {
  const enquiry = { reference: 'HOA-7K3M-92Q', promisedBy: friday, tokenHash: 'hash' };
  const submission = submissionOf({ receivedAt: friday, enquiry, ...changes });
  return staffMail(submission, readEnv({}))[0];
}

const htmlOf = (changes: Changes) => mailOf(changes)?.html ?? '';

test('staff call, write on WhatsApp and answer with one touch, and see until when', () => {
  const html = htmlOf({ name: 'Meena', phone: '098400 12345', email: 'meena@example.com' });
  expect(html).toContain('href="tel:+919840012345">Call +91 98400 12345<');
  expect(html).toContain('href="https://wa.me/919840012345?text=This%20is%20HOA%2C%20about');
  expect(html).toContain('href="mailto:meena@example.com"');
  expect(html).toMatch(/<b>Due [^<]*20 Nov/);
});

test.each([
  '0919840012345',
  '+91 098400 12345',
  '91 098400-12345',
  '0091 98400 12345',
  '9840012345',
])('a call to %s, however India and the 0 stand before it, reaches the same phone', (phone) => {
  const html = htmlOf({ phone });
  expect(html).toContain('href="tel:+919840012345">Call +91 98400 12345<');
  expect(html).toContain('href="https://wa.me/919840012345?');
});

test.each([
  ['+971 50 123 4567', '971501234567'],
  ['0044 20 7946 0958', '442079460958'],
])('a call to %s stays in its country', (phone, digits) => {
  expect(htmlOf({ phone })).toContain(`href="tel:+${digits}"`);
});

test('what a visitor typed opens nothing else', () => {
  const html = htmlOf({
    name: '"><script>',
    phone: 'javascript:alert(1)',
    email: 'a"b@example.com',
  });
  expect(html).not.toContain('<script');
  expect(html).not.toContain('javascript:alert(1)"');
  expect(html).not.toContain('href="tel:');
  expect(html).toContain('href="mailto:a%22b@example.com"');
});

test('a message of many lines adds no row to the mail', () => {
  const value =
    'Call me.\n\nThanks: a lot\nReference: HOA-FAKE-000\n On the desk: https://evil.example';
  const transcript = [{ name: 'message', label: 'Message', value }];
  const lines = mailOf({ transcript })?.text?.split('\n') ?? [];
  expect(lines).toContain('Message: Call me.');
  expect(lines).toContain('Thanks: a lot');
  expect(lines).toContain('> Reference: HOA-FAKE-000');
  expect(lines.filter((line) => /^\s*(?:Reference|On the desk):/.test(line))).toEqual([
    'Reference: HOA-7K3M-92Q',
    expect.stringMatching(/^On the desk: http:\/\/localhost/),
  ]);
});

test('where a reply cannot carry the visitor’s address, staff read so first, and where to write', () => {
  const email = 'மீனா@example.com';
  const mail = mailOf({ email });
  expect(mail?.text).toMatch(new RegExp(`^A reply to this mail will not reach ${email}`));
  expect(mail?.html).toMatch(
    /<body[^>]*><p><b>A reply to this mail will not reach மீனா@example\.com/,
  );
  expect(mailOf({})?.text).not.toContain('will not reach');
});

test('where the phone is a digit short, staff read so first, and no call goes abroad by a missing digit', () => {
  const warning = 'Phone has 9 digits: an Indian one has 10. Write to the e-mail address first.';
  const mail = mailOf({ phone: '98765 4321' });
  expect(mail?.text?.startsWith(`${warning}\n\n`)).toBe(true);
  expect(mail?.html).toContain(`<p><b>${warning}</b></p>`);
  expect(mail?.html).toContain('href="tel:987654321">Call 98765 4321<');
  expect(mail?.html).not.toContain('wa.me');
  for (const phone of ['+44 20 7946 0958', '98765 43210']) {
    expect(mailOf({ phone })?.text).not.toContain('digits');
  }
});

import { expect, test } from '@jest/globals';
import { readEnv } from '#lib/env';
import { staffMail } from '#lib/forms/staff-mail';
import { submissionOf } from '#tests/store/samples';

const friday = Date.UTC(2026, 10, 20, 6, 30);

function htmlOf(changes: Parameters<typeof submissionOf>[0]): string {
  const enquiry = { reference: 'HOA-7K3M-92Q', promisedBy: friday, tokenHash: 'hash' };
  const submission = submissionOf({ receivedAt: friday, enquiry, ...changes });
  return staffMail(submission, readEnv({}))[0]?.html ?? '';
}

test('staff call, write on WhatsApp and answer with one touch, and see until when', () => {
  const html = htmlOf({ name: 'Meena', phone: '098400 12345', email: 'meena@example.com' });
  expect(html).toContain('href="tel:+919840012345">Call +91 98400 12345<');
  expect(html).toContain('href="https://wa.me/919840012345?text=This%20is%20HOA%20about');
  expect(html).toContain('href="mailto:meena@example.com"');
  expect(html).toMatch(/<b>Due [^<]*20 Nov/);
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

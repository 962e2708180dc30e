import { expect, test } from '@jest/globals';
import { securityText } from '#lib/platform/http/responses';

test('says whom to tell of a weakness, and until when that is so', () => {
  const now = Date.UTC(2026, 10, 22);
  const text = securityText({ origin: 'https://hoa.example', SUPPORT_EMAIL: 'a@hoa.example' }, now);
  expect(text).toContain('Contact: mailto:a@hoa.example\n');
  expect(text).toContain('Canonical: https://hoa.example/.well-known/security.txt\n');
  const expires = Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(now);
  expect(expires).toBeLessThan(now + 366 * 24 * 60 * 60 * 1000);
});

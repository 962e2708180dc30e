import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readEnv } from '#lib/platform/config/env';
import { changedSettings, stampOf } from '#scripts/build-stamp';

const stampWith = (settings: Record<string, string>) => stampOf(readEnv(settings));
const built = stampWith({});

test.each<Record<string, string>>([
  {
    RESTIC_REPOSITORY: 's3:https://s3.example.com/hoa',
    RESTIC_PASSWORD: 'x',
    BACKUP_KEEP_DAYS: '9',
  },
  { SMTP_URL: 'smtps://user:password@mail.example.com', MAIL_TO: 'team@example.com' },
  { DESK_EMAILS: 'Meena <meena@example.com>', METRICS_TOKEN: 'token', RATE_LIMIT: '9' },
  { DATABASE_URL: 'postgres://hoa@127.0.0.1/hoa', CLAMD: '127.0.0.1:3310' },
  { BANK_DETAILS: 'A/c 000111222, IFSC ABCD0001234', INVOICE_PREFIX: 'HOB' },
  { LEADS_WEBHOOK_URL: 'https://crm.example.com', LEADS_WEBHOOK_SECRET: 'whsec_c2VjcmV0' },
])('settings that no page holds ask for no build: %j', (settings) => {
  expect(stampWith(settings)).toBe(built);
});

test.each<Record<string, string>>([
  { SUPPORT_PHONE: '+91 98400 00001' },
  { RETENTION_DAYS: '300' },
])('what pages hold asks for one: %j', (settings) => {
  expect(stampWith(settings)).not.toBe(built);
});

test('each setting that changed since the build is named, so that doctor and the start can say so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoa-stamp-'));
  const file = join(folder, 'stamp');
  const settings = { SUPPORT_PHONE: '+91 98400 00001', RETENTION_DAYS: '300', HSTS: 'preload' };
  try {
    expect(changedSettings(readEnv({}), file)).toEqual([]);
    writeFileSync(file, built);
    expect(changedSettings(readEnv({ BANK_DETAILS: 'A/c 000111222' }), file)).toEqual([]);
    expect(changedSettings(readEnv(settings), file)).toEqual([
      'HSTS',
      'RETENTION_DAYS',
      'SUPPORT_PHONE',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

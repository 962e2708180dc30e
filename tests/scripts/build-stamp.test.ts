import { expect, test } from '@jest/globals';
import { readEnv } from '#lib/server/settings/env';
import { stampOf } from '#scripts/build-stamp';

const stampWith = (settings: Record<string, string>) => stampOf(readEnv(settings));
const built = stampWith({});

test.each<Record<string, string>>([
  { BACKUP_HOOK: 'rclone copy "$1" remote:hoa', BACKUP_RECIPIENT: 'age1x', BACKUP_KEEP_DAYS: '9' },
  { SMTP_URL: 'smtps://user:password@mail.example.com', MAIL_TO: 'team@example.com' },
  { DESK_EMAILS: 'Meena <meena@example.com>', METRICS_TOKEN: 'token', RATE_LIMIT: '9' },
  { DATABASE_URL: 'postgres://hoa@127.0.0.1/hoa', CLAMD: '127.0.0.1:3310' },
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

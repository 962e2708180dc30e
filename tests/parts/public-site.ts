/** The site as operations run it in public: an address of its own, a mail server, a payment provider, a desk. */

import { readEnv } from '#lib/platform/config/env';
import { log } from '#lib/platform/log/log';
import { signInAs } from '#scripts/open-desk';
import { type Copy, freePort, serveCopy } from '#scripts/serve-copy';
import { type Asked, ask } from '#tests/hosts/visitor';
import type { Cleanup } from '#tests/parts/part';
import { startProvider } from '#tests/payments/provider';
import { MailServer } from '#tests/platform/mail/mail-server';
import { buildWhenNeeded } from '../../scripts/build.ts';

export const host = 'hoa.example.in';

/** Every part that asks for public mode has the same settings, so that the pages are built once. */
export const publicSettings = {
  SITE_URL: `https://${host}`,
  MAIL_TO: `team@${host}`,
  MAIL_FROM: `HOA <site@${host}>`,
  SUPPORT_PHONE: '+91 44 4000 1234',
  SUPPORT_EMAIL: `help@${host}`,
  GRIEVANCE_CONTACT: `grievance@${host}`,
  GRIEVANCE_OFFICER: `R. Iyer, Compliance Officer, +91 44 4000 1235, officer@${host}`,
  LEGAL_NAME: 'HOA Training LLP',
  REGISTERED_OFFICE: '12 Anna Salai, Chennai 600002',
  COMPANY_NUMBER: 'AAB-1234',
  GSTIN: '33AABCU9603R1ZM',
  BANK_DETAILS: 'HOA Training LLP, Sample Bank, account 000111222333, IFSC SAMP0000123',
  CHAT_URL: `https://chat.${host}/hoa`,
  COMMUNITY_URL: `https://community.${host}/hoa`,
  WEBINAR_FORM_URL: `https://forms.${host}/hoa`,
  CHANNEL_URL: `https://video.${host}/hoa`,
} as const;

/** Builds the pages of public mode unless they are there: at the real time, whatever the clock of a site is set to. */
export async function buildInPublic(): Promise<void> {
  log().level = 'silent';
  await buildWhenNeeded(readEnv({ ...publicSettings, SMTP_URL: 'smtp://127.0.0.1' }));
}

const member = 'meena@example.com';

/** In real time; `settings` replace what is set here. */
export async function openPublicSite(
  cleanup: Cleanup,
  settings: Readonly<Record<string, string>> = {},
) {
  await buildInPublic();
  const mail = new MailServer({ disabledCommands: ['STARTTLS'] });
  await mail.up();
  cleanup.defer(() => mail.down());
  const provider = await startProvider();
  cleanup.defer(() => provider.close());
  const environment = {
    ...publicSettings,
    ...provider.settings,
    SMTP_URL: mail.url,
    DESK_EMAILS: `Meena Sample <${member}>`,
    PORT: String(await freePort()),
    ...settings,
  };
  const site: Copy = await serveCopy(environment);
  cleanup.defer(() => site.stop());
  const { DATABASE_URL: databaseUrl } = settings;
  const { value } = await signInAs({ dataDir: site.dataDir, databaseUrl }, member);
  const cookie = `__Host-desk=${value}`;
  return {
    ...site,
    /** With the same environment the site can be started again on the same data. */
    environment,
    mail,
    provider,
    read: (path: string, asked: Asked = {}) =>
      ask(site.origin, path, { ...asked, headers: { cookie, ...asked.headers } }),
    /** Throws where the action is refused. */
    async act<T>(path: string, fields: object): Promise<T> {
      const headers = { cookie, 'content-type': 'application/json', accept: 'application/json' };
      const asked = { method: 'POST', headers, body: JSON.stringify(fields) };
      const { status, body } = await ask(site.origin, path, asked);
      if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
      return JSON.parse(body) as T;
    },
  };
}

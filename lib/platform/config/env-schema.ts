/** Every variable of the environment, its form, and what stands in for it in trial mode. */
import { z } from 'zod';

/** A whole number; `such` says which, in the words of the remedy. */
function whole(least: number, most: number, such: string) {
  const error = `must be a whole number ${such}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}
const oneOf = <const T extends readonly [string, ...string[]]>(...words: T) =>
  z.enum(words, { error: `must be ${words.join(' or ')}` });

const most = Number.MAX_SAFE_INTEGER;
const minutes10Limit = z
  .union([z.literal('off'), whole(1, most, '')], {
    error: 'must be a whole number of posts in ten minutes, 1 or more, or off',
  })
  .transform((value) => (value === 'off' ? Number.POSITIVE_INFINITY : value));

const text = z.string().trim().min(1, { error: 'must not be blank' });
// One mail goes to one recipient; several people share a list address.
const mailbox = text.regex(/^([^<>@,;]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/, {
  error: 'must be one e-mail address (for several people, the address of a mailing list)',
});
const link = z.url({
  protocol: /^https?$/,
  error: 'must be a whole address, such as https://example.com/page',
});
const member = /^[^<>@,;]*<[^\s<>@,;]+@[^\s<>@,;]+>$/;
const mostMembers = 50;
/** Five letters and four digits of a PAN between state, entity and check character (CGST Rules, rule 10). */
const gstin = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
// With seconds or without: 2025-06-22T09:00+05:30 is ISO 8601 as well.
const instant = z.union(
  [z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })],
  { error: 'must be a time of ISO 8601 with its offset, such as 2026-11-24T09:00+05:30' },
);
const optionalLink = z.union([z.literal(''), link], {
  error: 'must be a whole address, such as https://example.com/page, or empty',
});

const members = text.refine(
  (value) => {
    const each = value.split(',').map((entry) => entry.trim());
    return each.length <= mostMembers && each.every((entry) => member.test(entry));
  },
  { error: `must be at most ${mostMembers} of "Name <address>", with commas between` },
);

export const schema = z.object({
  HOST: text.default('127.0.0.1'),
  PORT: whole(0, 65_535, 'from 0 to 65535, such as 3000').default(3000),
  SITE_URL: z
    .url({
      protocol: /^https$/,
      error: 'must be the address of the site, https:// and its name, such as https://hoa.example',
    })
    .optional(),
  DATA_DIR: text.default('var'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error:
        'must be the address of a PostgreSQL database, such as postgres://user:password@127.0.0.1/hoa (write @ : / # and ? in a password as %40 %3A %2F %23 %3F), or unset for SQLite',
    })
    .optional(),
  // Said once: a place where a store was is given an empty one.
  NEW_STORE: z.literal('yes', { error: 'must be yes, or unset' }).optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error:
        'must be the address of a mail server, such as smtp://user:password@mail.example.com:587 or smtps://…:465',
    })
    .optional(),
  SMTP_INSECURE: z.literal('yes', { error: 'must be yes, or unset' }).optional(),
  MAIL_TO: mailbox.default('operations@localhost'),
  MAIL_FROM: mailbox.default('site@localhost'),
  RAZORPAY_KEY_ID: text.optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: text.optional(),
  RAZORPAY_API_URL: link.transform((url) => url.replace(/\/+$/, '')).optional(),
  AI_WEBINAR_CLOSES_AT: instant.optional(),
  SUPPORT_PHONE: text.default('+91 00000 00000'),
  SUPPORT_EMAIL: z.email({ error: 'must be one e-mail address' }).default('support@example.com'),
  GRIEVANCE_CONTACT: text.optional(),
  GRIEVANCE_OFFICER: text.default('Sample Officer (sample), +91 00000 00000, support@example.com'),
  LEGAL_NAME: text.default('HOA Training LLP (sample)'),
  REGISTERED_OFFICE: text.default('1 Sample Street, Chennai 600001 (sample)'),
  COMPANY_NUMBER: text.default('AAA-0000 (sample)'),
  GSTIN: z.string().regex(gstin, 'must be the 15 characters of a GSTIN').optional(),
  INVOICE_PREFIX: z
    .string()
    .regex(/^(?!CN$)[A-Z0-9]{1,4}$/, 'must be one to four of A-Z and 0-9, and not CN')
    .default('HOA'),
  BANK_DETAILS: text.optional(),
  OVERSEAS_AGENT_REGISTRATION: text.optional(),
  DESK_EMAILS: members.optional(),
  LEADS_WEBHOOK_URL: link.optional(),
  LEADS_WEBHOOK_SECRET: text.optional(),
  CERTIFICATE_KEY: z.base64({ error: 'must be base64 on one line' }).optional(),
  METRICS_TOKEN: text.optional(),
  BACKUP_KEEP_DAYS: whole(1, most, 'of days, 1 or more').default(7),
  BACKUP_KEEP_WEEKS: whole(1, most, 'of weeks, 1 or more').default(5),
  // Names that restic gave: https://restic.readthedocs.io
  RESTIC_REPOSITORY: text.optional(),
  RESTIC_PASSWORD: text.optional(),
  CLAMD: z
    .string()
    .regex(/^(?:\/.+|.+:\d{1,5})$/, 'must be the path of a socket, or host:port')
    .optional(),
  // How far the promise of TLS reaches: this host, all hosts below it, or the browsers' own list.
  HSTS: oneOf('host', 'subdomains', 'preload').default('host'),
  CHAT_URL: link.default('https://example.com/chat'),
  COMMUNITY_URL: link.default('https://example.com/community'),
  WEBINAR_FORM_URL: link.default('https://example.com/webinar'),
  CHANNEL_URL: link.default('https://example.com/channel'),
  FACEBOOK_URL: optionalLink.default('https://example.com/facebook'),
  LINKEDIN_URL: optionalLink.default('https://example.com/linkedin'),
  INSTAGRAM_URL: optionalLink.default('https://example.com/instagram'),
  YOUTUBE_URL: optionalLink.default('https://example.com/youtube'),
  META_PIXEL_ID: z.string().regex(/^\d+$/, 'must be digits').optional(),
  RATE_LIMIT: minutes10Limit.default(60),
  // The notices above the forms promise a year at most.
  RETENTION_DAYS: whole(1, 365, 'of days from 1 to 365').default(365),
  TRUST_PROXY: whole(0, most, 'of proxies in front, 0 or more').default(0),
});

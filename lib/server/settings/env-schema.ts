/** Every variable of the environment, its form, and what stands in for it in trial mode. */
import { z } from 'zod';

const minutes10Limit = z
  .union([z.literal('off'), z.coerce.number().int().min(1)])
  .transform((value) => (value === 'off' ? Number.POSITIVE_INFINITY : value));

const text = z.string().trim().min(1);
// One mail goes to one recipient; several people share a list address.
const mailbox = text.regex(/^([^<>@,;]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/, {
  error: 'must be one e-mail address (for several people, the address of a mailing list)',
});
const link = z.url({ protocol: /^https?$/ });
const member = /^[^<>@,;]*<[^\s<>@,;]+@[^\s<>@,;]+>$/;
const mostMembers = 50;
/** Five letters and four digits of a PAN between state, entity and check character (CGST Rules, rule 10). */
const gstin = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
// With seconds or without: 2025-06-22T09:00+05:30 is ISO 8601 as well.
const instant = z.union(
  [z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })],
  { error: 'must be a time of ISO 8601 with its offset, such as 2026-11-24T09:00+05:30' },
);
const optionalLink = z.union([z.literal(''), link]);

const members = text.refine(
  (value) => {
    const each = value.split(',').map((entry) => entry.trim());
    return each.length <= mostMembers && each.every((entry) => member.test(entry));
  },
  { error: `must be at most ${mostMembers} of "Name <address>", with commas between` },
);

export const schema = z.object({
  HOST: text.default('127.0.0.1'),
  DEFERRED_HYDRATION: z.enum(['on', 'off']).default('on'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  SITE_URL: z.url({ protocol: /^https$/ }).optional(),
  DATA_DIR: text.default('var'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  // Said once: a place where a store was is given an empty one.
  NEW_STORE: z.literal('yes').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  SMTP_INSECURE: z.literal('yes').optional(),
  MAIL_TO: mailbox.default('operations@localhost'),
  MAIL_FROM: mailbox.default('site@localhost'),
  RAZORPAY_KEY_ID: text.optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: text.optional(),
  RAZORPAY_API_URL: link.transform((url) => url.replace(/\/+$/, '')).optional(),
  AI_WEBINAR_CLOSES_AT: instant.optional(),
  SUPPORT_PHONE: text.default('+91 00000 00000'),
  SUPPORT_EMAIL: z.email().default('support@example.com'),
  GRIEVANCE_CONTACT: text.optional(),
  GRIEVANCE_OFFICER: text.default('Sample Officer (sample), +91 00000 00000, support@example.com'),
  LEGAL_NAME: text.default('HOA Training LLP (sample)'),
  REGISTERED_OFFICE: text.default('1 Sample Street, Chennai 600001 (sample)'),
  COMPANY_NUMBER: text.default('AAA-0000 (sample)'),
  GSTIN: z.string().regex(gstin, 'must be the 15 characters of a GSTIN').optional(),
  OVERSEAS_AGENT_REGISTRATION: text.optional(),
  DESK_EMAILS: members.optional(),
  LEADS_WEBHOOK_URL: link.optional(),
  LEADS_WEBHOOK_SECRET: text.optional(),
  CERTIFICATE_KEY: z.base64().optional(),
  METRICS_TOKEN: text.optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).default(7),
  BACKUP_KEEP_WEEKS: z.coerce.number().int().min(1).default(5),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^(?:age1|ssh-)/, 'must be a recipient of age: age1… or ssh-…')
    .optional(),
  BACKUP_HOOK: text.optional(),
  CLAMD: z
    .string()
    .regex(/^(?:\/.+|.+:\d{1,5})$/, 'must be the path of a socket, or host:port')
    .optional(),
  // How far the promise of TLS reaches: this host, all hosts below it, or the browsers' own list.
  HSTS: z.enum(['host', 'subdomains', 'preload']).default('host'),
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
  RETENTION_DAYS: z.coerce.number().int().min(1).max(365).default(365),
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
});

/** The one place that reads the environment: checked once, at the start, never on import. */
import { z } from 'zod';
import { insecureLinks } from '#lib/insecure-links';
import { closingProblem } from '#lib/payments/edition';
import { processState } from '#lib/process-state';

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
const optionalLink = z.union([z.literal(''), link]);

const members = text.refine(
  (value) => {
    const each = value.split(',').map((entry) => entry.trim());
    return each.length <= mostMembers && each.every((entry) => member.test(entry));
  },
  { error: `must be at most ${mostMembers} of "Name <address>", with commas between` },
);

/** Every variable, its form and what stands in for it in trial mode. */
const schema = z.object({
  HOST: text.default('127.0.0.1'),
  DEFERRED_HYDRATION: z.enum(['on', 'off']).default('on'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  SITE_URL: z.url({ protocol: /^https$/ }).optional(),
  DATA_DIR: text.default('var'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_INSECURE: z.literal('yes').optional(),
  MAIL_TO: mailbox.default('operations@localhost'),
  MAIL_FROM: mailbox.default('site@localhost'),
  RAZORPAY_KEY_ID: text.optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: text.optional(),
  RAZORPAY_API_URL: link.optional(),
  AI_WEBINAR_CLOSES_AT: z.iso.datetime({ offset: true }).optional(),
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

const requiredInPublic = [
  'SMTP_URL',
  'MAIL_TO',
  'MAIL_FROM',
  'SUPPORT_PHONE',
  'SUPPORT_EMAIL',
  'GRIEVANCE_CONTACT',
  'GRIEVANCE_OFFICER',
  'LEGAL_NAME',
  'REGISTERED_OFFICE',
  'COMPANY_NUMBER',
] as const;

/** What is unset in public is not drawn, and its route answers 404. */
const optionalInPublic = ['CHAT_URL', 'COMMUNITY_URL', 'WEBINAR_FORM_URL', 'CHANNEL_URL'] as const;

/** Without them nothing is sold in public: lib/payments/offered.ts. */
const allForMoney = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

const keyPair = [
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
  ['RAZORPAY_KEY_SECRET', 'RAZORPAY_KEY_ID'],
] as const;

const webhookPair = [
  ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
  ['LEADS_WEBHOOK_SECRET', 'LEADS_WEBHOOK_URL'],
] as const;

const socialPages = ['FACEBOOK_URL', 'LINKEDIN_URL', 'INSTAGRAM_URL', 'YOUTUBE_URL'] as const;
const mayBeEmpty: ReadonlySet<string> = new Set(socialPages);

export type Mode = 'trial' | 'public';
export type Env = Readonly<z.infer<typeof schema>> & {
  readonly mode: Mode;
  /** The site's own origin, without a slash at the end. */
  readonly origin: string;
  readonly GRIEVANCE_CONTACT: string;
};

export class EnvProblem extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(`The environment has ${lines.length} problem(s):\n${lines.join('\n')}`);
    this.lines = lines;
  }
}

/** Reads `source`; throws an `EnvProblem` with one line for each variable that is wrong or missing. */
export function readEnv(
  source: Readonly<Record<string, string | undefined>>,
  now = Date.now(),
): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => value !== '' || mayBeEmpty.has(name)),
  );
  const parsed = schema.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (given.SITE_URL) {
    const trial: Readonly<Record<string, unknown>> = schema.parse({});
    for (const name of requiredInPublic) {
      if (!given[name]) problems.push(`${name}: required when SITE_URL is set`);
      else if (given[name] === trial[name]) problems.push(`${name}: still that of trial mode`);
    }
    for (const name of optionalInPublic) {
      if (given[name] === trial[name]) problems.push(`${name}: still that of trial mode`);
    }
    const has = allForMoney.find((name) => given[name]);
    for (const name of has ? allForMoney : []) {
      if (!given[name]) problems.push(`${name}: required when ${has} is set`);
    }
  }
  // Trial mode tries out the checkout with what there is.
  if (given.SITE_URL && parsed.data?.AI_WEBINAR_CLOSES_AT) {
    const problem = closingProblem(parsed.data.AI_WEBINAR_CLOSES_AT, now);
    if (problem) problems.push(problem);
  }
  // With one of them alone the site would look as if it took money.
  for (const [has, lacks] of given.SITE_URL ? [] : keyPair) {
    if (given[has] && !given[lacks]) problems.push(`${lacks}: required when ${has} is set`);
  }
  for (const [has, lacks] of webhookPair) {
    if (given[has] && !given[lacks]) problems.push(`${lacks}: required when ${has} is set`);
  }
  // A receipt for money is an invoice, and an invoice names who may charge the tax (CGST Act, section 31).
  if (given.SITE_URL && given.RAZORPAY_KEY_ID && !given.GSTIN) {
    problems.push('GSTIN: required when payments are taken in public');
  }
  if (given.SITE_URL && parsed.success) problems.push(...insecureLinks(parsed.data));
  if (!parsed.success || problems.length > 0) throw new EnvProblem(problems);
  const env = parsed.data;
  return Object.freeze({
    ...env,
    ...(env.SITE_URL && { ...ownSocialPages(env), ...unsetLinks(given) }),
    mode: env.SITE_URL ? 'public' : 'trial',
    origin: env.SITE_URL ? new URL(env.SITE_URL).origin : `http://localhost:${env.PORT}`,
    GRIEVANCE_CONTACT: env.GRIEVANCE_CONTACT ?? env.SUPPORT_EMAIL,
  });
}

/** Nobody's pages stand in for ours in public: they are not drawn. */
function ownSocialPages(env: z.infer<typeof schema>): Partial<Env> {
  const trial = schema.parse({});
  const strangers = socialPages.filter((name) => env[name] === trial[name]);
  return Object.fromEntries(strangers.map((name) => [name, '']));
}

const unsetLinks = (given: Readonly<Record<string, unknown>>): Partial<Env> =>
  Object.fromEntries(optionalInPublic.filter((name) => !given[name]).map((name) => [name, '']));

declare module '#lib/process-state' {
  interface ProcessState {
    env?: Env;
  }
}

/** The environment of this process, read at the first call. */
export function env(): Env {
  processState.env ??= readEnv(process.env);
  return processState.env;
}

/** What a program started by this process inherits, and `more`. */
export const environmentWith = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
});

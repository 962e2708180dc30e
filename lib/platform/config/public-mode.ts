/** contract: Modes. */
import type { z } from 'zod';
import { schema } from '#lib/platform/config/env-schema';

type Given = Readonly<Record<string, unknown>>;
type Settings = Readonly<z.infer<typeof schema>>;

/** `now` is in epoch milliseconds; the answer is one line. */
export type SettingCheck = (settings: Settings, now: number) => string | undefined;

const required = [
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

/** In public mode a page with unset data is not linked, and its route answers 404. */
const optional = ['CHAT_URL', 'COMMUNITY_URL', 'WEBINAR_FORM_URL', 'CHANNEL_URL'] as const;

export const socialPages = [
  'FACEBOOK_URL',
  'LINKEDIN_URL',
  'INSTAGRAM_URL',
  'YOUTUBE_URL',
] as const;

/** Without them nothing is sold in public: lib/payments/http/verify.ts. */
const allForMoney = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

/**
 * A line for each setting that is missing, or still the example of trial mode. `given` is what was set, `read` the same
 * with its defaults, where it could be read; `now`: epoch milliseconds; `checks`: those of the features.
 */
export function publicModeProblems(
  given: Given,
  read: Settings | undefined,
  now: number,
  checks: readonly SettingCheck[],
): readonly string[] {
  const problems: string[] = [];
  const trial: Given = schema.parse({});
  if (!mailTransportOf(given)) {
    const any = mailTransports.map(({ setting }) => setting).join(' or ');
    problems.push(`${any}: required when SITE_URL is set`);
  }
  for (const name of required) {
    if (!given[name]) problems.push(`${name}: required when SITE_URL is set`);
    else if (given[name] === trial[name]) problems.push(`${name}: still that of trial mode`);
  }
  for (const name of optional) {
    if (given[name] === trial[name]) problems.push(`${name}: still that of trial mode`);
  }
  const has = allForMoney.find((name) => given[name]);
  for (const name of has ? allForMoney : []) {
    if (!given[name]) problems.push(`${name}: required when ${has} is set`);
  }
  if (read) problems.push(...checks.flatMap((check) => check(read, now) ?? []));
  // A receipt for money is an invoice, and an invoice names who may charge the tax (CGST Act, section 31).
  if (given.RAZORPAY_KEY_ID && !given.GSTIN) {
    problems.push('GSTIN: required when payments are taken in public');
  }
  if (read) problems.push(...insecureLinks(read));
  return problems;
}

/** In public mode no other site's pages replace ours, and unset links are not rendered. */
export function withoutExamples(given: Given, read: Settings): Partial<Settings> {
  const trial = schema.parse({});
  const left = [
    ...socialPages.filter((name) => read[name] === trial[name]),
    ...optional.filter((name) => !given[name]),
  ];
  return Object.fromEntries(left.map((name) => [name, '']));
}

/** Sample entries are shown in trial mode and left out of a public build (contract: Content). */
export const publishable = <T extends { readonly sample?: true }>(
  entries: readonly T[],
  { mode }: { readonly mode: 'trial' | 'public' },
): readonly T[] => (mode === 'trial' ? entries : entries.filter(({ sample }) => !sample));

/** Each problem is a line; `sslmode=disable` accepts a private network in so many words. */
function insecureLinks({ DATABASE_URL }: { DATABASE_URL?: string | undefined }): readonly string[] {
  if (!DATABASE_URL) return [];
  const { hostname, searchParams } = new URL(DATABASE_URL);
  const host = searchParams.get('host') ?? hostname;
  const mode = searchParams.get('sslmode') ?? '';
  if (isOwnMachine(host) || /^(?:require|verify-ca|verify-full|disable)$/.test(mode)) return [];
  return [
    'DATABASE_URL: another host needs TLS: add ?sslmode=verify-full (or sslmode=disable, on a network of your own)',
  ];
}

/** This machine: a socket's folder, or a loopback address. */
export const isOwnMachine = (host: string): boolean =>
  host === '' ||
  host.startsWith('/') ||
  host === 'localhost' ||
  /^\[?::1\]?$/.test(host) ||
  /^127(?:\.\d{1,3}){3}$/.test(host);

/**
 * The ways by which mail leaves, a row each, named by the setting that chooses it: the first that is set wins, and in
 * public one of them must be. lib/platform/mail/gateway.ts opens them; without any, mail stays in a folder.
 */
export const mailTransports = [
  {
    name: 'smtp',
    setting: 'SMTP_URL',
    goes: 'to the mail server',
    works: 'the server takes our login',
  },
] as const;

type Chosen = (typeof mailTransports)[number];

/** Undefined: the folder, which is for trial mode. */
export const mailTransportOf = (
  settings: Readonly<Partial<Record<Chosen['setting'], unknown>>>,
): Chosen | undefined => mailTransports.find(({ setting }) => settings[setting]);

/** The one place that reads the environment: checked once, at the start, never on import. */
import type { z } from 'zod';
import { processState } from '#lib/server/process-state';
import { schema } from '#lib/server/settings/env-schema';
import { insecureLinks } from '#lib/server/settings/insecure-links';
import { mailTransportOf, mailTransports } from '#lib/server/settings/mail-transports';
import { withFiles } from '#lib/server/settings/setting-files';
import { misspelled, settingProblems } from '#lib/server/settings/setting-problems';
import { closingProblem } from '#lib/shared/calendar/edition';

const requiredInPublic = [
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

/** Without them nothing is sold in public: lib/server/payments/offered.ts. */
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

const settingNames = Object.keys(schema.shape);

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
  const inFiles = withFiles(source, settingNames);
  const given = Object.fromEntries(
    Object.entries(inFiles.given).filter(([name, value]) => value !== '' || mayBeEmpty.has(name)),
  );
  const parsed = schema.safeParse(given);
  const problems = [...inFiles.problems, ...settingProblems(given)];
  const named = new Set(problems.map((line) => line.split(':')[0]));
  for (const { path, message } of parsed.error?.issues ?? []) {
    // Where the remedy is known, "Invalid URL" says no more.
    if (!named.has(path.join('.'))) problems.push(`${path.join('.')}: ${message}`);
  }
  if (given.SITE_URL) {
    const trial: Readonly<Record<string, unknown>> = schema.parse({});
    if (!mailTransportOf(given)) {
      const any = mailTransports.map(({ setting }) => setting).join(' or ');
      problems.push(`${any}: required when SITE_URL is set`);
    }
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
  const exampleLinks = socialPages.filter((name) => env[name] === trial[name]);
  return Object.fromEntries(exampleLinks.map((name) => [name, '']));
}

const unsetLinks = (given: Readonly<Record<string, unknown>>): Partial<Env> =>
  Object.fromEntries(optionalInPublic.filter((name) => !given[name]).map((name) => [name, '']));

declare module '#lib/server/process-state' {
  interface ProcessState {
    env?: Env;
  }
}

/** The environment of this process, read at the first call. */
export function env(): Env {
  processState.env ??= readEnv(process.env);
  return processState.env;
}

/** What need not stop the start, and is hardly meant: a line each. */
export function envWarnings(
  env: Env,
  source: Readonly<Record<string, string | undefined>> = process.env,
): readonly string[] {
  const test = env.mode === 'public' && env.RAZORPAY_KEY_ID?.startsWith('rzp_test_');
  return [
    ...misspelled(source, [...settingNames, ...settingNames.map((name) => `${name}_FILE`)]),
    ...(test ? ['RAZORPAY_KEY_ID: a test key: visitors pay, and no money moves'] : []),
  ];
}

/** Where systemd wants to hear of this process, if it does, and how long it bears silence. */
export interface ServiceManagerPlace {
  readonly socket: string | undefined;
  readonly watchdogMs: number | undefined;
}

export function serviceManagerPlace(
  { NOTIFY_SOCKET, WATCHDOG_USEC }: Readonly<Record<string, string | undefined>> = process.env,
): ServiceManagerPlace {
  const watchdogMs = Math.floor(Number(WATCHDOG_USEC) / 1000);
  return { socket: NOTIFY_SOCKET, watchdogMs: watchdogMs > 0 ? watchdogMs : undefined };
}

/** What a program started by this process inherits, and `more`. */
export const environmentWith = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
});

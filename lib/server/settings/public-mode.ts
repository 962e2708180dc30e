/** What public mode demands of the settings, and what it leaves out. contract: Modes. */
import type { z } from 'zod';
import { schema } from '#lib/server/settings/env-schema';
import { insecureLinks } from '#lib/server/settings/insecure-links';
import { mailTransportOf, mailTransports } from '#lib/server/settings/mail-transports';
import { closingProblem } from '#lib/shared/calendar/rules';

type Given = Readonly<Record<string, unknown>>;
type Settings = Readonly<z.infer<typeof schema>>;

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

/** What is unset in public is not drawn, and its route answers 404. */
const optional = ['CHAT_URL', 'COMMUNITY_URL', 'WEBINAR_FORM_URL', 'CHANNEL_URL'] as const;

export const socialPages = [
  'FACEBOOK_URL',
  'LINKEDIN_URL',
  'INSTAGRAM_URL',
  'YOUTUBE_URL',
] as const;

/** Without them nothing is sold in public: lib/server/payments/http/problem.ts. */
const allForMoney = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

/**
 * A line for each setting that is missing, or still the example of trial mode. `given` is what was set, `read` the same
 * with its defaults, where it could be read; `now`: epoch milliseconds.
 */
export function publicModeProblems(
  given: Given,
  read: Settings | undefined,
  now: number,
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
  if (read?.AI_WEBINAR_CLOSES_AT) {
    const problem = closingProblem(read.AI_WEBINAR_CLOSES_AT, now);
    if (problem) problems.push(problem);
  }
  // A receipt for money is an invoice, and an invoice names who may charge the tax (CGST Act, section 31).
  if (given.RAZORPAY_KEY_ID && !given.GSTIN) {
    problems.push('GSTIN: required when payments are taken in public');
  }
  if (read) problems.push(...insecureLinks(read));
  return problems;
}

/** Nobody's pages stand in for ours in public, and what is unset is not drawn. */
export function withoutExamples(given: Given, read: Settings): Partial<Settings> {
  const trial = schema.parse({});
  const left = [
    ...socialPages.filter((name) => read[name] === trial[name]),
    ...optional.filter((name) => !given[name]),
  ];
  return Object.fromEntries(left.map((name) => [name, '']));
}

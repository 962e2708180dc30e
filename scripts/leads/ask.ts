import { enquiryKinds } from '#data/form-kinds';
import { type LeadFilter, leadStates } from '#lib/enquiries/queries/leads';
import type { Who } from '#lib/enquiries/queries/person-filter';
import { enquiryStates } from '#lib/enquiries/rules/actions';
import { digestKind } from '#lib/platform/mail/write-mail';
import { dayMs, instantInIndia, isDay } from '#lib/platform/values/india';
import { line, phoneKey } from '#lib/platform/values/text';
import { draftKind } from '#lib/webinars/schema';
import { readOptions, UsageError } from '#scripts/run-command';

export type Asked =
  | { readonly command: 'list'; readonly filter: LeadFilter; readonly limit: number }
  | { readonly command: 'export'; readonly filter: LeadFilter }
  | {
      readonly command: 'show';
      readonly id: string;
      readonly resume?: string;
      readonly anyway?: boolean;
    }
  | { readonly command: 'erase-expired'; readonly yes: boolean }
  | { readonly command: 'erase'; readonly who: Who; readonly yes: boolean }
  | { readonly command: 'erase'; readonly reference: string; readonly yes: boolean };

/** Throws UsageError. */
export function readWords([command, ...args]: readonly string[]): Asked {
  if (command === 'list') {
    const { values } = readOptions(args, { ...filters, limit: { type: 'string' } });
    const limit = Number(values.limit ?? Number.POSITIVE_INFINITY);
    if (!(limit >= 1)) throw new UsageError('--limit wants a number of 1 or more.');
    return { command, filter: filterOf(values), limit };
  }
  if (command === 'export') {
    const { values } = readOptions(args, { ...filters, csv: { type: 'boolean' } });
    if (!values.csv) throw new UsageError('Say --csv: it is the one form of export there is.');
    return { command, filter: filterOf(values) };
  }
  if (command === 'show') {
    const options = { resume: { type: 'string' }, anyway: { type: 'boolean' } } as const;
    const { values, positionals } = readOptions(args, options, true);
    return { command, id: oneId(positionals), ...values };
  }
  if (command === 'erase-expired') {
    const { values } = readOptions(args, { yes: { type: 'boolean' } });
    return { command, yes: values.yes ?? false };
  }
  if (command === 'erase') {
    const options = {
      email: { type: 'string' },
      phone: { type: 'string' },
      yes: { type: 'boolean' },
    } as const;
    const { values, positionals } = readOptions(args, options, true);
    const yes = values.yes ?? false;
    const { email, phone } = values;
    if (positionals.length > 0 && email === undefined && phone === undefined) {
      return { command, reference: oneId(positionals), yes };
    }
    if (positionals.length > 0 || (email === undefined) === (phone === undefined))
      throw new UsageError('Say whose data: --email ADDRESS, or --phone NUMBER.');
    if (email !== undefined) {
      if (!email.includes('@')) throw new UsageError(`${email} is no --email address.`);
      return { command, who: lower(email), yes };
    }
    if (phone === undefined || phoneKey(phone) === '')
      throw new UsageError('--phone wants seven digits at least.');
    return { command, who: { phone }, yes };
  }
  throw new UsageError(command ? `There is no command ${command}.` : '');
}

function oneId([id, ...others]: readonly string[]): string {
  if (!id || others.length > 0) throw new UsageError('Give the ID of one submission.');
  return id;
}

const filters = {
  kind: { type: 'string', multiple: true },
  from: { type: 'string' },
  to: { type: 'string' },
  state: { type: 'string' },
  desk: { type: 'string' },
  email: { type: 'string' },
} as const;

type Filters = Partial<Record<'from' | 'to' | 'state' | 'desk' | 'email', string>> & {
  kind?: string[];
};

/** Throws UsageError. */
function filterOf({ kind, from, to, state, desk, email }: Filters): LeadFilter {
  const deskState = enquiryStates.find((each) => each === desk);
  if (desk && !deskState) {
    throw new UsageError(`There is no state ${desk} of the desk: ${enquiryStates.join(', ')}.`);
  }
  const known = leadStates.find((each) => each === state);
  if (state && !known)
    throw new UsageError(`There is no state ${state}: ${leadStates.join(', ')}.`);
  const kinds = kind?.flatMap((each) => each.split(',').map((name) => name.trim()));
  const strange = kinds?.find((each) => !submissionKinds.includes(each));
  if (strange !== undefined) {
    throw new UsageError(`There is no kind ${strange}: ${submissionKinds.join(', ')}.`);
  }
  return {
    ...(kinds && { kinds }),
    ...(from && { from: startOf(from) }),
    ...(to && { before: startOf(to) + dayMs }),
    ...(known && { state: known }),
    ...(deskState && { deskState }),
    ...(email && { email: lower(email) }),
  };
}

function startOf(day: string): number {
  if (!isDay(day)) throw new UsageError(`${day} is no day: write it as 2026-11-20.`);
  return instantInIndia(day);
}

/** As a field keeps it. */
const lower = (email: string) => line(email).toLowerCase();

/** Every kind of submission: enquiries, registration drafts, and notes to staff. */
const submissionKinds: readonly string[] = [
  ...enquiryKinds,
  draftKind,
  digestKind,
  'desk-reminder',
  'session-link-missing',
  'webinar-mispaid',
  'webinar-refund',
  'webinar-unpaid',
  'webinar-unseen',
  'withdrawal',
];

export const usage = `Usage: npm run -s leads -- COMMAND

  list   [filters] [--limit N]    one line for each submission, the newest first
  show   ID [--resume FILE]       its answers, history and mails; saves the resume to FILE
                                  (one with a virus only with --anyway)
  export --csv [filters]          a table for a spreadsheet, on standard output
  erase  --email ADDRESS [--yes]  erases what is stored about a person
  erase  --phone NUMBER [--yes]   the same, of what bears that phone
  erase  REFERENCE [--yes]        erases one enquiry
  erase-expired [--yes]           what has reached its time and is held back: why, and lets it go

For ID a reference will do: HOA-7K3M-92Q.

Filters, which may be combined:
  --kind KIND[,KIND]   contact, callback, certificate, coaching, internship, licence,
                       employer, application, webinar-free, webinar-paid …
  --from DAY --to DAY  days in India, both included: 2026-11-20
  --state STATE        ${leadStates.join(', ')}
  --desk STATE         ${enquiryStates.join(', ')}
  --email ADDRESS

Examples:
  npm run -s leads -- list --state parked
  npm run -s leads -- export --csv --kind coaching --from 2026-11-01 > coaching.csv
  npm run -s leads -- show 4f9d2c1e-8a17-4a0b-9c55-2f1f6f5f2b10 --resume resume.pdf
  npm run -s leads -- erase --email someone@example.com`;

/** Reads what was asked on the command line. */

import { parseArgs } from 'node:util';
import { enquiryStates } from '#lib/enquiries/states';
import { line } from '#lib/forms/sanitize';
import { instantInIndia, isoDayInIndia } from '#lib/india';
import { phoneKey } from '#lib/store/enquiry-search';
import { type LeadFilter, leadStates } from '#lib/store/leads';
import type { Who } from '#lib/store/whose';
import { submissionKinds } from '#scripts/leads/kinds';

export const usage = `Usage: npm run -s leads -- COMMAND

  list   [filters] [--limit N]    one line for each submission, the newest first
  find   TEXT [filters]           the same, by name, phone in any notation, e-mail or what was answered
  person TEXT                     people rather than rows: all that came from the same address or phone
  show   ID [--resume FILE]       its answers, history and mails; saves the resume to FILE
  export --csv [filters]          a table for a spreadsheet, on standard output
  resend ID                       sends its mails once more
  resend --parked                 sends every parked mail once more
  close  ID                       gives up its parked mail to the visitor for good
  erase  --email ADDRESS [--yes]  erases what is stored about a person
  erase  --phone NUMBER [--yes]   the same, of what bears that phone
  erase  REFERENCE [--yes]        erases one enquiry

For ID a reference will do: HOA-7K3M-92Q.

Filters, which may be combined:
  --kind KIND[,KIND]   contact, callback, certificate, coaching, internship, licence,
                       employer, application, webinar-free, webinar-paid …
  --from DAY --to DAY  days in India, both included: 2026-11-20
  --state STATE        ${leadStates.join(', ')}
  --desk STATE         ${enquiryStates.join(', ')}
  --email ADDRESS
  --find TEXT

Examples:
  npm run -s leads -- list --state parked
  npm run -s leads -- find 98400 12345
  npm run -s leads -- person "meena iyer"
  npm run -s leads -- export --csv --kind coaching --from 2026-11-01 > coaching.csv
  npm run -s leads -- show 4f9d2c1e-8a17-4a0b-9c55-2f1f6f5f2b10 --resume resume.pdf
  npm run -s leads -- erase --email someone@example.com`;

/** The command line cannot be followed; says why. */
export class Misused extends Error {}

export type Asked =
  | { readonly command: 'list'; readonly filter: LeadFilter; readonly limit: number }
  | { readonly command: 'export'; readonly filter: LeadFilter }
  | { readonly command: 'show'; readonly id: string; readonly resume?: string }
  | { readonly command: 'resend'; readonly id?: string }
  | { readonly command: 'close'; readonly id: string }
  | { readonly command: 'person'; readonly find: string }
  | { readonly command: 'erase'; readonly who: Who; readonly yes: boolean }
  | { readonly command: 'erase'; readonly reference: string; readonly yes: boolean };

const filters = {
  kind: { type: 'string', multiple: true },
  from: { type: 'string' },
  to: { type: 'string' },
  state: { type: 'string' },
  desk: { type: 'string' },
  email: { type: 'string' },
  find: { type: 'string' },
} as const;

/** Throws Misused. */
export function readWords([command, ...words]: readonly string[]): Asked {
  try {
    return read(command, words);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new Misused((error as Error).message);
  }
}

function read(command: string | undefined, args: readonly string[]): Asked {
  if (command === 'person') {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    return { command, find: textOf(positionals) };
  }
  if (command === 'list' || command === 'find') {
    const options = { ...filters, limit: { type: 'string' } } as const;
    const allowPositionals = command === 'find';
    const { values: given, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals,
    });
    const values = command === 'find' ? { ...given, find: textOf(positionals) } : given;
    const limit = Number(values.limit ?? Number.POSITIVE_INFINITY);
    if (!(limit >= 1)) throw new Misused('--limit wants a number of 1 or more.');
    return { command: 'list', filter: filterOf(values), limit };
  }
  if (command === 'export') {
    const options = { ...filters, csv: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    if (!values.csv) throw new Misused('Say --csv: it is the one form of export there is.');
    return { command, filter: filterOf(values) };
  }
  if (command === 'show') {
    const options = { resume: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { command, id: oneId(positionals), ...values };
  }
  if (command === 'resend') {
    const options = { parked: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.parked && positionals.length === 0) return { command };
    if (values.parked) throw new Misused('Give an ID or --parked, not both.');
    return { command, id: oneId(positionals) };
  }
  if (command === 'close') {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    return { command, id: oneId(positionals) };
  }
  if (command === 'erase') {
    const options = {
      email: { type: 'string' },
      phone: { type: 'string' },
      yes: { type: 'boolean' },
    } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const yes = values.yes ?? false;
    const { email, phone } = values;
    if (positionals.length > 0 && email === undefined && phone === undefined) {
      return { command, reference: oneId(positionals), yes };
    }
    if (positionals.length > 0 || (email === undefined) === (phone === undefined))
      throw new Misused('Say whose data: --email ADDRESS, or --phone NUMBER.');
    if (email !== undefined) {
      if (!email.includes('@')) throw new Misused(`${email} is no --email address.`);
      return { command, who: lower(email), yes };
    }
    if (phone === undefined || phoneKey(phone) === '')
      throw new Misused('--phone wants seven digits at least.');
    return { command, who: { phone }, yes };
  }
  throw new Misused(command ? `There is no command ${command}.` : '');
}

function textOf(words: readonly string[]): string {
  if (words.length === 0) throw new Misused('Say what to look for.');
  return words.join(' ');
}

function oneId([id, ...others]: readonly string[]): string {
  if (!id || others.length > 0) throw new Misused('Give the ID of one submission.');
  return id;
}

type Filters = Partial<Record<'from' | 'to' | 'state' | 'desk' | 'email' | 'find', string>> & {
  kind?: string[];
};

function filterOf({ kind, from, to, state, desk, email, find }: Filters): LeadFilter {
  const deskState = enquiryStates.find((each) => each === desk);
  if (desk && !deskState) {
    throw new Misused(`There is no state ${desk} of the desk: ${enquiryStates.join(', ')}.`);
  }
  const known = leadStates.find((each) => each === state);
  if (state && !known) throw new Misused(`There is no state ${state}: ${leadStates.join(', ')}.`);
  const kinds = kind?.flatMap((each) => each.split(',').map((name) => name.trim()));
  const strange = kinds?.find((each) => !submissionKinds.includes(each));
  if (strange !== undefined) {
    throw new Misused(`There is no kind ${strange}: ${submissionKinds.join(', ')}.`);
  }
  return {
    ...(kinds && { kinds }),
    ...(from && { from: startOf(from) }),
    ...(to && { before: startOf(to) + 24 * 60 * 60 * 1000 }),
    ...(known && { state: known }),
    ...(deskState && { deskState }),
    ...(email && { email: lower(email) }),
    ...(find && { find }),
  };
}

function startOf(day: string): number {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? instantInIndia(day) : Number.NaN;
  // The 30th of February is read as the 2nd of March.
  if (Number.isNaN(start) || isoDayInIndia(start) !== day) {
    throw new Misused(`${day} is no day: write it as 2026-11-20.`);
  }
  return start;
}

/** As a field keeps it. */
const lower = (email: string) => line(email).toLowerCase();

/** Reads what was asked on the command line. */
import type { Who } from '#lib/server/store/enquiries/queries/person-filter';
import { phoneKey } from '#lib/server/store/enquiries/schema';
import type { LeadFilter } from '#lib/server/store/leads/leads';
import { filterOf, filters, lower } from '#scripts/leads/filters';
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

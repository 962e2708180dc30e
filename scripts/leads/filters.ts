/** Which submissions are asked for, and the words that say so. */
import { digestKind } from '#lib/server/forms/staff-mail';
import { type LeadFilter, leadStates } from '#lib/server/store/leads/leads';
import { draftKind } from '#lib/server/store/submissions/records';
import { enquiryStates } from '#lib/shared/enquiries/rules/actions';
import { enquiryKinds } from '#lib/shared/forms/registry';
import { line } from '#lib/shared/forms/sanitize';
import { dayMs, instantInIndia, isDay } from '#lib/shared/india';
import { UsageError } from '#scripts/run-command';

export const filters = {
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
export function filterOf({ kind, from, to, state, desk, email }: Filters): LeadFilter {
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
export const lower = (email: string) => line(email).toLowerCase();

/** Every kind of submission: enquiries, begun registrations, and notes to staff. */
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

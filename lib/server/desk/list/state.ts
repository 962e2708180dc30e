/** The small answer by which an open page knows whether it is still true. */
import { createHash } from 'node:crypto';
import { countsOf } from '#lib/server/desk/enquiry/open-enquiry';
import { memberName } from '#lib/server/desk/list/rows';
import type { Visit } from '#lib/server/desk/sign-in/access';
import type { DeskCounts } from '#lib/server/store/enquiries/enquiry-store';
import { readReference } from '#lib/shared/enquiries/reference';

export interface DeskState {
  /** Changes whenever a number of the list does. */
  readonly mark: string;
  readonly waiting: number;
  /** Of the enquiry that the page shows: its version, and who has it. */
  readonly version?: number;
  readonly who?: string;
}

export async function deskState(visit: Visit): Promise<DeskState> {
  const read = readReference(visit.url.searchParams.get('reference') ?? '');
  const counts = await countsOf(visit);
  const enquiry =
    'reference' in read ? await visit.site.store.findEnquiry(read.reference) : undefined;
  return {
    mark: markOf(counts),
    waiting: counts.open,
    ...(enquiry && { version: enquiry.version }),
    ...(enquiry?.member && { who: memberName(enquiry.member, visit.members) }),
  };
}

/** The list carries that of its own counts: what came before the first question is noticed as well. */
export const markOf = ({ kinds, states, members, open, overdue }: DeskCounts): string =>
  createHash('sha256')
    .update(JSON.stringify([kinds, states, members, open, overdue].map(sorted)))
    .digest('base64url')
    .slice(0, 12);

/** The order in which the store counts is its own. */
const sorted = (counts: number | Readonly<Record<string, number>>) =>
  typeof counts === 'number' ? counts : Object.entries(counts).sort();

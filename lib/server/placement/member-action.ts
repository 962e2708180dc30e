/** How a member's doing is written, and whom it is about. */
import { textOf } from '#lib/server/desk/sign-in/sign-in-http';
import { httpError, type Result } from '#lib/server/http/errors/http-error';
import type { Fields } from '#lib/server/intake/body';
import { type Act, conflict, write } from '#lib/server/placement/placement-action';
import type { Enquiry } from '#lib/server/store/enquiries/schema';
import type {
  Candidate,
  PlacementWrite,
  PlacementWritten,
} from '#lib/server/store/placement/placements';
import { readReference } from '#lib/shared/enquiries/rules/reference';
import { leftOut } from '#lib/shared/placement/terms';

export interface AtDesk extends Act {
  readonly version: number;
  readonly fields: Fields;
  readonly member: string;
}

/** What the answer says besides how the vacancy stands. */
export type Done = Result<{ readonly shortlist?: string }>;

export const stale = conflict(
  'A colleague changed this vacancy in the meantime. Please read it again.',
);
const moved = conflict('This was changed in the meantime. Please read the page again.');
export const taken = conflict('This vacancy is no longer open.');

export async function findApplication({ site }: Act, typed: string): Promise<Enquiry | undefined> {
  const read = readReference(typed);
  const enquiry = 'reference' in read ? await site.store.findEnquiry(read.reference) : undefined;
  if (enquiry?.kind !== 'application' || enquiry.suspicion !== undefined) return undefined;
  return leftOut.some((each) => each === enquiry.outcome) ? undefined : enquiry;
}

export async function candidateOf({
  site,
  vacancy,
  fields,
}: AtDesk): Promise<Candidate | undefined> {
  const read = readReference(textOf(fields, 'candidate'));
  if (!('reference' in read)) return undefined;
  const all = await site.store.listCandidates({ vacancy: vacancy.id });
  return all.find(({ reference }) => reference === read.reference);
}

export const keep = async (act: AtDesk, what: Omit<PlacementWrite, 'vacancy' | 'at' | 'version'>) =>
  outcome(await write(act, { version: act.version, ...what }));

export function outcome(written: PlacementWritten): Done {
  if (written === 'done') return { ok: {} };
  if (written === 'gone') return httpError(404, 'This is no longer here.');
  return written === 'stale' ? stale : moved;
}

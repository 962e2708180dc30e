/** How a candidate's doing is written: their enquiry, what it means for the employer, and the mails. */
import { httpError, type Result } from '#lib/server/http/errors/http-error';
import type { Fields } from '#lib/server/intake/body';
import { noMeetingMail } from '#lib/server/placement/employer-mails';
import {
  type Act,
  aboutOf,
  conflict,
  employerLineOf,
  lineOf,
  write,
} from '#lib/server/placement/placement-action';
import { placementNote } from '#lib/server/placement/staff-note';
import type {
  Candidate,
  CandidateChange,
  PlacementWrite,
  PlacementWritten,
} from '#lib/server/store/placement/placements';
import type { OutgoingMail } from '#lib/server/store/store';
import type { PlacementEvent } from '#lib/shared/placement/events';
import type { CandidateState } from '#lib/shared/placement/terms';

export interface Theirs extends Act {
  readonly candidate: Candidate;
  readonly fields: Fields;
}

export type Done = Result<{ readonly told: string }>;

const changed = conflict('This was changed in the meantime. Please read your page again.');

export const told = (what: string): Done => ({ ok: { told: what } });

export const note = (theirs: Theirs, topic: string, what: string) =>
  placementNote(aboutOf(theirs), { topic, what });

/** An hour that was agreed is struck out, without a word of who it was. */
export const cancelled = ({ candidate, at, ...act }: Theirs) =>
  candidate.slotAt !== undefined && candidate.slotAt > at
    ? [noMeetingMail(aboutOf(act), candidate, candidate.slotAt, at)]
    : [];

interface Kept {
  readonly from: readonly CandidateState[];
  readonly change: CandidateChange;
  readonly action: PlacementEvent;
  readonly mails: readonly OutgoingMail[];
  /** Kept with the employer's enquiry: they are of nobody. */
  readonly toEmployer?: readonly OutgoingMail[];
  readonly more?: Pick<PlacementWrite, 'whileOpen' | 'consent' | 'asOf'>;
  readonly says: string;
  readonly clash?: string;
}

export async function keep(theirs: Theirs, kept: Kept): Promise<Done> {
  const { candidate } = theirs;
  const { from, change, action, mails, toEmployer = [], more, says, clash } = kept;
  const written = await write(theirs, {
    enquiries: [
      lineOf(theirs, candidate.enquiryId, action, mails),
      ...(toEmployer.length > 0 ? [employerLineOf(theirs, action, toEmployer)] : []),
    ],
    candidates: [{ id: candidate.id, from, change }],
    ...more,
  });
  return outcomes(written, says, clash);
}

function outcomes(written: PlacementWritten, says: string, clash: string | undefined): Done {
  if (written === 'done') return told(says);
  if (written === 'gone') return httpError(404, 'This link does not open anything.');
  return clash ? conflict(clash) : changed;
}

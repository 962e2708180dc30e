/** A consent is taken back as easily as it was given, and at any time: after an interview, a refusal or a hire too. */
import {
  cancelled,
  type Done,
  note,
  type Theirs,
  told,
} from '#lib/server/placement/candidate-writes';
import {
  type Act,
  conflict,
  employerLineOf,
  lineOf,
  write,
} from '#lib/server/placement/placement-action';
import { inWords } from '#lib/server/placement/staff-note';
import type {
  Candidate,
  CandidateChange,
  PlacementWritten,
} from '#lib/server/store/placement/placements';
import { cut, lines } from '#lib/shared/forms/sanitize';
import type { CandidateState } from '#lib/shared/placement/terms';

const longestWhy = 500;

/** There is a yes that was not taken back; it may have come to nothing since. */
export const hasConsented = ({ state, answeredAt, withdrawnAt }: Candidate): boolean =>
  answeredAt !== undefined && withdrawnAt === undefined && state !== 'no';

/** `says`: `no` where the question was asked again and this is the answer. */
export async function takeBack(theirs: Theirs, says: 'withdrawn' | 'no'): Promise<Done> {
  const { candidate, fields } = theirs;
  if (candidate.withdrawnAt !== undefined) return told(says);
  if (!hasConsented(candidate)) {
    return conflict('You have not said yes, so there is nothing to take back.');
  }
  const why = cut(lines(fields.why), longestWhy);
  const written = await takeBackAll(theirs, [candidate, ...(await alsoTheirs(theirs))], why);
  if (written === 'done') return told(says);
  return conflict('This was changed in the meantime. Please read your page again.');
}

/** The employer would go on seeing the same person by another application of theirs. */
async function alsoTheirs({ site, vacancy, candidate }: Theirs): Promise<readonly Candidate[]> {
  const { store } = site;
  const others = (await store.listCandidates({ vacancy: vacancy.id })).filter(
    (each) => each.id !== candidate.id && hasConsented(each),
  );
  if (others.length === 0) return [];
  const own = await store.findEnquiryOf(candidate.enquiryId);
  // A phone may be that of a family: it does not make two people one.
  const same = (await store.listRelated(candidate.enquiryId)).filter(
    ({ email, person }) =>
      email.toLowerCase() === candidate.email.toLowerCase() ||
      (person !== undefined && person === own?.person),
  );
  return others.filter(({ enquiryId }) => same.some(({ id }) => id === enquiryId));
}

export function takeBackAll(
  act: Act,
  candidates: readonly Candidate[],
  why = '',
): Promise<PlacementWritten> {
  return write(act, {
    enquiries: candidates.flatMap((candidate) => {
      const theirs = { ...act, candidate, fields: {} };
      const off = cancelled(theirs);
      const said = note(
        theirs,
        `withdrawn-${candidate.id}`,
        `${inWords(candidate)} took the yes back`,
      );
      return [
        lineOf(act, candidate.enquiryId, 'consent-withdraw', [said]),
        // Kept with the employer's enquiry: it is of nobody.
        ...(off.length > 0 ? [employerLineOf(act, 'consent-withdraw', off)] : []),
      ];
    }),
    candidates: candidates.map((candidate) => ({
      id: candidate.id,
      from: keptStates(candidate),
      change: changeOf(candidate, act.at, why),
    })),
  });
}

/** An application that staff closed is read as closed, and kept as it was. */
const keptStates = ({ left, state }: Candidate): readonly CandidateState[] =>
  left ? ['yes', 'interview'] : [state];

/** Who was hired stays hired, and who was refused stays refused: what happened is not undone by it. */
function changeOf({ left, state, slotAt }: Candidate, at: number, why: string): CandidateChange {
  const isOver = !left && (state === 'hired' || state === 'closed');
  return {
    withdrawnAt: at,
    slots: [],
    otherSlots: null,
    ...(!isOver && { state: 'no' }),
    ...(!(isOver && slotAt !== undefined && slotAt <= at) && { slotAt: null }),
    ...(why && { why }),
  };
}

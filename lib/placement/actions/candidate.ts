/** What a candidate does on their page: answers, takes an answer back, chooses an hour, says whether they met. */

import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { readForm } from '#lib/forms/define';
import {
  type Act,
  aboutOf,
  conflict,
  employerLineOf,
  lineOf,
  liveShortlist,
  moved,
  personHash,
  reading,
  write,
} from '#lib/placement/actions/write';
import {
  consentForm,
  otherSlotForm,
  slotForm,
  wentForm,
  withdrawForm,
} from '#lib/placement/forms/desk';
import { meetMail } from '#lib/placement/mails/candidate';
import {
  agreedAgainMail,
  meetingMail,
  noMeetingMail,
  otherTimesMail,
  saidYesMail,
} from '#lib/placement/mails/employer';
import { placementNote } from '#lib/placement/mails/staff';
import type { CandidateState } from '#lib/placement/rules/moves';
import { hasConsented, isAskedAgain, wordsNow } from '#lib/placement/rules/server';
import type {
  Candidate,
  CandidateChange,
  PlacementWrite,
  PlacementWritten,
} from '#lib/placement/schema';
import { inWords, markOf, recordOf, wordsVersion } from '#lib/placement/words/mails';
import type { AppContext } from '#lib/platform/context';
import { httpError, type Result, wrong, wrongFields } from '#lib/platform/http/errors/http-error';
import type { Fields } from '#lib/platform/http/intake/body';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { line } from '#lib/platform/values/text';

export const candidateActions = [
  'consent',
  'consent-withdraw',
  'slot',
  'other-slot',
  'went',
] as const;
export type CandidateAction = (typeof candidateActions)[number];

export const isCandidateAction = <Other extends { readonly name: string }>(
  action: Other,
): action is Extract<Other, { readonly name: CandidateAction }> =>
  (candidateActions as readonly string[]).includes(action.name);

/** `from`: the address of their browser. 404 where the enquiry is gone, 409 where it is too late, 422 with the field. Throws StoreUnavailable. */
export async function actAsCandidate(
  context: AppContext,
  enquiry: Pick<Enquiry, 'id'>,
  action: CandidateAction,
  fields: Fields,
  from?: string,
): Promise<Done> {
  const id = line(fields.vacancy);
  const candidate = (await context.store.listCandidates({ enquiry: enquiry.id })).find(
    ({ vacancyId }) => vacancyId === id,
  );
  const vacancy = candidate && (await context.store.findVacancy(id));
  if (!vacancy) return wrong('vacancy', 'You were not asked about this post.');
  const by = { kind: 'visitor' } as const;
  const cause = { email: candidate.email, ...(from && { from }) };
  return actions[action]({ context, vacancy, candidate, fields, at: context.now(), by, cause });
}

/** An hour gives the employer their name and number. */
const readFirst = conflict(
  'The post was changed after you said yes. Please read it and answer that first.',
);
const over = conflict('The post has been filled, so you need not answer any more.');

const actions: Readonly<Record<CandidateAction, (theirs: Theirs) => Promise<Done>>> = {
  consent: reading(consentForm, async (theirs: Theirs, { answer, shown, why }) => {
    const { candidate, vacancy, at, context } = theirs;
    const again = isAskedAgain(candidate, vacancy);
    if (again && answer === 'no') return withdrawYes(theirs, 'no');
    // Submitted twice: the first answer holds.
    if (!again && candidate.state === answer && candidate.withdrawnAt === undefined)
      return confirmed(answer);
    if (!again && candidate.state !== 'asked') return conflict('You have answered already.');
    if (answer === 'yes' && vacancy.state !== 'open') return over;
    // A candidate who agreed to the former post may take their time.
    if (!again && at >= candidate.endsAt) {
      return conflict('The time to answer is over. Write to us if you are still interested.');
    }
    const words = recordOf(vacancy);
    // Pay or place were changed since: nobody says yes to what they have not read.
    if (shown !== '' && shown !== markOf(words)) {
      return conflict('The post was changed after you opened this page. Please read it again.');
    }
    const link = answer === 'yes' ? await liveShortlist(context, vacancy.id, at) : undefined;
    return commit(theirs, {
      move: again ? 'consent-again' : `consent-${answer}`,
      change: {
        answeredAt: at,
        words,
        ...(answer === 'yes' && { agreed: wordsNow(vacancy) }),
        ...(answer === 'no' && why && { why }),
      },
      mails: [
        note(
          theirs,
          `answer-${candidate.id}${again ? `-${at}` : ''}`,
          `${inWords(candidate)} said ${answer}`,
        ),
        ...(link && again ? [agreedAgainMail(aboutOf(theirs), link, candidate.id, theirs.at)] : []),
        ...(link && !again ? [saidYesMail(aboutOf(theirs), link, candidate.id)] : []),
      ],
      more: {
        ...(answer === 'yes' && { whileOpen: true, asOf: vacancy.version }),
        consent: {
          id: again ? `${candidate.id}/${at}` : candidate.id,
          personHash: await personHash(context.store, candidate.email),
          wordsVersion,
          answer,
          at,
        },
      },
      says: answer,
    });
  }),
  'consent-withdraw': (theirs) => withdrawYes(theirs, 'withdrawn'),
  async slot(theirs) {
    const { candidate, vacancy, fields, at, context } = theirs;
    if (line(fields.slot) === 'other') return actions['other-slot'](theirs);
    const read = readForm(slotForm, fields);
    if ('errors' in read) return wrongFields(read.errors);
    const { slot } = read.ok;
    if (candidate.slotAt === slot) return confirmed('slot');
    if (candidate.state !== 'interview')
      return conflict('They have not offered you any times yet.');
    if (vacancy.state !== 'open') return over;
    if (isAskedAgain(candidate, vacancy)) return readFirst;
    if (!candidate.slots.includes(slot)) return wrong('slot', 'This time was not offered.');
    if (slot <= at)
      return wrong('slot', 'This time has passed. Choose another, or tell us when you can come.');
    const meets = { ...candidate, slotAt: slot };
    const link = await liveShortlist(context, vacancy.id, at);
    return commit(theirs, {
      change: {
        slotAt: slot,
        pickedAt: at,
        otherSlots: null,
        wentCandidate: null,
        wentEmployer: null,
      },
      move: 'slot',
      mails: [
        meetMail(aboutOf(theirs), meets, slot, at),
        meetingMail(aboutOf(theirs), meets, { slotAt: slot, at, link }),
      ],
      more: { whileOpen: true, asOf: vacancy.version },
      says: 'slot',
      clash:
        'Somebody else has just taken this time, or you have another interview then. Please choose another.',
    });
  },
  'other-slot': reading(otherSlotForm, async (theirs: Theirs, { text }) => {
    const { candidate, at, context, vacancy } = theirs;
    if (candidate.state !== 'interview')
      return conflict('They have not offered you any times yet.');
    if (isAskedAgain(candidate, vacancy)) return readFirst;
    const link = await liveShortlist(context, vacancy.id, at);
    return commit(theirs, {
      change: { otherSlots: text, slotAt: null, pickedAt: null },
      move: 'other-slot',
      mails: [otherTimesMail(aboutOf(theirs), candidate, { text, at, link })],
      toEmployer: cancelled(theirs),
      says: 'other-slot',
    });
  }),
  went: reading(wentForm, async (theirs: Theirs, { answer }) => {
    const { candidate, at } = theirs;
    if (candidate.slotAt === undefined || candidate.slotAt > at) {
      return conflict('You have not had an interview yet.');
    }
    return commit(theirs, {
      move: 'candidate-went',
      change: { wentCandidate: answer === 'yes' },
      mails: [
        note(
          theirs,
          `went-candidate-${candidate.id}-${at}`,
          `${inWords(candidate)} says: ${answer === 'yes' ? 'we met' : 'we did not meet'}`,
        ),
      ],
      says: 'went',
    });
  }),
};

interface Theirs extends Act {
  readonly candidate: Candidate;
  readonly fields: Fields;
}

type Done = Result<{ readonly message: string }>;

const changed = conflict('This was changed in the meantime. Please read your page again.');

const confirmed = (what: string): Done => ({ ok: { message: what } });

const note = (theirs: Theirs, topic: string, what: string) =>
  placementNote(aboutOf(theirs), { topic, what });

/** An hour that was agreed is struck out, without a word of who it was. */
const cancelled = ({ candidate, at, ...act }: Theirs) =>
  candidate.slotAt !== undefined && candidate.slotAt > at
    ? [noMeetingMail(aboutOf(act), candidate, candidate.slotAt, at)]
    : [];

interface Written {
  readonly move: Parameters<typeof moved>[2];
  readonly change: CandidateChange;
  readonly mails: readonly OutgoingMail[];
  /** Stored with the employer's enquiry: they are of nobody. */
  readonly toEmployer?: readonly OutgoingMail[];
  readonly more?: Pick<PlacementWrite, 'whileOpen' | 'consent' | 'asOf'>;
  readonly says: string;
  readonly clash?: string;
}

async function commit(theirs: Theirs, changes: Written): Promise<Done> {
  const { candidate } = theirs;
  const { move, change, mails, toEmployer = [], more, says, clash } = changes;
  const { enquiries, candidates } = moved(theirs, candidate, move, { change, mails });
  const written = await write(theirs, {
    enquiries:
      toEmployer.length > 0
        ? [...enquiries, employerLineOf(theirs, 'other-slot', toEmployer)]
        : enquiries,
    candidates,
    ...more,
  });
  if (written === 'done') return confirmed(says);
  if (written === 'gone') return httpError(404, 'This link does not work.');
  return clash ? conflict(clash) : changed;
}

/** `says`: `no` where the question was asked again and this is the answer. */
async function withdrawYes(theirs: Theirs, says: 'withdrawn' | 'no'): Promise<Done> {
  const { candidate, fields } = theirs;
  if (candidate.withdrawnAt !== undefined) return confirmed(says);
  if (!hasConsented(candidate)) {
    return conflict('You have not said yes, so there is no consent to withdraw.');
  }
  const read = readForm(withdrawForm, fields);
  const why = 'ok' in read ? read.ok.why : '';
  const written = await withdrawAllYes(theirs, [candidate, ...(await alsoTheirs(theirs))], why);
  return written === 'done' ? confirmed(says) : changed;
}

/** The employer would go on seeing the same person by another application of theirs. */
async function alsoTheirs({ context, vacancy, candidate }: Theirs): Promise<readonly Candidate[]> {
  const { store } = context;
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

export function withdrawAllYes(
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
        `${inWords(candidate)} withdrew the consent`,
      );
      return [
        lineOf(act, candidate.enquiryId, 'consent-withdraw', [said]),
        // Stored with the employer's enquiry: it names no person.
        ...(off.length > 0 ? [employerLineOf(act, 'consent-withdraw', off)] : []),
      ];
    }),
    candidates: candidates.map((candidate) => ({
      id: candidate.id,
      from: reopenedStates(candidate),
      change: changeOf(candidate, act.at, why),
    })),
  });
}

/** An application that staff closed is read as closed, and stored unchanged. */
const reopenedStates = ({ left, state }: Candidate): readonly CandidateState[] =>
  left ? ['yes', 'interview'] : [state];

/** Hired candidates stay hired, and refused ones stay refused: withdrawing does not undo them. */
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

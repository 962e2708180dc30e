import { randomUUID } from 'node:crypto';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { readForm } from '#lib/forms/define';
import {
  type Act,
  aboutOf,
  bothLines,
  conflict,
  interviewOff,
  liveShortlist,
  moved,
  personHash,
  reading,
  vacancyLineOf,
  write,
} from '#lib/placement/actions/write';
import {
  consentForm,
  otherSlotForm,
  questionForm,
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
import { hasConsented, isAskedAgain, slotValue, wordsNow } from '#lib/placement/rules/agreed-words';
import type { CandidateState } from '#lib/placement/rules/moves';
import { questionTask, shareTask } from '#lib/placement/rules/tasks';
import type {
  Candidate,
  CandidateChange,
  PlacementWrite,
  PlacementWritten,
} from '#lib/placement/schema';
import { inWords, markOf, recordOf, wordsVersion } from '#lib/placement/words/mails';
import type { AppContext } from '#lib/platform/context';
import type { Fields } from '#lib/platform/http/intake/body';
import { httpError, type Result, wrong, wrongFields } from '#lib/platform/http/intake/reply';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { line } from '#lib/platform/values/text';

export const candidateActions = [
  'consent',
  'consent-withdraw',
  'slot',
  'other-slot',
  'went',
  'question',
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
  const act = { context, vacancy, at: context.now(), by, cause, who: inWords(candidate) };
  return actions[action]({ ...act, candidate, fields });
}

/** An hour gives the employer their name and number. */
const readFirst = conflict(
  'The post was changed after you said yes. Please read it and answer that first.',
);
const over = ({ vacancy }: Theirs) =>
  conflict(
    vacancy.state === 'filled'
      ? 'The post has been filled, so you need not answer any more.'
      : 'The search for this post has ended, so you need not answer any more.',
  );

const actions: Readonly<Record<CandidateAction, (theirs: Theirs) => Promise<Done>>> = {
  consent: reading(consentForm, async (theirs: Theirs, { answer, shown, why }) => {
    const { candidate, vacancy, at, context } = theirs;
    const again = isAskedAgain(candidate, vacancy);
    if (again && answer === 'no') return withdrawYes(theirs, 'no');
    // Submitted twice: the first answer holds.
    if (!again && candidate.state === answer && candidate.withdrawnAt === undefined)
      return confirmed(answer);
    if (!again && candidate.state !== 'asked') return conflict('You have answered already.');
    if (answer === 'yes' && vacancy.state !== 'open') return over(theirs);
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
      ...(answer === 'yes' && {
        contact: true,
        lines: link ? bothLines(theirs, candidate, 'shown') : [],
      }),
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
        ...(answer === 'yes' && {
          whileOpen: true,
          asOf: vacancy.version,
          opens: [shareTask(vacancy, at)],
        }),
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
    if (candidate.state !== 'interview') return conflict('They have not offered you any time now.');
    if (vacancy.state !== 'open') return over(theirs);
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
        ...unanswered,
      },
      move: 'slot',
      detail: { slot: slotValue(slot) },
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
      lines: interviewOff(theirs, candidate, 'other-hours'),
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
      detail: { answer, says: 'candidate' },
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
  question: reading(questionForm, async (theirs: Theirs, { text }) => {
    const { candidate, vacancy, at } = theirs;
    const id = randomUUID();
    return commit(theirs, {
      move: 'candidate-question',
      change: {},
      detail: { note: text },
      mails: [
        note(theirs, `asks-${candidate.id}-${at}`, `${inWords(candidate)} asks a question`, text),
      ],
      more: { opens: [questionTask(vacancy, candidate, { id, at, asker: 'candidate', text })] },
      says: 'question',
      clash: 'This post is no longer open to you: write to us, and we will answer.',
    });
  }),
};

/** Another hour is another interview. */
const unanswered = { wentCandidate: null, wentEmployer: null, wentStaff: null } as const;

interface Theirs extends Act {
  readonly candidate: Candidate;
  readonly fields: Fields;
}

type Done = Result<{ readonly message: string }>;

const changed = conflict('This was changed in the meantime. Please read your page again.');

const confirmed = (what: string): Done => ({ ok: { message: what } });

const note = (theirs: Theirs, topic: string, what: string, text?: string) =>
  placementNote(aboutOf(theirs), { topic, what, ...(text && { lines: [text] }) });

interface Written {
  readonly move: Parameters<typeof moved>[2];
  readonly change: CandidateChange;
  readonly mails: readonly OutgoingMail[];
  readonly detail?: Readonly<Record<string, string>>;
  readonly contact?: true;
  /** The history lines of what else the action caused. */
  readonly lines?: readonly NonNullable<PlacementWrite['enquiries']>[number][];
  readonly more?: Pick<PlacementWrite, 'whileOpen' | 'consent' | 'asOf' | 'opens'>;
  readonly says: string;
  readonly clash?: string;
}

async function commit(theirs: Theirs, written: Written): Promise<Done> {
  const { candidate } = theirs;
  const { move, lines = [], more, says, clash, ...rest } = written;
  const { enquiries, candidates } = moved(theirs, candidate, move, rest);
  const done = await write(theirs, {
    enquiries: [...enquiries, ...lines],
    candidates,
    ...more,
  });
  if (done === 'done') return confirmed(says);
  if (done === 'gone') return httpError(404, 'This link does not open anything.');
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

/** `isErased`: the person is erased at once, so that nothing may name them afterwards. */
export function withdrawAllYes(
  act: Act,
  candidates: readonly Candidate[],
  why = '',
  isErased = false,
): Promise<PlacementWritten> {
  return write(act, {
    enquiries: candidates.flatMap((candidate) => {
      const said = placementNote(aboutOf(act), {
        topic: `withdrawn-${candidate.id}`,
        what: `${inWords(candidate)} withdrew the consent`,
      });
      return [
        ...bothLines(act, candidate, 'consent-withdraw', { mails: [said] }),
        ...(isErased ? namelessOff(act, candidate) : interviewOff(act, candidate, 'taken-back')),
      ];
    }),
    candidates: candidates.map((candidate) => ({
      id: candidate.id,
      from: reopenedStates(candidate),
      change: changeOf(candidate, act.at, why),
    })),
  });
}

/** Stored with the employer's enquiry, since the candidate's goes: it names no person. */
const namelessOff = (act: Act, candidate: Candidate) => {
  const { slotAt } = candidate;
  if (slotAt === undefined || slotAt <= act.at) return [];
  const mail = noMeetingMail(aboutOf(act), candidate, { slotAt, at: act.at });
  const detail = { slot: slotValue(slotAt) };
  return [vacancyLineOf(act, [candidate], 'interview-off', { mails: [mail], detail })];
};

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

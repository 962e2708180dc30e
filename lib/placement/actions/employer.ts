import { randomUUID } from 'node:crypto';
import { hire, readHire } from '#lib/placement/actions/hire';
import {
  type Act,
  aboutOf,
  conflict,
  interviewOff,
  moved,
  reading,
  write,
} from '#lib/placement/actions/write';
import { interviewForm, questionForm, refuseForm, wentForm } from '#lib/placement/forms/desk';
import { inviteMail } from '#lib/placement/mails/candidate';
import { placementNote } from '#lib/placement/mails/staff';
import { readSlots } from '#lib/placement/rules/agreed-words';
import { questionTask } from '#lib/placement/rules/tasks';
import type { Candidate, PlacementWritten } from '#lib/placement/schema';
import { inWords } from '#lib/placement/words/mails';
import type { Fields } from '#lib/platform/http/intake/body';
import { httpError, type Result, wrong } from '#lib/platform/http/intake/reply';
import type { NewTask } from '#lib/tasks/schema';

export const employerActions = ['interview', 'no', 'hired', 'question', 'went', 'resume'] as const;
export type EmployerAction = (typeof employerActions)[number];

interface Asked extends Act {
  readonly candidate: Candidate;
  readonly fields: Fields;
}

type Done = Result<undefined>;

/** The words for somebody who is on the page no longer, whatever the reason. */
export const nobodyHere = 'This person is no longer on the list.';

/** For somebody who said yes to the post as it was, and has not yet to the post as it is. */
export const askedAgain =
  'The post was changed after this person said yes. We have asked again, and will show them as soon as they agree.';

export function actAsEmployer(
  act: Act,
  action: EmployerAction,
  candidate: Candidate,
  fields: Fields,
): Promise<Done> {
  return actions[action]({ ...act, candidate, fields });
}

const actions: Readonly<Record<EmployerAction, (asked: Asked) => Promise<Done>>> = {
  interview: reading(interviewForm, async (asked: Asked, { place }) => {
    const { candidate, fields, at } = asked;
    const times = readSlots(fields.slot, at);
    if ('wrong' in times) return wrong('slot', times.wrong);
    const slots = times.ok;
    const taken = (await asked.context.store.listCandidates({ vacancy: asked.vacancy.id })).some(
      ({ id, slotAt }) => id !== candidate.id && slotAt !== undefined && slots.includes(slotAt),
    );
    if (taken) {
      const message = 'You are meeting somebody else at one of these times.';
      return httpError(409, message, { errors: { slot: message } });
    }
    return commit(asked, 'interview', {
      change: {
        invitedAt: at,
        slots,
        place: place || null,
        otherSlots: null,
        slotAt: null,
        pickedAt: null,
        wentCandidate: null,
        wentEmployer: null,
        wentStaff: null,
      },
      mails: [inviteMail(aboutOf(asked), candidate, { slots, place, at })],
      lines: interviewOff(asked, candidate, 'invited-again'),
    });
  }),
  no: reading(refuseForm, async (asked: Asked, { why }) => {
    const { candidate, at } = asked;
    return commit(asked, 'employer-no', {
      change: { refusedAt: at, refusedWhy: why || null, slots: [], slotAt: null },
      mails: [note(asked, 'refused', `${inWords(candidate)} is not for them`, why)],
      lines: interviewOff(asked, candidate, 'no'),
    });
  }),
  async hired(asked) {
    const { candidate, fields, at, vacancy } = asked;
    if (candidate.state === 'hired') return conflict('This person is hired already.');
    if (vacancy.state !== 'open') {
      return conflict(
        vacancy.state === 'filled' ? 'The post is filled already.' : 'The search has ended.',
      );
    }
    const read = readHire(fields, at);
    if ('error' in read) return read;
    return outcome(await hire(asked, candidate, read.ok));
  },
  question: reading(questionForm, async (asked: Asked, { text }) => {
    const { candidate, vacancy, at } = asked;
    const id = randomUUID();
    return commit(asked, 'question', {
      mails: [note(asked, `question-${at}`, `A question about ${inWords(candidate)}`, text)],
      detail: { note: text },
      opens: [questionTask(vacancy, candidate, { id, at, asker: 'employer', text })],
    });
  }),
  went: reading(wentForm, async (asked: Asked, { answer }) => {
    const { candidate, at } = asked;
    if (candidate.slotAt === undefined || candidate.slotAt > at) {
      return conflict('There has been no interview yet.');
    }
    const met = answer === 'yes';
    return commit(asked, 'employer-went', {
      change: { wentEmployer: met },
      detail: { answer, says: 'employer' },
      mails: [
        note(
          asked,
          `went-employer-${at}`,
          `They say of ${inWords(candidate)}: ${met ? 'we met' : 'we did not meet'}`,
        ),
      ],
    });
  }),
  /** Stored before the file is sent: the person is notified of each opening. */
  async resume(asked) {
    return commit(asked, 'resume-opened');
  },
};

const note = (asked: Asked, topic: string, what: string, text?: string) =>
  placementNote(aboutOf(asked), {
    topic: `${topic}-${asked.candidate.id}`,
    what,
    ...(text && { lines: [text] }),
  });

type Changes = Parameters<typeof moved>[3] & {
  /** The history lines of what else the action caused. */
  readonly lines?: ReturnType<typeof interviewOff>;
  readonly opens?: readonly NewTask[];
};

async function commit(
  asked: Asked,
  move: Parameters<typeof moved>[2],
  { lines = [], opens = [], ...changes }: Changes = {},
): Promise<Done> {
  const { enquiries, candidates } = moved(asked, asked.candidate, move, changes);
  const written = await write(asked, {
    enquiries: [...enquiries, ...lines],
    candidates,
    opens,
    // Words that were changed at this moment are words that nobody has agreed to yet.
    asOf: asked.vacancy.version,
    // The page of a filled post shows nobody: no resume leaves it either.
    ...(move !== 'question' && move !== 'employer-went' && { whileOpen: true }),
  });
  return outcome(written);
}

function outcome(written: PlacementWritten): Done {
  if (written === 'done') return { ok: undefined };
  if (written === 'gone') return httpError(404, nobodyHere);
  return conflict('This was changed in the meantime. Please read the page again.');
}

import { randomUUID } from 'node:crypto';
import type { Actor, EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import { type ActionForm, type Field, readForm, type Values } from '#lib/forms/define';
import { askAgainMail, noInterviewMail } from '#lib/placement/mails/candidate';
import { noMeetingMail } from '#lib/placement/mails/employer';
import { heldNote } from '#lib/placement/mails/staff';
import { isAskedAgain, slotValue } from '#lib/placement/rules/agreed-words';
import { type CandidateMove, moveOf, type OffReason } from '#lib/placement/rules/moves';
import {
  type Candidate,
  type CandidateChange,
  isLive,
  type PlacementWrite,
  type PlacementWritten,
  type Shortlist,
  type Vacancy,
} from '#lib/placement/schema';
import type { PlacementEvent } from '#lib/placement/words/history';
import { markOf, recordOf } from '#lib/placement/words/mails';
import type { AppContext } from '#lib/platform/context';
import { keyedHash } from '#lib/platform/db/settings';
import type { Store } from '#lib/platform/db/store';
import type { Fields } from '#lib/platform/http/intake/body';
import {
  type HttpError,
  httpError,
  type Result,
  wrongFields,
} from '#lib/platform/http/intake/reply';
import { log } from '#lib/platform/log/log';
import { limitMailsBetween, type MailCause } from '#lib/platform/mail/limit';
import type { MailOwed, OutgoingMail } from '#lib/platform/mail/schema';

export interface Act {
  readonly context: AppContext;
  readonly vacancy: Vacancy;
  /** Epoch milliseconds: the same for all that it writes. */
  readonly at: number;
  readonly by: Actor;
  /** The cause of the mails that it sends; `ours`: a member or a job. */
  readonly cause: MailCause | 'ours';
  /** The cause in words for staff, where it is a candidate. */
  readonly who?: string;
}

export const aboutOf = ({ context, vacancy }: Pick<Act, 'context' | 'vacancy'>) => ({
  env: context.env,
  vacancy,
});

/** A line of the history of an enquiry; the vacancy is named by its id alone. */
export const eventOf = (
  { at, by, vacancy }: Act,
  action: PlacementEvent,
  more: Readonly<Record<string, string>> = {},
): EnquiryEvent => ({
  id: randomUUID(),
  at,
  by,
  action,
  detail: { vacancy: vacancy.id, ...more },
});

interface LineMore {
  readonly mails?: readonly OutgoingMail[];
  readonly detail?: Readonly<Record<string, string>>;
  /** It is the contact that was promised. */
  readonly contact?: true;
}

type Line = NonNullable<PlacementWrite['enquiries']>[number];

/** That line with its mails: everything that one enquiry receives. */
export const lineOf = (
  act: Act,
  id: string,
  action: PlacementEvent,
  { mails = [], detail, contact }: LineMore = {},
): Line => ({
  id,
  change: {},
  event: eventOf(act, action, detail),
  mails,
  ...(contact && { contact }),
});

/** The history line on the employer's enquiry. */
export const employerLineOf = (act: Act, action: PlacementEvent, more: LineMore = {}): Line =>
  lineOf(act, act.vacancy.employer.enquiryId, action, more);

/** The history of the vacancy says of whom it is by the opaque id alone: an erased candidate is named nowhere. */
export const vacancyLineOf = (
  act: Act,
  candidates: readonly Pick<Candidate, 'id'>[],
  action: PlacementEvent,
  more: LineMore = {},
): Line =>
  employerLineOf(act, action, {
    ...more,
    detail: { ...more.detail, candidate: candidates.map(({ id }) => id).join(' ') },
  });

/** A line in each of the two histories; the mails are stored with the candidate's. */
export const bothLines = (
  act: Act,
  candidate: Pick<Candidate, 'id' | 'enquiryId'>,
  action: PlacementEvent,
  { contact, mails = [], detail = {} }: LineMore = {},
): readonly Line[] => [
  lineOf(act, candidate.enquiryId, action, {
    mails,
    detail: { ...detail, candidate: candidate.id },
    ...(contact && { contact }),
  }),
  vacancyLineOf(act, [candidate], action, { detail }),
];

/** Moves that the histories name differently. */
const eventName = {
  'consent-again': 'consent-yes',
  'candidate-went': 'went',
  'employer-went': 'went',
  'staff-went': 'went',
} as const;

/** A move of a candidate: the lines of both histories with the mails, and the change. */
export function moved(
  act: Act,
  candidate: Candidate,
  move: keyof typeof eventName | Extract<CandidateMove, PlacementEvent>,
  { change = {}, ...more }: LineMore & { readonly change?: CandidateChange },
) {
  const event: PlacementEvent =
    move in eventName ? eventName[move as keyof typeof eventName] : (move as PlacementEvent);
  return {
    enquiries: bothLines(act, candidate, event, more),
    candidates: [{ id: candidate.id, ...moveOf(move, change) }],
  };
}

/**
 * An agreed hour that lies ahead is cancelled for both: each is written to, with the entry that removes it from the
 * calendar, and both histories say so. Nothing where no hour is agreed.
 */
export function interviewOff(act: Act, candidate: Candidate, why: OffReason): readonly Line[] {
  const { slotAt } = candidate;
  if (slotAt === undefined || slotAt <= act.at) return [];
  const off = { slotAt, at: act.at, why };
  return bothLines(act, candidate, 'interview-off', {
    mails: [
      noInterviewMail(aboutOf(act), candidate, off),
      noMeetingMail(aboutOf(act), candidate, off),
    ],
    detail: { slot: slotValue(slotAt), why },
  });
}

/** The link that shows candidates now, if there is one. */
export async function liveShortlist(
  { store }: Pick<AppContext, 'store'>,
  vacancy: string,
  now: number,
): Promise<Shortlist | undefined> {
  const last = await store.lastShortlist(vacancy);
  return last && isLive(last, now) ? last : undefined;
}

/** A keyed hash of a person, with which they can prove their own answer; it cannot be read back. */
export const personHash = (store: Pick<Store, 'secret'>, email: string): Promise<string> =>
  keyedHash(store, 'consents', email);

/** The mails with the counters that hold them, where a stranger causes them. */
async function owed(act: Act, mails: readonly MailOwed[] = []): Promise<readonly MailOwed[]> {
  const { context, cause } = act;
  if (cause === 'ours') return mails;
  const made = mails.map((each) => withKind('counters' in each ? each.mail : each));
  return limitMailsBetween(context, made, cause, (limit, day) =>
    heldNote(aboutOf(act), { limit, day, by: whoIs(act, cause) }),
  );
}

const whoIs = ({ vacancy: { employer }, who = 'A candidate' }: Act, { email }: MailCause) =>
  email === employer.email ? employer.company : who;

/** A topic begins with its vacancy and what it is about. Staff read of each vacancy by itself. */
function withKind(mail: OutgoingMail) {
  const [, vacancy = '', kind = ''] = /^(V-\w+-\w+-)?([a-z]+)/.exec(mail.topic ?? '') ?? [];
  return { mail, kind: mail.role === 'staff' ? `${vacancy}${kind}` : kind };
}

/** Writes, and wakes whoever sends. */
export async function write(
  act: Act,
  what: Omit<PlacementWrite, 'vacancy' | 'at' | 'by'>,
): Promise<PlacementWritten> {
  const { context, vacancy, at } = act;
  const enquiries = await Promise.all(
    (what.enquiries ?? []).map(async (each) => ({ ...each, mails: await owed(act, each.mails) })),
  );
  const written = await context.store.writePlacement({
    vacancy: vacancy.id,
    at,
    by: act.by.kind === 'member' ? act.by.address : act.by.kind,
    ...what,
    enquiries,
  });
  if (written === 'done') {
    log().info({ vacancy: vacancy.id }, 'placement');
    context.wake('mail');
  }
  return written;
}

export const conflict = (message: string): { readonly error: HttpError } => httpError(409, message);

/** A line for each who has to be asked about these words, and one of the vacancy; `act.vacancy` is the post as it is from now on. */
export function askAgain(
  act: Act,
  candidates: readonly Candidate[],
): NonNullable<PlacementWrite['enquiries']> {
  const asked = candidates.filter((each) => !each.left && isAskedAgain(each, act.vacancy));
  if (asked.length === 0) return [];
  const words = markOf(recordOf(act.vacancy));
  return [
    ...asked.map((each) =>
      lineOf(act, each.enquiryId, 'asked-again', {
        mails: [
          askAgainMail(aboutOf(act), each, { topic: topicOf(act), meetsAt: meetsAt(act, each) }),
        ],
        detail: { candidate: each.id, words },
      }),
    ),
    vacancyLineOf(act, asked, 'asked-again', { detail: { words } }),
  ];
}

/** A change on the desk asks each time; the clock asks once about the same words, whichever host is first. */
const topicOf = ({ by, vacancy, at }: Act) =>
  by.kind === 'site' ? markOf(recordOf(vacancy)) : String(at);

const meetsAt = ({ at }: Act, { slotAt, state }: Candidate) =>
  slotAt !== undefined && slotAt > at && state === 'interview' ? slotAt : undefined;

/** An action that first reads what was posted by the rules of a form. */
export const reading =
  <F extends Record<string, Field>, Asked extends { readonly fields: Fields }, Done>(
    form: ActionForm<F>,
    work: (asked: Asked, values: Values<ActionForm<F>>) => Promise<Result<Done>>,
  ) =>
  async (asked: Asked): Promise<Result<Done>> => {
    const read = readForm(form, asked.fields);
    return 'ok' in read ? work(asked, read.ok) : wrongFields(read.errors);
  };

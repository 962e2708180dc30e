/** It is the change, its line of the history, and the mails and webhooks that go with it. */

import { randomUUID } from 'node:crypto';
import { deskEnquiryPath } from '#data/addresses/desk-routes';
import { kindWords } from '#data/form-kinds';
import type { Action, PersonName } from '#lib/enquiries/actions/posted';
import { changedEvent, receivedEvent } from '#lib/enquiries/actions/record';
import { staffMail } from '#lib/enquiries/mails';
import { type ActionName, deskActions, keepsPromise } from '#lib/enquiries/rules/actions';
import { closingOf, promisedBy } from '#lib/enquiries/rules/hours';
import { isNear, readWho } from '#lib/enquiries/rules/lists';
import type {
  Enquiry,
  EnquiryChange,
  EnquiryEvent,
  EnquiryWrite,
} from '#lib/enquiries/schema/enquiry';
import type { Env } from '#lib/platform/config/env';
import type { AppContext } from '#lib/platform/context';
import type { Store } from '#lib/platform/db/store';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { toStaff, writeMail } from '#lib/platform/mail/write-mail';
import { endOfDay, isoDayInIndia, isoInIndia, shortDayAndHour } from '#lib/platform/values/india';
import { readReference } from '#lib/platform/values/reference';
import { phoneKey } from '#lib/platform/values/text';
import { firstName, memberOf, namedAddress } from '#lib/staff/rules';
import type { call, TaskKind } from '#lib/tasks/rules';

export interface ActingMember {
  readonly address: string;
  readonly name: string;
}

/** `undone`: the event that a take-back undoes; `other`: whose enquiry is joined or parted; `vacancy`: the id of what it opens. */
export async function writeOf(
  context: AppContext,
  { address, name }: ActingMember,
  enquiry: Enquiry,
  state: Enquiry['state'],
  action: Action,
  {
    undone,
    other,
    vacancy,
    task,
  }: {
    readonly undone?: EnquiryEvent | undefined;
    readonly other?: Enquiry | undefined;
    readonly vacancy?: string | undefined;
    /** The kind of the task that ends or is postponed. */
    readonly task?: TaskKind | typeof call | undefined;
  } = {},
): Promise<EnquiryWrite> {
  const { env, now } = context;
  const at = now();
  const change = undone
    ? changeBack(undone)
    : { ...changeBy(action, enquiry, state, { address, name }, at), touchedAt: at };
  const after: Enquiry = merge(enquiry, { ...change, dueAt: undefined });
  const changed =
    enquiry.suspicion === undefined
      ? changedEvent(after, { action: action.name, by: name }, env, at)
      : undefined;
  const person =
    action.name === 'not-suspicious' ? await asNewlyReceived(context, after, at) : undefined;
  const handed =
    action.name === 'hand' && action.to !== address
      ? handOverMail(env, { ...after, dueAt: dueAt(after) }, { from: name, now: at, ...action })
      : undefined;
  const eventWith = (detail: EnquiryEvent['detail']): EnquiryEvent => ({
    id: randomUUID(),
    at,
    by: { kind: 'member', address, name },
    action: action.name,
    detail,
  });
  return {
    id: enquiry.id,
    version: enquiry.version,
    change: { ...change, dueAt: dueAt(after) ?? null },
    event: eventWith(
      undone
        ? { of: undone.id, deed: undone.action }
        : {
            ...detailOf(action),
            ...(action.name === 'correct' && formerOf(enquiry, change)),
            ...detailBefore(action.name, enquiry, change),
            ...(vacancy && { vacancy }),
            ...(task && { task }),
            ...(other && { other: other.reference }),
          },
    ),
    ...(other && {
      person: {
        other: other.id,
        joins: action.name === 'merge',
        event: eventWith({ other: enquiry.reference }),
      },
    }),
    webhooks: changed ? [changed] : [],
    ...(handed && { mails: [handed] }),
    ...taskOf(action, enquiry.id, { by: address, at }),
    ...person,
  };
}

function changeBy(
  action: Action,
  enquiry: Enquiry,
  state: Enquiry['state'],
  { address, name }: ActingMember,
  at: number,
): EnquiryChange {
  const outcome = action.name === 'close' ? action.outcome : undefined;
  const isPromiseKept = keepsPromise(action.name, outcome) && enquiry.keptAt === undefined;
  const { reaches, tries } = deskActions[action.name];
  const isFirstCome = tries === true || action.name === 'ask-payment';
  const again = 'again' in action ? action.again : undefined;
  return {
    state,
    ...(isPromiseKept && { keptAt: at }),
    ...(reaches !== undefined && enquiry.reachedAt === undefined && { reachedAt: at }),
    // The first member who calls, or asks for payment, is assigned.
    ...((action.name === 'take' || (isFirstCome && !enquiry.member)) && { member: address }),
    ...(action.name === 'hand' && { member: action.to }),
    ...(action.name === 'correct' && correctionOf(enquiry, action)),
    ...(enquiry.handedBy !== undefined && { handedBy: null }),
    ...(action.name === 'hand' && { handedBy: action.to === address ? null : firstName(name) }),
    ...(tries && { again: again ?? null }),
    ...(action.name === 'postpone-task' &&
      action.task === enquiry.id && { again: callOn(action.dueAt, at) }),
    ...(tries && reaches === undefined && { tries: enquiry.tries + 1 }),
    ...(action.name === 'close' && { outcome: action.outcome, doneAt: at, again: null }),
    ...(action.name === 'ask-payment' && enquiry.state === 'done' && openedAgain(enquiry)),
    // All that was paid goes back: it is no longer closed as enrolled.
    ...(action.name === 'refund' && state !== enquiry.state && openedAgain(enquiry)),
    ...((action.name === 'reopen' || action.name === 'not-suspicious') && openedAgain(enquiry)),
    ...(action.name === 'not-suspicious' && { suspicion: null, promisedBy: promisedBy(at) }),
  };
}

/** A call has no row of its own: to postpone it is to agree on its next hour. */
function taskOf(
  action: Action,
  enquiry: string,
  { by, at }: { readonly by: string; readonly at: number },
): Pick<EnquiryWrite, 'task'> {
  if (action.name === 'done-task') {
    const { task: id, note } = action;
    return { task: { id, end: { at, by, how: 'done-task', ...(note && { note }) } } };
  }
  if (action.name !== 'postpone-task' || action.task === enquiry) return {};
  return { task: { id: action.task, dueAt: action.dueAt } };
}

/** The end of the office day, or of the day itself where that is over. */
const callOn = (day: number, now: number) =>
  closingOf(day) > now ? closingOf(day) : endOfDay(day) - 1;

/** A person who was never reached gets a new promise of a call: only the closing, as a duplicate or as spam, had met the old one. */
const openedAgain = ({ reachedAt }: Enquiry): EnquiryChange => ({
  outcome: null,
  doneAt: null,
  ...(reachedAt === undefined && { keptAt: null }),
});

/** The agreed hour; without one the promise, until it is kept. A promise that is missed is a mark beside the hour. */
function dueAt({ state, keptAt, again, promisedBy: promise }: Enquiry): number | undefined {
  if (state === 'done') return undefined;
  return again ?? (keptAt === undefined ? promise : undefined);
}

/** The enquiry with its changes; `null` empties. */
function merge(enquiry: Enquiry, change: object): Enquiry {
  const merged = Object.entries({ ...enquiry, ...change });
  return Object.fromEntries(
    merged.filter(([, value]) => value !== null && value !== undefined),
  ) as unknown as Enquiry;
}

/** Staff and another system hear of it now: they did not before. */
async function asNewlyReceived({ store, env }: AppContext, enquiry: Enquiry, at: number) {
  const stored = await store.findSubmission(enquiry.id);
  if (!stored) return {};
  const { suspicion: _suspicion, ...submission } = { ...stored, enquiry };
  const [file] = (await store.findRelations(enquiry.id)).files;
  const resume = file && (await store.findFile(file.id));
  const webhook = receivedEvent(submission, env, at);
  return { mails: staffMail(submission, env, resume), webhooks: webhook ? [webhook] : [] };
}

function detailOf(action: Action): EnquiryEvent['detail'] {
  return {
    ...('note' in action && action.note !== undefined && { note: action.note }),
    ...('to' in action && { to: action.to }),
    ...('again' in action && action.again !== undefined && { again: isoInIndia(action.again) }),
    ...('outcome' in action && { outcome: action.outcome }),
    ...('mail' in action && { mail: action.mail }),
    ...('mails' in action && { mail: action.mails.join(' ') }),
    ...('sum' in action && { sum: action.sum }),
    ...(action.name === 'postpone-task' && { until: isoDayInIndia(action.dueAt) }),
  };
}

interface HandOver {
  readonly from: string;
  readonly to: string;
  readonly note?: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

type Handed = Pick<Enquiry, 'reference' | 'kind' | 'name' | 'version'> & {
  /** Epoch milliseconds. */
  readonly dueAt: number | undefined;
};

/** `undefined` where the member left the desk in the meantime. */
function handOverMail(
  env: Env,
  { reference, kind, name, version, dueAt }: Handed,
  { from, to, note, now }: HandOver,
): OutgoingMail | undefined {
  const member = memberOf(env, to);
  if (!member) return undefined;
  const due =
    dueAt === undefined ? 'No date is agreed.' : `It falls due ${shortDayAndHour(dueAt, now)}.`;
  return writeMail(toStaff(env, namedAddress(member)), {
    // Handed over twice it is two mails.
    topic: `handed-over-${version}`,
    subject: `[${kind}] ${from} handed ${reference} to you`,
    before: [
      `${from} handed ${reference} to you: ${name.trim() || 'no name'}, ${kindWords(kind).title}. ${due}`,
      ...(note ? [`Their note: ${note}`] : []),
      `${env.origin}${deskEnquiryPath(reference)}`,
      `Reference: ${reference}`,
    ],
  });
}

/** Throws StoreUnavailable. */
export async function otherOf(
  store: Store,
  enquiry: Enquiry,
  { name, with: typed }: { readonly name: 'merge' | 'split'; readonly with: string },
): Promise<Enquiry | 'no-such-enquiry' | 'one-person' | 'not-allowed-now'> {
  const other = await find(store, typed);
  if (!other) return 'no-such-enquiry';
  const related = await store.listRelated(enquiry.id);
  const isTheirs = other.id === enquiry.id || related.some(({ id }) => id === other.id);
  if (name === 'merge') return isTheirs ? 'one-person' : other;
  return isTheirs && other.person !== undefined && !isNear(enquiry, other)
    ? other
    : 'not-allowed-now';
}

async function find(store: Store, typed: string): Promise<Enquiry | undefined> {
  const read = readReference(typed);
  if ('reference' in read) return store.findEnquiry(read.reference);
  const who = readWho(typed);
  return who === undefined ? undefined : (await store.listEnquiriesOf(who))[0];
}

const names = ['name', 'phone', 'email'] as const satisfies readonly PersonName[];

function correctionOf(
  enquiry: Enquiry,
  { person }: Action & { readonly name: 'correct' },
): EnquiryChange {
  return Object.fromEntries(
    names.flatMap((name) =>
      person[name] !== undefined && !isSame(name, person[name], enquiry[name])
        ? [[name, person[name]]]
        : [],
    ),
  );
}

/** A number in another notation is the same number. */
const isSame = (name: PersonName, given: string, stored: string) =>
  given === stored ||
  (name === 'phone' && phoneKey(given) !== '' && phoneKey(given) === phoneKey(stored));

/** The history keeps what was there before. */
function formerOf(enquiry: Enquiry, change: EnquiryChange): EnquiryEvent['detail'] {
  return Object.fromEntries(
    names.flatMap((name) => (change[name] === undefined ? [] : [[`${name}Before`, enquiry[name]]])),
  );
}

const reversibleColumns = [
  'state',
  'member',
  'again',
  'tries',
  'reachedAt',
  'keptAt',
  'outcome',
  'doneAt',
  'touchedAt',
  'handedBy',
] as const satisfies readonly (keyof EnquiryChange & keyof Enquiry)[];

/** The columns are stored as they were before the action. */
function detailBefore(
  action: ActionName,
  enquiry: Enquiry,
  change: EnquiryChange,
): EnquiryEvent['detail'] {
  if (!deskActions[action].reversible) return {};
  const changed = reversibleColumns.filter((name) => change[name] !== undefined);
  const was = Object.fromEntries(changed.map((name) => [name, enquiry[name] ?? null]));
  return { was: JSON.stringify(was) };
}

const changeBack = ({ detail }: EnquiryEvent): EnquiryChange =>
  JSON.parse(detail.was ?? '{}') as EnquiryChange;

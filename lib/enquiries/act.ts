/** A member of the desk does something with an enquiry: state, history, mails and webhooks in one transaction. */

import { randomUUID } from 'node:crypto';
import type { Action } from '#lib/enquiries/actions';
import { promisedBy } from '#lib/enquiries/promise';
import { keepsPromise, stateAfter } from '#lib/enquiries/states';
import { changeBack, detailBefore, reversibleIn } from '#lib/enquiries/take-back';
import { staffMail } from '#lib/forms/staff-mail';
import { isoInIndia } from '#lib/india';
import { log } from '#lib/log';
import type { Site } from '#lib/site';
import type { Enquiry, EnquiryChange, EnquiryEvent, EnquiryWrite } from '#lib/store/enquiries';
import { mirrorErased } from '#lib/store/erasure-mirror';
import { changedEvent, erasedEvent, receivedEvent } from '#lib/webhooks/events';

export interface Doer {
  readonly address: string;
  readonly name: string;
}

export type Acted =
  | { readonly done: 'changed'; readonly enquiry: Enquiry }
  | { readonly done: 'erased' }
  /** Somebody was faster; `last`: what they did. */
  | { readonly stale: { readonly enquiry: Enquiry; readonly last?: EnquiryEvent } }
  | { readonly refused: 'not-allowed-now' | 'no-such-mail' }
  | { readonly missing: true };

/** Throws StoreUnavailable. `reference` as the store has it. */
export async function act(
  site: Site,
  by: Doer,
  reference: string,
  version: number,
  action: Action,
): Promise<Acted> {
  const { store } = site;
  const enquiry = await store.findEnquiry(reference);
  if (!enquiry) return { missing: true };
  if (enquiry.version !== version) return stale(site, enquiry);
  const state = stateAfter(action.name, { state: enquiry.state, reached: isReached(enquiry) });
  const isAllowed = action.name !== 'not-suspicious' || enquiry.suspicion !== undefined;
  if (!state || !isAllowed) return { refused: 'not-allowed-now' };
  if (action.name === 'erase') return erase(site, enquiry);
  if ('mail' in action && !(await hasMail(site, enquiry, action))) {
    return { refused: 'no-such-mail' };
  }
  const undone =
    action.name === 'take-back'
      ? reversibleIn(await store.listEvents(enquiry.id), by.address, site.now())
      : undefined;
  if (action.name === 'take-back' && !undone) return { refused: 'not-allowed-now' };
  const write = await writeOf(site, by, enquiry, state, action, undone);
  if (!(await store.changeEnquiry(write))) return again(site, reference);
  await workOnMail(site, enquiry, action);
  log().info({ submission: enquiry.id, action: action.name }, 'desk');
  site.wakeCourier();
  const after = await store.findEnquiry(reference);
  return after ? { done: 'changed', enquiry: after } : { missing: true };
}

const isReached = ({ reachedAt }: Enquiry) => reachedAt !== undefined;

/** Changed or erased between reading and writing. */
async function again(site: Site, reference: string): Promise<Acted> {
  const enquiry = await site.store.findEnquiry(reference);
  return enquiry ? stale(site, enquiry) : { missing: true };
}

async function stale({ store }: Site, enquiry: Enquiry): Promise<Acted> {
  const events = await store.listEvents(enquiry.id);
  const last = events.findLast(({ by }) => by.kind === 'member');
  return { stale: { enquiry, ...(last && { last }) } };
}

async function erase(site: Site, enquiry: Enquiry): Promise<Acted> {
  const { store, env, now } = site;
  const event = enquiry.suspicion === undefined && erasedEvent(enquiry, env, now());
  const gone = await store.eraseEnquiry(enquiry.id, now(), event ? { webhooks: [event] } : {});
  await mirrorErased(store, env.DATA_DIR);
  site.wakeCourier();
  return gone ? { done: 'erased' } : { missing: true };
}

async function writeOf(
  site: Site,
  { address, name }: Doer,
  enquiry: Enquiry,
  state: Enquiry['state'],
  action: Action,
  undone: EnquiryEvent | undefined,
): Promise<EnquiryWrite> {
  const { env, now } = site;
  const at = now();
  const change = undone
    ? changeBack(undone)
    : { ...changeBy(action, enquiry, state, address, at), touchedAt: at };
  const after: Enquiry = merge(enquiry, { ...change, dueAt: undefined });
  const changed =
    enquiry.suspicion === undefined
      ? changedEvent(after, { action: action.name, by: name }, env, at)
      : undefined;
  const person = action.name === 'not-suspicious' ? await asIfJustCome(site, after, at) : undefined;
  return {
    id: enquiry.id,
    version: enquiry.version,
    change: { ...change, dueAt: dueAt(after) ?? null },
    event: {
      id: randomUUID(),
      at,
      by: { kind: 'member', address, name },
      action: action.name,
      detail: undone
        ? { of: undone.id, deed: undone.action }
        : { ...detailOf(action), ...detailBefore(action.name, enquiry, change) },
    },
    webhooks: changed ? [changed] : [],
    ...person,
  };
}

function changeBy(
  action: Action,
  enquiry: Enquiry,
  state: Enquiry['state'],
  address: string,
  at: number,
): EnquiryChange {
  const outcome = action.name === 'close' ? action.outcome : undefined;
  const kept = keepsPromise(action.name, outcome) && enquiry.keptAt === undefined;
  const reaches = action.name === 'spoke' || action.name === 'wrote';
  const tried = reaches || action.name === 'no-answer';
  return {
    state,
    ...(kept && { keptAt: at }),
    ...(reaches && !isReached(enquiry) && { reachedAt: at }),
    // Whoever calls first has it from then on.
    ...((action.name === 'take' || (tried && !enquiry.member)) && { member: address }),
    ...(action.name === 'hand' && { member: action.to }),
    ...(tried && { again: action.again ?? null }),
    ...(action.name === 'no-answer' && { tries: enquiry.tries + 1 }),
    ...(action.name === 'close' && { outcome: action.outcome, doneAt: at, again: null }),
    ...(action.name === 'reopen' && { outcome: null, doneAt: null }),
    ...(action.name === 'not-suspicious' && { suspicion: null, promisedBy: promisedBy(at) }),
  };
}

/** The promise until it is kept, or the agreed hour where that is earlier. */
function dueAt({ state, keptAt, again, promisedBy: promise }: Enquiry): number | undefined {
  if (state === 'done') return undefined;
  return keptAt === undefined ? Math.min(promise, again ?? promise) : again;
}

/** The enquiry with its changes; `null` empties. */
function merge(enquiry: Enquiry, change: object): Enquiry {
  const merged = Object.entries({ ...enquiry, ...change });
  return Object.fromEntries(
    merged.filter(([, value]) => value !== null && value !== undefined),
  ) as unknown as Enquiry;
}

/** Staff and another system hear of it now: they did not before. */
async function asIfJustCome({ store, env }: Site, enquiry: Enquiry, at: number) {
  const stored = await store.findSubmission(enquiry.id);
  if (!stored) return {};
  const { suspicion: _gone, ...submission } = { ...stored, enquiry };
  const [file] = (await store.findBelongings(enquiry.id)).files;
  const kept = file && (await store.findFile(file.id));
  const webhook = receivedEvent(submission, env, at);
  return { mails: staffMail(submission, env, kept), webhooks: webhook ? [webhook] : [] };
}

function detailOf(action: Action): EnquiryEvent['detail'] {
  return {
    ...('note' in action && action.note !== undefined && { note: action.note }),
    ...('to' in action && { to: action.to }),
    ...('again' in action && action.again !== undefined && { again: isoInIndia(action.again) }),
    ...('outcome' in action && { outcome: action.outcome }),
    ...('mail' in action && { mail: action.mail }),
  };
}

async function hasMail(
  { store }: Site,
  { id }: Enquiry,
  action: Extract<Action, { mail: string }>,
): Promise<boolean> {
  const { mails } = await store.findBelongings(id);
  const mail = mails.find((each) => each.id === action.mail);
  if (action.name === 'mail-give-up') return mail?.state === 'parked';
  return mail !== undefined && mail.state !== 'closed';
}

async function workOnMail({ store, now }: Site, { id }: Enquiry, action: Action): Promise<void> {
  if (action.name === 'mail-again') await store.resendMail(id, action.mail, now());
  if (action.name === 'mail-give-up') await store.closeMail(id, action.mail, now());
}

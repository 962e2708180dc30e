/** A member of the desk does something with an enquiry: state, history, mails and webhooks in one transaction. */
import type { Action } from '#lib/enquiries/actions/posted';
import { erasedEvent } from '#lib/enquiries/actions/record';
import { type ActingMember, otherOf, writeOf } from '#lib/enquiries/actions/write';
import { stateAfter } from '#lib/enquiries/rules/actions';
import { heldFileTaken, reversibleIn } from '#lib/enquiries/rules/take-back';
import type { Enquiry, EnquiryEvent, EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import { newVacancy } from '#lib/placement/actions/staff';
import { leavePlacement } from '#lib/placement/erasure';
import { employer } from '#lib/placement/forms/employer';
import type { AppContext } from '#lib/platform/context';
import { log } from '#lib/platform/log/log';
import { mirrorErased } from '#lib/privacy/queries/records';
import { call, refusalOfDone, type TaskKind } from '#lib/tasks/rules';
import type { Task } from '#lib/tasks/schema';

type Acted =
  | { readonly done: 'changed'; readonly enquiry: Enquiry; readonly vacancy?: string }
  | { readonly done: 'erased' }
  /** Somebody was faster; `last`: what they did. */
  | { readonly stale: { readonly enquiry: Enquiry; readonly last?: EnquiryEvent } }
  | {
      readonly error:
        | 'not-allowed-now'
        | 'no-such-mail'
        | 'no-such-enquiry'
        | 'one-person'
        | 'no-such-task';
    }
  /** The task has ended meanwhile, without a change of the enquiry. */
  | { readonly over: Task }
  /** The action that alone ends it, in a sentence. */
  | { readonly refused: string }
  | { readonly missing: true };

/** Throws StoreUnavailable. `reference` as the store has it. */
export async function act(
  context: AppContext,
  by: ActingMember,
  reference: string,
  version: number,
  action: Action,
  bulkId?: string,
): Promise<Acted> {
  const { store } = context;
  const enquiry = await store.findEnquiry(reference);
  if (!enquiry) return { missing: true };
  if (enquiry.version !== version) return stale(context, enquiry);
  const state = stateAfter(action.name, {
    state: enquiry.state,
    reached: enquiry.reachedAt !== undefined,
  });
  if (!state || !isAllowed(action, enquiry)) return { error: 'not-allowed-now' };
  if (action.name === 'erase') return erase(context, enquiry);
  if (!(await hasMail(context, enquiry, action))) {
    return { error: 'no-such-mail' };
  }
  const undone =
    action.name === 'take-back'
      ? reversibleIn(await store.listEvents(enquiry.id), by.address, context.now())
      : undefined;
  if (action.name === 'take-back' && !undone) return { error: 'not-allowed-now' };
  const other = 'with' in action ? await otherOf(store, enquiry, action) : undefined;
  if (typeof other === 'string') return { error: other };
  const task = await taskIn(store, enquiry, action);
  if (task && !('kind' in task)) return task;
  const vacancy =
    action.name === 'open-vacancy' ? await newVacancy(context, enquiry, context.now()) : undefined;
  const own = await writeOf(context, by, enquiry, state, action, {
    undone,
    other,
    vacancy: vacancy?.id,
    task: task?.kind,
  });
  const write = bulkId === undefined ? own : asOneOfMany(own, bulkId);
  const isWritten = vacancy
    ? await store.openVacancy(write, vacancy)
    : await store.changeEnquiry(write);
  if (!isWritten) {
    const ended = await taskIn(store, enquiry, action);
    return ended && 'over' in ended ? ended : again(context, reference);
  }
  await applyToMail(context, enquiry, action, undone);
  log().info({ submission: enquiry.id, action: action.name }, 'desk');
  context.wake('mail');
  const after = await store.findEnquiry(reference);
  return after
    ? { done: 'changed', enquiry: after, ...(vacancy && { vacancy: vacancy.id }) }
    : { missing: true };
}

/** The task that an action ends or postpones, or why it does not. */
async function taskIn(
  { findTask }: AppContext['store'],
  enquiry: Enquiry,
  action: Action,
): Promise<
  | undefined
  | { readonly kind: TaskKind | typeof call }
  | Extract<
      Acted,
      { readonly error: unknown } | { readonly over: Task } | { readonly refused: string }
    >
> {
  if (action.name !== 'done-task' && action.name !== 'postpone-task') return undefined;
  const isCall = action.task === enquiry.id;
  const found = isCall ? undefined : await findTask(action.task);
  if (!isCall && found?.enquiryId !== enquiry.id) return { error: 'no-such-task' };
  if (found?.endedAt !== undefined) return { over: found };
  const kind = found?.kind ?? call;
  const refused = action.name === 'done-task' ? refusalOfDone(kind) : undefined;
  if (refused) return { refused };
  return isCall && enquiry.state === 'done' ? { error: 'not-allowed-now' } : { kind };
}

function isAllowed({ name }: Action, { suspicion, kind }: Enquiry): boolean {
  if (name === 'not-suspicious') return suspicion !== undefined;
  return name !== 'open-vacancy' || (kind === employer.kind && suspicion === undefined);
}

/** All of them are reported in one mail, and undone together. */
const asOneOfMany = ({ mails: _own, ...write }: EnquiryWrite, bulkId: string): EnquiryWrite => ({
  ...write,
  event: { ...write.event, detail: { ...write.event.detail, press: bulkId } },
});

/** Changed or erased between reading and writing. */
async function again(context: AppContext, reference: string): Promise<Acted> {
  const enquiry = await context.store.findEnquiry(reference);
  return enquiry ? stale(context, enquiry) : { missing: true };
}

/** A page of the desk becomes stale by the last action of a member, or of the site in assigning it. */
export const lastOfDesk = (events: readonly EnquiryEvent[]): EnquiryEvent | undefined =>
  events.findLast(
    ({ by, action }) => (by.kind === 'member' && action !== heldFileTaken) || action === 'dealt',
  );

async function stale({ store }: AppContext, enquiry: Enquiry): Promise<Acted> {
  const events = await store.listEvents(enquiry.id);
  const last = lastOfDesk(events);
  return { stale: { enquiry, ...(last && { last }) } };
}

async function erase(context: AppContext, enquiry: Enquiry): Promise<Acted> {
  const { store, env, now } = context;
  const event = enquiry.suspicion === undefined && erasedEvent(enquiry, env, now());
  await leavePlacement(context, enquiry.id);
  const gone = await store.eraseEnquiry(enquiry.id, now(), event ? { webhooks: [event] } : {});
  await mirrorErased(store, env.DATA_DIR);
  context.wake('mail');
  return gone ? { done: 'erased' } : { missing: true };
}

/** Whether a mail that an action names can still be sent again, or given up. */
async function hasMail({ store }: AppContext, { id }: Enquiry, action: Action): Promise<boolean> {
  if (action.name !== 'mail-again' && action.name !== 'mail-give-up') return true;
  const { mails } = await store.findRelations(id);
  const stateOf = (mail: string) => mails.find((each) => each.id === mail)?.state;
  if (action.name === 'mail-give-up') {
    return action.mails.every((each) => stateOf(each) === 'parked');
  }
  const state = stateOf(action.mail);
  return state !== undefined && state !== 'closed';
}

async function applyToMail(
  { store, now }: AppContext,
  { id }: Enquiry,
  action: Action,
  undone: EnquiryEvent | undefined,
): Promise<void> {
  if (action.name === 'mail-again') await store.resendMail(id, action.mail, now());
  if (action.name === 'mail-give-up') {
    for (const mail of action.mails) await store.closeMail(id, mail, now());
  }
  if (undone?.action === 'mail-give-up') {
    await store.reopenMails({ mails: undone.detail.mail?.split(' ') ?? [] });
  }
}

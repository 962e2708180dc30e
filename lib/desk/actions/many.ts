/** One action for many enquiries, or many mails that were refused for good, each with its own line of the history. */
import { randomUUID } from 'node:crypto';
import { act } from '#lib/desk/actions/apply-action';
import { assignmentAmong, languageOf } from '#lib/desk/actions/assignment';
import { notifyHandOver } from '#lib/desk/jobs/reminders';
import { type ManyDone, mostAtOnce } from '#lib/desk/words';
import { type Action, readAction } from '#lib/enquiries/actions/posted';
import { filterOf, readListQuery } from '#lib/enquiries/rules/lists';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import type { Fields } from '#lib/platform/http/intake/body';
import { type HttpError, wrong } from '#lib/platform/http/intake/reply';
import { readReference } from '#lib/platform/values/reference';
import { line, own } from '#lib/platform/values/text';
import type { StaffRequest } from '#lib/staff/http/access';

const manyActions = ['take', 'hand', 'close'] as const;
interface Ticked {
  readonly reference: string;
  readonly version: number;
  readonly language?: string | undefined;
}

/** `to` repeated: shared out among them by language and load. Throws StoreUnavailable. */
export async function doMany(
  staffRequest: StaffRequest,
  fields: Fields,
): Promise<ManyDone | { readonly error: HttpError }> {
  if (!manyActions.some((each) => each === line(fields.action))) {
    return wrong('action', 'Please choose what to do with them.');
  }
  const members = staffRequest.members.map(({ email }) => email);
  const actions: Action[] = [];
  for (const to of new Set([fields.to].flat())) {
    const known = { members, reference: '', now: staffRequest.now };
    const read = readAction({ ...fields, to, version: '1' }, known);
    if ('error' in read) return read;
    actions.push(read.ok.action);
  }
  const ticked = line(fields.all) === 'yes' ? await allOf(staffRequest, fields) : tickedIn(fields);
  if (ticked.length === 0) return wrong('enquiry', 'Please tick one enquiry at least.');
  return perform(staffRequest, ticked, await chosenOf(staffRequest, actions));
}

/** One for all, or of several that hand over the one whose turn it is. */
async function chosenOf({ context, members, now }: StaffRequest, actions: readonly Action[]) {
  const [only] = actions as readonly [Action];
  if (actions.length === 1) return () => only;
  const toOf = (action: Action) => (action.name === 'hand' ? action.to : '');
  const takers = members.filter(({ email }) => actions.some((each) => toOf(each) === email));
  const assignment = await assignmentAmong(context.store, takers, now);
  return ({ language }: Ticked) => {
    const { email = '' } = assignment.next(language) ?? {};
    assignment.took(email);
    return actions.find((each) => toOf(each) === email) ?? only;
  };
}

async function perform(
  { context, member }: StaffRequest,
  ticked: readonly Ticked[],
  chosen: (each: Ticked) => Action,
): Promise<ManyDone> {
  const by = { address: member.email, name: member.name };
  const bulkId = randomUUID();
  const done: Enquiry[] = [];
  const handed: Enquiry[] = [];
  for (const each of ticked) {
    const action = chosen(each);
    const result = await act(context, by, each.reference, each.version, action, bulkId);
    if (!('done' in result) || result.done !== 'changed') continue;
    done.push(result.enquiry);
    if (action.name === 'hand' && action.to !== member.email) handed.push(result.enquiry);
  }
  for (const [to = '', own] of Map.groupBy(handed, (each) => each.member))
    await notifyHandOver(context, own, { from: member.name, to });
  return { press: bulkId, done: done.length, left: ticked.length - done.length };
}

/** `HOA-7K3M-92Q:4`, the version of the row behind the reference. */
function tickedIn({ enquiry }: Fields): Ticked[] {
  return [enquiry ?? []]
    .flat()
    .slice(0, mostAtOnce)
    .flatMap((each) => {
      const [, typed = '', version] = /^([\w-]+):(\d{1,9})$/.exec(line(each)) ?? [];
      const read = readReference(typed);
      return 'reference' in read ? [{ reference: read.reference, version: Number(version) }] : [];
    });
}

/** `held`: of a colleague on leave what has no date any more as well. */
const listsOf: Readonly<Record<'open' | 'undated' | 'held', readonly ('open' | 'undated')[]>> = {
  open: ['open'],
  undated: ['undated'],
  held: ['open', 'undated'],
};

/** Everything in the filtered list, for example a colleague's whole desk. */
async function allOf(
  { context, member, now, url }: StaffRequest,
  fields: Fields,
): Promise<Ticked[]> {
  const typed = line(fields.sift);
  const query = readListQuery(new URL(typed.startsWith('?') ? typed : '?', url));
  const filter = filterOf(query, 'open', member.email, now);
  const lists = own(listsOf, line(fields.list)) ?? listsOf.open;
  const pages = await Promise.all(
    lists.map((list) => context.store.listEnquiries({ ...filter, list }, 1, mostAtOnce)),
  );
  const rows = pages.flatMap((page) => page.rows).slice(0, mostAtOnce);
  return rows.map((row) => ({ ...row, language: languageOf(row) }));
}

const undoMs = 10 * 60_000;

/** Undoes one bulk action, except where an enquiry has changed since. */
export async function undoMany(staffRequest: StaffRequest, bulkId: string): Promise<ManyDone> {
  const { context, member, now } = staffRequest;
  const bulkActions = await context.store.listBulkActions(member.email, now - undoMs);
  const own = bulkActions.filter((each) => each.press === bulkId);
  return perform(staffRequest, own, () => ({ name: 'take-back' }));
}

/** Throws StoreUnavailable. `mail`, repeated, or `all`. */
export async function giveUpMany(
  { context, member, now }: StaffRequest,
  fields: Fields,
): Promise<ManyDone | { readonly error: HttpError }> {
  const { store } = context;
  const ids = new Set([fields.mail ?? []].flat().map(line));
  const failed = await store.listOpenDeadLetters(mostAtOnce);
  const isAll = line(fields.all) === 'yes';
  const chosen = isAll ? failed : failed.filter(({ id }) => ids.has(id));
  if (chosen.length === 0 && ids.size === 0) {
    return wrong('mail', 'Please tick one mail at least.');
  }
  const by = { address: member.email, name: member.name };
  const bulkId = randomUUID();
  let done = 0;
  for (const [id, own] of Map.groupBy(chosen, ({ submissionId }) => submissionId)) {
    const mails = own.map((each) => each.id);
    // The current state counts: a mail that is still failed is closed whatever a colleague did in between.
    const enquiry = own[0]?.reference && (await store.findEnquiry(own[0].reference));
    if (enquiry) {
      const action = { name: 'mail-give-up', mails } as const;
      const acted = await act(context, by, enquiry.reference, enquiry.version, action, bulkId);
      if ('done' in acted) done += mails.length;
    } else {
      for (const mail of mails) if (await store.closeMail(id, mail, now, bulkId)) done += 1;
    }
  }
  return { press: bulkId, done, left: (isAll ? chosen.length : ids.size) - done };
}

/** Reopens the mails that one bulk action closed, except where the enquiry has changed since. */
export async function undoMails(staffRequest: StaffRequest, bulkId: string): Promise<ManyDone> {
  const ofEnquiries = await undoMany(staffRequest, bulkId);
  const others = await staffRequest.context.store.reopenMails({
    press: bulkId,
    since: staffRequest.now - undoMs,
  });
  return { ...ofEnquiries, done: ofEnquiries.done + others };
}

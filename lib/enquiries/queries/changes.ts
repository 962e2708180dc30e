/** Changes an enquiry with all that goes along, and joins or parts enquiries of one person. */

import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { personFilter, type Who } from '#lib/enquiries/queries/person-filter';
import {
  asEnquiry,
  columnsOf,
  insertEvent,
  listEvents,
  never,
  selectEnquiries,
} from '#lib/enquiries/queries/rows';
import { indexSearch, searchText } from '#lib/enquiries/queries/search';
import { insertSubmission } from '#lib/enquiries/queries/submissions';
import type {
  Consequence,
  Enquiry,
  EnquiryChange,
  EnquiryEvent,
  EnquiryWrite,
} from '#lib/enquiries/schema/enquiry';
import type { Submission } from '#lib/enquiries/schema/submission';
import {
  changed,
  hasChanged,
  storable,
  storableJson,
  Undone,
  unlessUndone,
} from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { queueMails, toVisitor } from '#lib/platform/mail/queries/outbox';
import { resendColumns } from '#lib/platform/mail/queries/undelivered';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { phoneKey } from '#lib/platform/values/text';
import { queueWebhooks } from '#lib/platform/webhooks/queries';
import { endTask, endTasksOfEnquiry, openTask, postponeTask } from '#lib/tasks/queries';

/** False where the version was another one, or the enquiry is gone: nothing is written then. */
export const changeEnquiry = (db: Kysely<Tables>, write: EnquiryWrite): Promise<boolean> =>
  unlessUndone<boolean>(db.transaction().execute((tx) => changeEnquiryIn(tx, write)));

/** Changes an enquiry within the caller's transaction. */
export async function changeEnquiryIn(
  tx: Transaction<Tables>,
  write: EnquiryWrite,
): Promise<boolean> {
  const { id, version, change, contact, opens = [], event, webhooks = [] } = write;
  let update = tx.updateTable('enquiries').set(columnsOf(change)).where('id', '=', id);
  if (version !== undefined) {
    update = update.set({ version: version + 1 }).where('version', '=', version);
  }
  if (!(await update.$call(hasChanged))) return false;
  if (contact) await noteContact(tx, id, event.at);
  await changeTasks(tx, write);
  const mails = await mailsOfChange(tx, write);
  await correctPerson(tx, id, change, event.at);
  if (change.suspicion === null) {
    await tx.updateTable('submissions').set({ suspicion: null }).where('id', '=', id).execute();
  }
  if (write.person) await changePerson(tx, id, write.person);
  if (change.state === 'done') {
    const ended = event.by.kind === 'member' ? event.by.address : event.by.kind;
    const end = { at: event.at, by: ended, how: event.action };
    await endTasksOfEnquiry(tx, ['overdue-part', 'expired-request'], id, end);
  }
  await insertEvent(tx, id, event);
  for (const task of opens) await openTask(tx, task);
  if (event.action === 'note' && event.by.kind === 'member') {
    await endTasksOfEnquiry(tx, ['follow-up'], id, {
      at: event.at,
      by: event.by.address,
      how: event.action,
    });
  }
  if (isSearched(event)) await indexSearch(tx, id);
  await queueMails(tx, id, mails, event.at);
  await queueWebhooks(tx, webhooks, event.at);
  return true;
}

/** A contact that no member entered, such as a yes on the visitor's page; computed here because a member may act meanwhile. */
async function noteContact(tx: Transaction<Tables>, id: string, at: number): Promise<void> {
  await sql`update enquiries set
      kept_at = coalesce(kept_at, ${at}),
      reached_at = coalesce(reached_at, ${at}),
      due_at = case when state = 'done' then ${never} else coalesce(again_at, ${never}) end,
      state = case when state in ('new', 'no-answer') then 'talking' else state end
    where id = ${id}`.execute(tx);
}

/** The visitor caused this change, not a page of the desk, so the version stays. */
export async function follow(
  tx: Transaction<Tables>,
  enquiryId: string,
  { change, contact, event, mails, webhooks }: Consequence,
): Promise<void> {
  if (Object.keys(change).length > 0) {
    await tx.updateTable('enquiries').set(columnsOf(change)).where('id', '=', enquiryId).execute();
  }
  if (contact) await noteContact(tx, enquiryId, event.at);
  await insertEvent(tx, enquiryId, event);
  await queueMails(tx, enquiryId, mails, event.at);
  await queueWebhooks(tx, webhooks, event.at);
}

async function changeTasks(tx: Transaction<Tables>, { task }: EnquiryWrite): Promise<void> {
  if (!task) return;
  const isChanged =
    'end' in task
      ? await endTask(tx, task.id, task.end)
      : await postponeTask(tx, task.id, task.dueAt);
  if (!isChanged) throw new Undone(false);
}

/** The mails that go with a change. Its row is locked. */
async function mailsOfChange(
  tx: Transaction<Tables>,
  { id, mails = [], mailed }: EnquiryWrite,
): Promise<NonNullable<EnquiryWrite['mails']>> {
  if (!mailed) return mails;
  const before = (await listEvents(tx, id)).filter(
    ({ at, by, action }) => at >= mailed.since && by.kind === 'visitor' && action !== 'received',
  );
  return before.length < mailed.most ? mails : [];
}

/**
 * Notes of each that staff are notified its promise ends, with the note and its mails, in one transaction. False, and
 * nothing is written, where one of them was reported before or is gone.
 */
export function notePromisesReminded(
  db: Kysely<Tables>,
  ids: readonly string[],
  note: Submission,
  mails: readonly OutgoingMail[],
): Promise<boolean> {
  const at = note.receivedAt;
  return unlessUndone<boolean>(
    db.transaction().execute(async (tx) => {
      const written = await tx
        .updateTable('enquiries')
        .set({ promise_told_at: at })
        .where('id', 'in', ids)
        .where('promise_told_at', 'is', null)
        .$call(changed);
      if (written !== ids.length) throw new Undone(false);
      for (const id of ids) {
        const by = { kind: 'site' } as const;
        await insertEvent(tx, id, { id: randomUUID(), at, by, action: 'promise-told', detail: {} });
      }
      await insertSubmission(tx, note, mails);
      return true;
    }),
  );
}

interface Keys {
  readonly email: string;
  readonly phone_key: string;
  readonly person: string | null;
}

const nobody = sql<boolean>`1 = 0`;

/** The enquiries of whom this one is; of those that were joined by hand also what bears their phones and addresses. */
async function ofPerson(db: Kysely<Tables>, id: string) {
  const own = await keysWhere(db, sql<boolean>`id = ${id}`);
  const near = await keysWhere(db, sharing(own));
  const joined = named(near);
  if (joined.length === 0) return { condition: sharing(own), isNobody: own.length === 0 };
  const theirs = await keysWhere(db, joinedAs(joined));
  return {
    condition: sql<boolean>`(${sharing([...own, ...theirs])} or ${joinedAs(joined)})`,
    isNobody: false,
  };
}

/** The enquiries of one side of a join: those with the same phone or e-mail address. */
const sideOf = async (db: Kysely<Tables>, id: string) =>
  sql<boolean>`(id = ${id} or ${sharing(await keysWhere(db, sql<boolean>`id = ${id}`))})`;

async function changePerson(
  tx: Transaction<Tables>,
  id: string,
  { other, joins, event }: NonNullable<EnquiryWrite['person']>,
): Promise<void> {
  // First, so that two joins with one enquiry go one after the other.
  await tx
    .updateTable('enquiries')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', other)
    .execute();
  const [own, theirs] = [await sideOf(tx, id), await sideOf(tx, other)];
  if (joins) {
    const former = named(await keysWhere(tx, sql<boolean>`(${own} or ${theirs})`));
    const all = sql<boolean>`(${own} or ${theirs} or ${joinedAs(former)})`;
    await setPerson(tx, all, former[0] ?? randomUUID());
  } else {
    await setPerson(tx, theirs, null);
  }
  await insertEvent(tx, other, event);
}

const setPerson = (tx: Transaction<Tables>, which: RawBuilder<boolean>, person: string | null) =>
  tx.updateTable('enquiries').set({ person }).where(which).execute();

const keysWhere = (db: Kysely<Tables>, which: RawBuilder<boolean>): Promise<Keys[]> =>
  db.selectFrom('enquiries').select(['email', 'phone_key', 'person']).where(which).execute();

const named = (keys: readonly Keys[]) => [
  ...new Set(keys.map(({ person }) => person).filter((person) => person !== null)),
];

const joinedAs = (persons: readonly string[]) =>
  persons.length === 0
    ? nobody
    : sql<boolean>`(person is not null and person in (${sql.join(persons)}))`;

/** Empty fields are nobody's. Written as the indexes are. */
function sharing(keys: readonly Keys[]): RawBuilder<boolean> {
  const emails = new Set(keys.map(({ email }) => email).filter(Boolean));
  const phones = new Set(keys.map(({ phone_key: key }) => key).filter(Boolean));
  const parts = [
    ...(emails.size > 0 ? [sql`enquiries.email in (${sql.join([...emails])})`] : []),
    ...(phones.size > 0
      ? [sql`(phone_key <> '' and phone_key in (${sql.join([...phones])}))`]
      : []),
  ];
  return parts.length === 0 ? nobody : sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/** The ids of all enquiries of whom this one is, itself included, as they were joined by hand or bear one phone or e-mail. */
export async function enquiriesOfPerson(db: Kysely<Tables>, id: string): Promise<string[]> {
  const { condition } = await ofPerson(db, id);
  const rows = await db.selectFrom('enquiries').select('id').where(condition).execute();
  return [...new Set([id, ...rows.map((row) => row.id)])];
}

const mostRelated = 50;

/** Others of the same phone or e-mail, and of whom staff said that it is the same person: newest first, 50 at most; suspicious ones included. */
export async function listRelated(db: Kysely<Tables>, id: string): Promise<Enquiry[]> {
  const { condition, isNobody } = await ofPerson(db, id);
  if (isNobody) return [];
  const rows = await selectEnquiries(db)
    .where('enquiries.id', '!=', id)
    .where(condition)
    .orderBy('enquiries.received_at', 'desc')
    .limit(mostRelated)
    .execute();
  return rows.map(asEnquiry);
}

/** Suspicious ones included, newest first. */
export async function listEnquiriesOf(db: Kysely<Tables>, who: Who | readonly Who[]) {
  const matches = db.selectFrom('submissions').select('id').where(personFilter(who).submissions);
  const rows = await selectEnquiries(db)
    .where('enquiries.id', 'in', matches)
    .orderBy('enquiries.received_at', 'desc')
    .execute();
  return rows.map(asEnquiry);
}

async function correctPerson(
  tx: Transaction<Tables>,
  id: string,
  { name, phone, email }: EnquiryChange,
  now: number,
): Promise<void> {
  if (name === undefined && phone === undefined && email === undefined) return;
  const former = await selectEnquiries(tx).where('enquiries.id', '=', id).executeTakeFirstOrThrow();
  const person = {
    name: storable(name ?? former.name),
    phone: storable(phone ?? former.phone),
    email: storable(email ?? former.email),
  };
  await tx.updateTable('submissions').set(person).where('id', '=', id).execute();
  await tx
    .updateTable('enquiries')
    .set({
      email: person.email,
      phone_key: phoneKey(person.phone),
      search: storable(searchText({ ...former, ...person })),
    })
    .where('id', '=', id)
    .execute();
  if (email !== undefined && email !== former.email) {
    await readdress(tx, id, [former.email, person.email], now);
  }
}

/** Those to the visitor that wait or were refused; what was given up stays so. */
async function readdress(
  tx: Transaction<Tables>,
  id: string,
  [from, to]: readonly [from: string, to: string],
  now: number,
): Promise<void> {
  const rows = await tx
    .selectFrom('outbox')
    .select(['id', 'mail'])
    .where('submission_id', '=', id)
    .where('message_id', 'like', toVisitor)
    .where('sent_at', 'is', null)
    .where('closed_at', 'is', null)
    .execute();
  for (const row of rows) {
    const mail = JSON.parse(row.mail) as OutgoingMail;
    if (mail.to.toLowerCase() !== from) continue;
    await tx
      .updateTable('outbox')
      // In no digest of whoever has the former address.
      .set({ mail: storableJson({ ...mail, to }), ...resendColumns(now), digest: null })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Whether an entry of the history says something that is searched for. */
const isSearched = ({ detail }: EnquiryEvent): boolean =>
  ['note', 'before', 'nameBefore', 'phoneBefore', 'emailBefore'].some(
    (name) => detail[name] !== undefined,
  );

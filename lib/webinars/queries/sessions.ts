import { type Kysely, sql } from 'kysely';
import { changed, reader, storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { heldBack } from '#lib/platform/mail/queries/outbox';
import type { SessionPlan } from '#lib/webinars/schema';

export interface Registrant {
  readonly id: string;
  readonly session: string;
  readonly email: string;
  readonly receivedAt: number;
  /** A member said that a person sent it: it was taken for suspicious, and sent no confirmation. */
  readonly approved: boolean;
  /** Message-IDs of the mails that it owes or owed. */
  readonly messageIds: readonly string[];
  /** A mail of it was refused for good, since nobody takes mail at the address. */
  readonly refused: boolean;
}

export interface ListedRegistrant extends Pick<Registrant, 'id' | 'email' | 'receivedAt'> {
  readonly name: string;
  readonly phone: string;
  readonly reference?: string;
}

const asListed = reader<ListedRegistrant>();

const asRegistered = reader<Omit<Registrant, 'session' | 'messageIds' | 'refused'>>({
  yesNo: ['approved'],
});

const kinds = ['webinar-free', 'webinar-paid'];

/** Lists the registrants of these sessions in the order of registration, without suspicious ones. */
export async function listRegistrants(db: Kysely<Tables>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return withMessageIds(db, registrants(db).where('submissions.session', 'in', ids));
}

/**
 * The next `limit` of one session behind `after` in the order of their registration, from the first on without it:
 * whoever shows or exports them holds no more than that.
 */
export async function listRegistrantPage(
  db: Kysely<Tables>,
  session: string,
  limit: number,
  after?: Pick<ListedRegistrant, 'id' | 'receivedAt'>,
): Promise<ListedRegistrant[]> {
  const rows = await registrants(db)
    .leftJoin('enquiries', 'enquiries.id', 'submissions.id')
    .select(['submissions.id', 'submissions.name', 'submissions.email', 'submissions.phone'])
    .select(['submissions.received_at', 'enquiries.reference'])
    .where('submissions.session', '=', session)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(submissions.received_at, submissions.id) > (${after?.receivedAt}, ${after?.id})`,
      ),
    )
    .orderBy('submissions.received_at')
    .orderBy('submissions.id')
    .limit(limit)
    .execute();
  return rows.map(asListed);
}

/** Free registrations received since then, whatever their session. */
export const listFreeRegistrants = (db: Kysely<Tables>, since: number) =>
  withMessageIds(
    db,
    registrants(db)
      .where('submissions.kind', '=', 'webinar-free')
      .where('submissions.received_at', '>=', since),
  );

const registrants = (db: Kysely<Tables>) =>
  db
    .selectFrom('submissions')
    .where('submissions.kind', 'in', kinds)
    .where('submissions.suspicion', 'is', null);

async function withMessageIds(
  db: Kysely<Tables>,
  chosen: ReturnType<typeof registrants>,
): Promise<Registrant[]> {
  const approved = sql<number>`case when exists (select 1 from enquiry_events
    where enquiry_id = submissions.id and action = 'not-suspicious') then 1 else 0 end`;
  const rows = await chosen
    .select(['id', 'session', 'email', 'received_at', approved.as('approved')])
    .orderBy('received_at')
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['submission_id', 'message_id', 'sent_at', 'gave_up_at', 'last_error'])
    .where('submission_id', 'in', chosen.select('submissions.id'))
    .execute();
  const mailsOf = Map.groupBy(mails, ({ submission_id }) => submission_id);
  return rows.map((row) => {
    const own = mailsOf.get(row.id) ?? [];
    return {
      ...asRegistered(row),
      session: row.session ?? '',
      // A mail that the limits held was never sent: whoever waits for it is sent nothing else
      // either.
      messageIds: own
        .filter(({ sent_at, last_error }) => sent_at !== null || last_error !== heldBack)
        .map(({ message_id }) => message_id),
      refused: own.some(
        ({ sent_at, gave_up_at, last_error, message_id }) =>
          sent_at === null &&
          gave_up_at !== null &&
          last_error === 'recipient-refused' &&
          message_id.includes('.visitor'),
      ),
    };
  });
}

export async function countRegistrants(db: Kysely<Tables>, ids: readonly string[]) {
  if (ids.length === 0) return {};
  // Somebody may register twice: an address comes once.
  const rows = await registrants(db)
    .select('submissions.session')
    .select(sql<number>`count(distinct email)`.as('many'))
    .where('submissions.session', 'in', ids)
    .groupBy('submissions.session')
    .execute();
  return Object.fromEntries(rows.map(({ session, many }) => [session ?? '', many]));
}

export interface SessionChange {
  /** A new link counts; the one that holds already changes nothing. */
  readonly link?: string;
  readonly notes?: string;
  readonly cancel?: true;
}

export async function listSessionPlans(db: Kysely<Tables>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('session_plans').selectAll().where('id', 'in', ids).execute();
  return rows.map(asPlan);
}

/** Cancelled sessions whose last change came since then. */
export async function listCancelledSessions(db: Kysely<Tables>, since: number) {
  const rows = await db
    .selectFrom('session_plans')
    .selectAll()
    .where('cancelled_at', '>=', since)
    .execute();
  return rows.map(asPlan);
}

export function changeSessionPlan(
  db: Kysely<Tables>,
  id: string,
  change: SessionChange,
  { member, at }: { readonly member: string; readonly at: number },
): Promise<SessionPlan> {
  return db.transaction().execute(async (tx) => {
    const blank = { id, link_number: 0, notes: '', changed_at: at, changed_by: member };
    await tx
      .insertInto('session_plans')
      .values({ ...blank, link: null, link_at: null, cancelled_at: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const { link, notes, cancel } = change;
    if (link !== undefined) {
      await tx
        .updateTable('session_plans')
        .set((row) => ({ link, link_at: at, link_number: row('link_number', '+', 1) }))
        .where('id', '=', id)
        .where((row) => row.or([row('link', 'is', null), row('link', '!=', link)]))
        .execute();
    }
    await tx
      .updateTable('session_plans')
      .set((row) => ({
        changed_at: at,
        changed_by: member,
        ...(notes !== undefined && { notes: storable(notes) }),
        // Once: everybody was notified of the first.
        ...(cancel && { cancelled_at: row.fn.coalesce('cancelled_at', row.val(at)) }),
      }))
      .where('id', '=', id)
      .execute();
    const row = await tx
      .selectFrom('session_plans')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return asPlan(row);
  });
}

export async function stopMails(db: Kysely<Tables>, emailHash: string, at: number): Promise<void> {
  await db
    .insertInto('mail_stops')
    .values({ email_hash: emailHash, stopped_at: at })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet({ stopped_at: at }))
    .execute();
}

/** Forgets who stopped before then: what they had registered for is erased by then. */
export const forgetMailStops = (db: Kysely<Tables>, before: number): Promise<number> =>
  db.deleteFrom('mail_stops').where('stopped_at', '<', before).$call(changed);

/** Since when an address wants no more mails about what it registered for until then. */
export async function listMailStops(db: Kysely<Tables>, emailHashes: readonly string[]) {
  if (emailHashes.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('mail_stops')
    .selectAll()
    .where('email_hash', 'in', emailHashes)
    .execute();
  return new Map(rows.map(({ email_hash, stopped_at }) => [email_hash, stopped_at]));
}

const asPlan = reader<SessionPlan>();

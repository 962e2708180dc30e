/** Whose last contact is too long ago, and their erasure; what a day's digest is made of. */
import { type Kysely, sql } from 'kysely';
import { queueErasedEvents } from '#lib/server/store/erasure/erased-traces';
import type { Tables } from '#lib/server/store/migrations/schema';
import { emptyErasedPayments } from '#lib/server/store/payments/erasure';
import { reader } from '#lib/server/store/record-rows';
import { changed } from '#lib/server/store/statements';
import { type Submission, suspectsAtOnce } from '#lib/server/store/submissions/records';
import { contacts } from '#lib/shared/enquiries/rules/actions';

/** A post that a person could hardly have made, as the digest names it. */
export interface Suspect
  extends Pick<Submission, 'id' | 'kind' | 'name' | 'email' | 'phone' | 'receivedAt'> {
  readonly suspicion: string;
  /** Absent for what was only begun. */
  readonly reference?: string;
}

const asSuspect = reader<Suspect>();

/** Suspicious submissions received from `from` until before `to`, oldest first, 500 at most; those after `after`. */
export async function listSuspects(
  db: Kysely<Tables>,
  from: number,
  to: number,
  after?: Suspect,
): Promise<Suspect[]> {
  const rows = await db
    .selectFrom('submissions')
    .leftJoin('enquiries', 'enquiries.id', 'submissions.id')
    .select(['submissions.id', 'submissions.kind', 'submissions.name', 'submissions.email'])
    .select(['submissions.phone', 'submissions.suspicion', 'submissions.received_at', 'reference'])
    .where('submissions.suspicion', 'is not', null)
    .where('submissions.received_at', '>=', from)
    .where('submissions.received_at', '<', to)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(submissions.received_at, submissions.id) > (${after?.receivedAt}, ${after?.id})`,
      ),
    )
    .orderBy('submissions.received_at')
    .orderBy('submissions.id')
    .limit(suspectsAtOnce)
    .$narrowType<{ suspicion: string }>()
    .execute();
  return rows.map(asSuspect);
}

/** Addresses of those whom the desk has spoken with or written to since then: that was a contact, unless it was taken back. */
const spokenWith = (since: number) => sql`select enquiries.email from enquiry_events
  inner join enquiries on enquiries.id = enquiry_events.enquiry_id
  where actor = 'member' and at >= ${since} and action in (${sql.join(contacts.map((name) => sql.lit(name)))}) and not exists (
    select 1 from enquiry_events as later where later.enquiry_id = enquiry_events.enquiry_id
      and later.action = 'take-back' and later.detail like '%' || enquiry_events.id || '%')`;

/** Whoever was asked about a post, shown or met since then, and the employers who saw them: that was a contact as well. */
const placedSince = (since: number) => sql`select enquiries.email from candidates
  inner join vacancies on vacancies.id = candidates.vacancy_id
  inner join enquiries on enquiries.id in (candidates.enquiry_id, vacancies.enquiry_id)
  where candidates.last_at >= ${since}`;

/** Of submissions: what is of an address whose last contact was before `before`. */
export const expiredContact = (before: number) => sql<boolean>`received_at < ${before} and (
    email = '' or (email not in (select email from submissions where received_at >= ${before})
      and email not in (${spokenWith(before)})
      and email not in (${placedSince(before)})))`;

/** Erases all submissions of every address whose last contact was before `before`, with mails, files and history; another system is told of it as of `toldAt`. */
export function eraseContacts(db: Kysely<Tables>, before: number, now: number, toldAt?: number) {
  const old = expiredContact(before);
  return db.transaction().execute(async (tx) => {
    await queueErasedEvents(
      tx,
      sql`enquiries.id in (select id from submissions where ${old})`,
      now,
      toldAt,
    );
    // A digest is nobody's: a later one does not keep it.
    const gone = await tx.deleteFrom('submissions').where(old).$call(changed);
    await emptyErasedPayments(tx, now);
    return gone;
  });
}

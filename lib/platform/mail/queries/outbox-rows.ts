/** A row of the outbox or of the events for other systems: what a mail is as one, and who has it on lease. */
import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { storableJson } from '#lib/platform/db/record-rows';
import { changed } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import type { OutgoingMail } from '#lib/platform/mail/schema';

/** A send may take longer (`lib/platform/mail/smtp.ts`: seven minutes): whoever sends renews, so only a dead host's lease runs out. */
const leaseMs = 120_000;
/** No lease ends later than this, by clocks that differ a little: it was given before a clock went back. */
const longestLeaseMs = leaseMs + 60 * 60_000;

/** With the proof of this claim. */
export const newLease = (owner: string, now: number) => ({
  lease_owner: owner,
  lease_token: randomUUID(),
  leased_until: now + leaseMs,
});

export const noLease = { lease_owner: null, lease_token: null, leased_until: null };

/** Due now, and leased by nobody. */
export const mayClaim = (now: number) => sql<boolean>`sent_at is null and gave_up_at is null
  and next_attempt_at <= ${now}
  and (leased_until is null or leased_until <= ${now} or leased_until > ${now + longestLeaseMs})`;

/** Refused for good, and not given up by hand. */
export const hasFailed = sql<boolean>`sent_at is null and gave_up_at is not null and closed_at is null`;

/** The mails, and the events for another system. */
type Queue = 'outbox' | 'webhook_events';

/** The receiver is back. Mails that were planned for later stay. */
export const makeAllDue = (db: Kysely<Tables>, queue: Queue, now: number): Promise<number> =>
  db
    .updateTable(queue)
    .set({ next_attempt_at: now })
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where('next_attempt_at', '>', now)
    .$if(queue === 'outbox', (query) => query.where(isNotPlanned(now)))
    .$call(changed);

/** No mail is planned further ahead than this; one that is was planned before a clock went back. */
const longestPlanMs = 60 * 60_000;

const isNotPlanned = (now: number) => sql<boolean>`(not_before is null or not_before <= ${now}
  or not_before > ${now + longestPlanMs})`;

/** As much time again for what is leased still: whoever lost a lease meanwhile does not get it back. */
export const renewLeases = (db: Kysely<Tables>, queue: Queue, owner: string, now: number) =>
  db
    .updateTable(queue)
    .set({ leased_until: now + leaseMs })
    .where('sent_at', 'is', null)
    .where('lease_owner', '=', owner)
    .where('leased_until', '>', now)
    .$call(changed);

/** Those that a dead process of the same name left behind. */
export const releaseLeases = (db: Kysely<Tables>, queue: Queue, owner: string): Promise<number> =>
  db
    .updateTable(queue)
    .set(noLease)
    .where('sent_at', 'is', null)
    .where('lease_owner', '=', owner)
    .$call(changed);

/** The Message-ID is the same for every attempt, so that a receiver recognises a repeat. */
export const messageIdOf = (submissionId: string, role: OutgoingMail['role'], topic?: string) =>
  `<${submissionId}.${role}${topic === undefined ? '' : `.${topic}`}@hoa.mail>`;

/** The pattern includes mails that were sent again. */
export const toVisitor = '%.visitor%';

/** The role of an outbox row. */
export const role = sql<
  OutgoingMail['role']
>`case when message_id like ${sql.lit(toVisitor)} then 'visitor' else 'staff' end`;

export const mailRow = (submissionId: string, mail: OutgoingMail, now: number) => ({
  id: randomUUIDv7(),
  submission_id: submissionId,
  message_id: messageIdOf(submissionId, mail.role, mail.topic),
  mail: storableJson(mail),
  queued_at: now,
  next_attempt_at: now,
});

/** Tasks about money that was asked for and has not come: they arise the day after, and end with their cause. */
import { type Kysely, sql } from 'kysely';
import { expiredSince } from '#lib/accounting/queries/payments';
import { partSubject } from '#lib/payments/rules/requests';
import type { Tables } from '#lib/platform/db/tables';
import { dayMs, instantInIndia, isoDayInIndia } from '#lib/platform/values/india';
import { endTasks, openTask } from '#lib/tasks/queries';
import type { TaskKind } from '#lib/tasks/rules';

interface Late {
  readonly kind: TaskKind;
  readonly subject: string;
  readonly enquiryId: string;
  readonly day: string;
  readonly payment: string;
  readonly amountPaise: number;
  readonly part?: number;
}

/** Opens what is missing and ends what no longer holds; looking twice does no harm. `now` in epoch milliseconds. */
export function lookAfterMoney(db: Kysely<Tables>, now: number): Promise<void> {
  const today = isoDayInIndia(now);
  return db.transaction().execute(async (tx) => {
    const late = [...(await listOverdue(tx, today)), ...(await listExpired(tx, today))];
    const open = await tx
      .selectFrom('tasks')
      .select(['kind', 'subject'])
      .where('kind', 'in', ['overdue-part', 'expired-request'])
      .where('ended_at', 'is', null)
      .execute();
    const still = new Set(late.map(({ kind, subject }) => `${kind} ${subject}`));
    for (const { kind, subject } of open) {
      if (still.has(`${kind} ${subject}`)) continue;
      await endTasks(tx, [kind], [subject], { at: now, by: 'site', how: 'no-longer' });
    }
    const known = new Set(open.map(({ kind, subject }) => `${kind} ${subject}`));
    for (const each of late.filter(({ kind, subject }) => !known.has(`${kind} ${subject}`))) {
      const since = instantInIndia(each.day) + dayMs;
      await openTask(tx, {
        ...{ kind: each.kind, subject: each.subject, enquiryId: each.enquiryId },
        ...{ since, dueAt: since, wholeDay: true },
        detail: {
          payment: each.payment,
          amount: String(each.amountPaise / 100),
          day: each.day,
          ...(each.part !== undefined && { part: String(each.part) }),
        },
      });
    }
  });
}

const isUndone = (kind: TaskKind, subject: string) => sql<boolean>`not exists (select 1 from tasks
  where tasks.kind = ${kind} and tasks.subject = ${sql.raw(subject)} and tasks.ended_how = 'done-task')`;

/** The first unpaid part of a request that was paid in part, where its day has passed. */
async function listOverdue(tx: Kysely<Tables>, today: string): Promise<readonly Late[]> {
  const rows = await tx
    .selectFrom('payment_parts')
    .innerJoin('payment_requests', 'payment_requests.number', 'payment_parts.request')
    .innerJoin('enquiries', 'enquiries.id', 'payment_requests.enquiry_id')
    .select(['payment_parts.id', 'request', 'part', 'due', 'payment_parts.amount_paise'])
    .select(['enquiries.id as enquiry', 'done_at'])
    .where('payment_requests.state', '=', 'part')
    .where('due', '<', today)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where(isUndone('overdue-part', 'payment_parts.id'))
    .orderBy('payment_parts.id')
    .execute();
  // Whoever closes the enquiry while a part is late has decided; one that was closed before is asked about.
  const isDecided = (row: (typeof rows)[number]) =>
    row.done_at !== null && row.done_at >= instantInIndia(row.due) + dayMs;
  return rows
    .filter((row) => !isDecided(row))
    .map((row) => ({
      kind: 'overdue-part',
      subject: partSubject(row.request, row.part),
      enquiryId: row.enquiry,
      day: row.due,
      payment: row.request,
      amountPaise: row.amount_paise,
      part: row.part,
    }));
}

async function listExpired(tx: Kysely<Tables>, today: string): Promise<readonly Late[]> {
  const rows = await tx
    .selectFrom('payment_requests')
    .innerJoin('enquiries', 'enquiries.id', 'payment_requests.enquiry_id')
    .select(['number', 'until', 'amount_paise', 'enquiries.id as enquiry'])
    .where('payment_requests.state', '=', 'open')
    .where('enquiries.state', '!=', 'done')
    .where('until', '<', today)
    .where('until', '>=', expiredSince(today))
    .where(isUndone('expired-request', 'payment_requests.number'))
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    kind: 'expired-request',
    subject: row.number,
    enquiryId: row.enquiry,
    day: row.until,
    payment: row.number,
    amountPaise: row.amount_paise,
  }));
}

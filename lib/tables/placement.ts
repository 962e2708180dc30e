import { type Kysely, sql } from 'kysely';

/**
 * Vacancies, who was asked for them, what they consented to, and the links that show them. What is of a candidate goes
 * with their application, by the foreign key, whatever erases it; the record of consent names nobody and stays.
 */
export async function placement(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vacancies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('terms', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('vacancies_enquiry')
    .on('vacancies')
    .columns(['enquiry_id'])
    .execute();
  await db.schema
    .createTable('candidates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('vacancy_id', 'text', (column) =>
      column.notNull().references('vacancies.id').onDelete('cascade'),
    )
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('asked_by', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('withdrawn_at', 'bigint')
    .addColumn('why', 'text')
    .addColumn('invited_at', 'bigint')
    .addColumn('slots', 'text', (column) => column.notNull())
    .addColumn('place', 'text')
    .addColumn('other_slots', 'text')
    .addColumn('slot_at', 'bigint')
    .addColumn('picked_at', 'bigint')
    .addColumn('went_candidate', 'integer')
    .addColumn('went_employer', 'integer')
    .addColumn('hired_at', 'bigint')
    .addColumn('begins', 'text')
    .addColumn('pay', 'integer')
    .addColumn('refused_why', 'text')
    .addColumn('refused_at', 'bigint')
    .addColumn('thanked_at', 'bigint')
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('candidates_once')
    .on('candidates')
    .columns(['vacancy_id', 'enquiry_id'])
    .unique()
    .execute();
  // An hour has one person; rows without an hour do not meet.
  await db.schema
    .createIndex('candidates_slot')
    .on('candidates')
    .columns(['vacancy_id', 'slot_at'])
    .unique()
    .execute();
  await db.schema
    .createIndex('candidates_enquiry')
    .on('candidates')
    .columns(['enquiry_id'])
    .execute();
  await db.schema
    .createTable('consents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('vacancy_id', 'text', (column) =>
      column.notNull().references('vacancies.id').onDelete('cascade'),
    )
    .addColumn('person_hash', 'text', (column) => column.notNull())
    .addColumn('words_version', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .execute();
  await db.schema.createIndex('consents_vacancy').on('consents').columns(['vacancy_id']).execute();
  await db.schema
    .createTable('shortlists')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('vacancy_id', 'text', (column) =>
      column.notNull().references('vacancies.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('shared_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('shortlists_vacancy')
    .on('shortlists')
    .columns(['vacancy_id', 'shared_at'])
    .execute();
  // It is a short line of the application's facts: lib/placement/rules/facts.ts.
  await db.schema
    .createTable('application_facts')
    .addColumn('id', 'text', (column) =>
      column.primaryKey().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('facts', 'text', (column) => column.notNull())
    .execute();
}

/**
 * A ranking reads two narrow places: the facts with their time of receipt, and the applications in no list. Facts of
 * before are derived again, at the first look.
 */
export async function ranking(db: Kysely<unknown>): Promise<void> {
  await sql`delete from application_facts`.execute(db);
  await db.schema
    .alterTable('application_facts')
    .addColumn('received_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('enquiries_outcome')
    .on('enquiries')
    .columns(['kind', 'outcome', 'suspicious', 'id'])
    .execute();
}

/** The browsers in which a link was used, which shows that it was passed on. */
export async function shortlistBrowsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('shortlists')
    .addColumn('browsers', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}

/** Whether an interview took place: what staff found out, and interviews whose hour a later one has replaced. */
export async function heldInterviews(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('candidates').addColumn('went_staff', 'integer').execute();
  await db.schema
    .createTable('held_interviews')
    .addColumn('candidate_id', 'text', (column) =>
      column.notNull().references('candidates.id').onDelete('cascade'),
    )
    .addColumn('slot_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('held_interviews_once', ['candidate_id', 'slot_at'])
    .execute();
}

const never = 8_640_000_000_000_000;

/**
 * A yes, a hire and a payment are contacts. Enquiries of earlier releases whose promise is open although one of these
 * happened are set as if they had been counted at the time.
 */
export async function contactByPlacement(db: Kysely<unknown>): Promise<void> {
  const answered = sql`(select min(coalesce(answered_at, hired_at)) from candidates
    where enquiry_id = enquiries.id and (state in ('yes', 'interview', 'hired') or withdrawn_at is not null)
      and coalesce(answered_at, hired_at) is not null)`;
  await sql`update enquiries set
      kept_at = ${answered},
      reached_at = coalesce(reached_at, ${answered}),
      due_at = case when state = 'done' then due_at else coalesce(again_at, ${sql.lit(never)}) end,
      state = case when state in ('new', 'no-answer') then 'talking' else state end
    where kept_at is null and kind = 'application' and ${answered} is not null`.execute(db);
}

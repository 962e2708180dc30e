import type { Kysely } from 'kysely';

/**
 * Interviews and sittings, which go with their enquiry. The paper of a sitting lies in a table of its own: it is written at
 * the start and at the end, while the answers are written every few seconds.
 */
export async function exams(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('interviews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('module', 'integer', (column) => column.notNull())
    .addColumn('passed', 'integer', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('interviews_enquiry')
    .on('interviews')
    .columns(['enquiry_id', 'module'])
    .execute();
  await db.schema
    .createTable('exams')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('module', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('opens_at', 'bigint', (column) => column.notNull())
    .addColumn('closes_at', 'bigint', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('chosen_set', 'text')
    .addColumn('paid_line', 'text')
    .addColumn('invited_at', 'bigint', (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('reminded_at', 'bigint')
    .addColumn('started_at', 'bigint')
    .addColumn('ends_at', 'bigint')
    .addColumn('extended', 'integer')
    .addColumn('typed', 'text')
    .addColumn('page', 'integer')
    .addColumn('rev', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('saved_at', 'bigint')
    .addColumn('saver', 'text')
    .addColumn('saver_from', 'integer')
    .addColumn('networks', 'text')
    .addColumn('ended_at', 'bigint')
    .addColumn('ended_by', 'text')
    .addColumn('fault', 'text')
    .addColumn('score', 'real')
    .addColumn('of', 'integer')
    .addColumn('percent', 'integer')
    .addColumn('passed', 'integer')
    .addColumn('pass_mark', 'integer')
    .addColumn('shows_marks', 'integer')
    .addColumn('certificate', 'text')
    .addColumn('voided_at', 'bigint')
    .addColumn('voided_by', 'text')
    .addColumn('void_reason', 'text')
    .execute();
  await db.schema.createIndex('exams_enquiry').on('exams').column('enquiry_id').execute();
  await db.schema.createIndex('exams_state').on('exams').columns(['state', 'ends_at']).execute();
  await db.schema.createIndex('exams_certificate').on('exams').column('certificate').execute();
  await db.schema
    .createTable('exam_papers')
    .addColumn('exam', 'text', (column) =>
      column.primaryKey().references('exams.id').onDelete('cascade'),
    )
    .addColumn('made', 'text', (column) => column.notNull())
    .addColumn('marked', 'text')
    .execute();
}

/** The practical paper on which a certificate rests: its day, its percent, and whether its holder shows that. */
export async function certificatePapers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('certificates').addColumn('paper_on', 'text').execute();
  await db.schema.alterTable('certificates').addColumn('paper_percent', 'integer').execute();
  await db.schema.alterTable('certificates').addColumn('shows_percent', 'integer').execute();
}

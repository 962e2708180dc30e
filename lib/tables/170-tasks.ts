import { type Kysely, sql } from 'kysely';

/** A task goes with its enquiry; a kind has one open task for one cause. */
export async function tasks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tasks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'text', (column) =>
      column.references('submissions.id').onDelete('cascade'),
    )
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('whole_day', 'integer', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('notified_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('ended_by', 'text')
    .addColumn('ended_how', 'text')
    .addColumn('note', 'text')
    .execute();
  await sql`create unique index tasks_open on tasks (kind, subject) where ended_at is null`.execute(
    db,
  );
  await sql`create index tasks_due on tasks (due_at) where ended_at is null`.execute(db);
  await db.schema.createIndex('tasks_enquiry').on('tasks').column('enquiry_id').execute();
}

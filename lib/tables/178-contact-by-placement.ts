import { type Kysely, sql } from 'kysely';

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

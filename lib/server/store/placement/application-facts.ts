/** What applications say of the criteria, kept in short, and their order for a vacancy. */
import { setImmediate as breathe } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import type {
  LeftOut,
  RankedPage,
  RankedPerson,
} from '#lib/server/store/placement/placement-reads';
import type { Answer } from '#lib/server/store/submissions/records';
import { factsOf, packFacts, unpackFacts } from '#lib/shared/placement/facts';
import { isFitting, newRanking, type Ranked } from '#lib/shared/placement/rank';
import type { VacancyTerms } from '#lib/shared/placement/terms';

/** How an application was closed, where nobody proposes it any more. */
const leftOut: readonly LeftOut[] = ['placed', 'spam', 'not interested'];

/** Between two parts others of this thread have their turn. */
const atOnce = 2_000;

/** Derives what is missing of up to `limit` applications; how many there were. */
export function deriveFacts(db: Kysely<Tables>, limit: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('enquiries')
      .innerJoin('submissions', 'submissions.id', 'enquiries.id')
      .leftJoin('application_facts', 'application_facts.id', 'enquiries.id')
      .select(['enquiries.id', 'submissions.transcript'])
      .where('enquiries.kind', '=', 'application')
      .where('application_facts.id', 'is', null)
      .limit(limit)
      .execute();
    if (rows.length === 0) return 0;
    const facts = rows.map(({ id, transcript }) => ({
      id,
      facts: packFacts(factsOf(JSON.parse(transcript) as Answer[])),
    }));
    await tx
      .insertInto('application_facts')
      .values(facts)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return rows.length;
  });
}

/** All applications that may be proposed, and the vacancy's own candidates, best first; pages count from 1. */
export async function rankApplications(
  db: Kysely<Tables>,
  vacancy: string,
  terms: VacancyTerms,
  page: number,
  size: number,
): Promise<RankedPage> {
  const { rows } = await sql<{ id: string; at: number; facts: string }>`
    select application_facts.id, enquiries.received_at as at, facts from application_facts
    inner join enquiries on enquiries.id = application_facts.id
    where suspicious = 0 and (outcome is null or outcome not in (${sql.join(leftOut)})
      or enquiries.id in (select enquiry_id from candidates where vacancy_id = ${vacancy}))`.execute(
    db,
  );
  const applicants = rows.map(({ id, at, facts }) => ({
    id,
    receivedAt: at,
    facts: unpackFacts(facts),
  }));
  const valid = await validAmong(
    db,
    applicants.flatMap(({ facts }) => facts.numbers),
  );
  const ranking = newRanking(terms, valid);
  for (let from = 0; from < applicants.length; from += atOnce) {
    ranking.add(applicants.slice(from, from + atOnce));
    await breathe();
  }
  const all = ranking.ordered();
  const shown = all.slice((page - 1) * size, page * size);
  return {
    rows: await named(db, shown),
    total: all.length,
    fitting: all.filter(isFitting).length,
    valid,
    leftOut: await countLeftOut(db, vacancy),
  };
}

async function named(
  db: Kysely<Tables>,
  shown: readonly Ranked[],
): Promise<Ranked<RankedPerson>[]> {
  if (shown.length === 0) return [];
  const ids = shown.map(({ applicant }) => applicant.id);
  const people = await db
    .selectFrom('enquiries')
    .innerJoin('submissions', 'submissions.id', 'enquiries.id')
    .select(['enquiries.id', 'reference', 'submissions.name'])
    .where('enquiries.id', 'in', ids)
    .execute();
  const byId = new Map(people.map((each) => [each.id, each]));
  return shown.flatMap((each) => {
    const person = byId.get(each.applicant.id);
    if (!person) return [];
    const { reference, name } = person;
    return [{ ...each, applicant: { ...each.applicant, reference, name } }];
  });
}

async function validAmong(db: Kysely<Tables>, numbers: readonly string[]) {
  const valid = new Map<string, number>();
  const all = [...new Set(numbers)];
  for (let from = 0; from < all.length; from += atOnce) {
    const rows = await db
      .selectFrom('certificates')
      .select(['number', 'what'])
      .where('number', 'in', all.slice(from, from + atOnce))
      .where('revoked_at', 'is', null)
      .execute();
    for (const { number, what } of rows) valid.set(number, Number(what) || 0);
  }
  return valid;
}

async function countLeftOut(db: Kysely<Tables>, vacancy: string): Promise<RankedPage['leftOut']> {
  const { rows } = await sql<{ outcome: string; many: number }>`
    select outcome, count(*) as many from enquiries
    where kind = 'application' and suspicious = 0 and outcome in (${sql.join(leftOut)})
      and id not in (select enquiry_id from candidates where vacancy_id = ${vacancy})
    group by outcome`.execute(db);
  const many = (outcome: string) =>
    Number(rows.find((each) => each.outcome === outcome)?.many ?? 0);
  return { placed: many('placed'), spam: many('spam'), 'not interested': many('not interested') };
}

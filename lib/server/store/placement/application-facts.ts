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
import { newRanking, type Ranked } from '#lib/shared/placement/rank';
import type { VacancyTerms } from '#lib/shared/placement/terms';

/** How an application was closed, where nobody proposes it any more. */
const leftOut: readonly LeftOut[] = ['placed', 'spam', 'not interested'];

/** Between two parts others of this thread have their turn. */
const atOnce = 1_000;

/** The applications whose facts nobody has derived yet. */
export async function listUnderived(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .leftJoin('application_facts', 'application_facts.id', 'enquiries.id')
    .select('enquiries.id')
    .where('enquiries.kind', '=', 'application')
    .where('application_facts.id', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deriveFacts(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('enquiries', 'enquiries.id', 'submissions.id')
    .select(['submissions.id', 'transcript'])
    .where('submissions.id', 'in', [...ids])
    .execute();
  if (rows.length === 0) return;
  const facts = rows.map(({ id, transcript }) => ({
    id,
    facts: packFacts(factsOf(JSON.parse(transcript) as Answer[])),
  }));
  await db
    .insertInto('application_facts')
    .values(facts)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** All applications that may be proposed, and the vacancy's own candidates, best first; pages count from 1. */
export async function rankApplications(
  db: Kysely<Tables>,
  vacancy: string,
  terms: VacancyTerms,
  page: number,
  size: number,
): Promise<RankedPage> {
  const valid = terms.certificates.length > 0 ? await validCertificates(db) : new Map();
  const ranking = newRanking(terms, valid);
  let after = '';
  for (;;) {
    const { rows } = await sql<{ id: string; at: number; facts: string }>`
      select application_facts.id, enquiries.received_at as at, facts from application_facts
      inner join enquiries on enquiries.id = application_facts.id
      where application_facts.id > ${after} and suspicious = 0
        and (outcome is null or outcome not in (${sql.join(leftOut)})
          or enquiries.id in (select enquiry_id from candidates where vacancy_id = ${vacancy}))
      order by application_facts.id limit ${atOnce}`.execute(db);
    ranking.add(
      rows.map(({ id, at, facts }) => ({ id, receivedAt: at, facts: unpackFacts(facts) })),
    );
    if (rows.length < atOnce) break;
    after = rows.at(-1)?.id ?? '';
    await breathe();
  }
  const shown = ranking.slice((page - 1) * size, page * size);
  const numbers = shown.flatMap(({ applicant }) => applicant.facts.numbers);
  return {
    rows: await named(db, shown),
    total: ranking.many(),
    fitting: ranking.fitting(),
    valid: terms.certificates.length > 0 ? valid : await validCertificates(db, numbers),
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

/** The module of each certificate that stands, of these numbers or of all. */
async function validCertificates(
  db: Kysely<Tables>,
  numbers?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (numbers?.length === 0) return new Map();
  const rows = await db
    .selectFrom('certificates')
    .select(['number', 'what'])
    .where('revoked_at', 'is', null)
    .$if(numbers !== undefined, (query) => query.where('number', 'in', [...(numbers ?? [])]))
    .execute();
  return new Map(rows.map(({ number, what }) => [number, Number(what) || 0]));
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

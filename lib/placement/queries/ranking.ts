/** The order of the applications for a vacancy, by what is stored of each. */
import { setImmediate as breathe } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Applicant, betweenLines, betweenParts, readFacts } from '#lib/placement/rules/facts';
import { type LeftOut, leftOut, type VacancyTerms } from '#lib/placement/rules/moves';
import { newRanking, type Ranked, type ValidCertificates } from '#lib/placement/rules/ranking';
import type { Tables } from '#lib/platform/db/tables';

interface RankedPerson extends Applicant {
  readonly reference: string;
  readonly name: string;
}

export interface RankedPage {
  readonly rows: readonly Ranked<RankedPerson>[];
  /** On all pages. */
  readonly total: number;
  /** The number of these who meet every criterion. */
  readonly fitting: number;
  /** The module of each certificate that the applications name and the register knows. */
  readonly valid: ValidCertificates;
  /** Closed so, and in no list, unless they are candidates of this vacancy. */
  readonly leftOut: Readonly<Record<LeftOut, number>>;
}

/** Between two parts others of this thread have their turn. */
const atOnce = 1_000;

/** All applications that may be proposed, and the vacancy's own candidates, best first; pages count from 1. */
export async function rankApplications(
  db: Kysely<Tables>,
  vacancy: string,
  terms: VacancyTerms,
  page: number,
  size: number,
): Promise<RankedPage> {
  const valid = terms.certificates.length > 0 ? await validCertificates(db) : new Map();
  const closed = await closedApplications(db, vacancy);
  const ranking = newRanking(terms, valid);
  const lines = await factLines(db);
  for (let from = 0; from < lines.length; from += atOnce) {
    const part = lines.slice(from, from + atOnce).map(readFacts);
    ranking.add(part.filter(({ id }) => !closed.has(id)));
    await breathe();
  }
  const shown = ranking.slice((page - 1) * size, page * size);
  const numbers = shown.flatMap(({ applicant }) => applicant.facts.numbers);
  const outcomes = [...closed.values()];
  const many = (outcome: LeftOut) => outcomes.filter((each) => each === outcome).length;
  return {
    rows: await named(db, shown),
    total: ranking.many(),
    fitting: ranking.fitting(),
    valid: terms.certificates.length > 0 ? valid : await validCertificates(db, numbers),
    leftOut: {
      placed: many('placed'),
      spam: many('spam'),
      'not interested': many('not interested'),
    },
  };
}

/** One text, since a row each of twenty thousand takes an engine's driver longer than their ranking takes. */
async function factLines(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(id || ${betweenParts} || received_at || ${betweenParts} || facts, ${betweenLines})
      as lines from application_facts`.execute(db);
  return rows[0]?.lines?.split(betweenLines) ?? [];
}

/** In no list: closed so, or suspicious; with its outcome where it counts as left out. A vacancy's own candidates are in its list. */
async function closedApplications(
  db: Kysely<Tables>,
  vacancy: string,
): Promise<ReadonlyMap<string, string | undefined>> {
  const { rows } = await sql<{ id: string; outcome: string | null; suspicious: number }>`
    select id, outcome, suspicious from enquiries
    where kind = 'application' and (suspicious = 1
      or (outcome in (${sql.join(leftOut)})
        and id not in (select enquiry_id from candidates where vacancy_id = ${vacancy})))`.execute(
    db,
  );
  return new Map(
    rows.map(({ id, outcome, suspicious }) => [
      id,
      suspicious === 1 ? undefined : (outcome ?? undefined),
    ]),
  );
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

/** The module of each certificate that holds, of these numbers or of all. */
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

import type { Kysely, Transaction } from 'kysely';
import type { Certificate } from '#lib/certificates/rules';
import { changeEnquiryIn } from '#lib/enquiries/queries/changes';
import type { EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import { contains } from '#lib/platform/db/like';
import { defineQueries, type QueriesOf } from '#lib/platform/db/queries';
import { hasChanged, reader, rowOf } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { isoDayInIndia } from '#lib/platform/values/india';
import { linkCertificate, setShowsMarks, unlinkCertificate } from '#lib/practice/queries/results';

const rowsAtOnce = 1_000;

/** A certificate as it is issued, with the sitting whose form it was, where it was one. */
export interface IssuedCertificate extends Certificate {
  readonly exam?: string;
  /** The entry in the history of its enquiry and the mail to the holder are written with the certificate. */
  readonly write?: EnquiryWrite;
}

/**
 * All or none; the numbers among them that are taken already, in which case none is written. One of a module bears the
 * practical paper on which it rests; `by`: the member, or `site`.
 */
function issueCertificates(db: Kysely<Tables>, list: readonly IssuedCertificate[], by = 'site') {
  return db.transaction().execute(async (tx) => {
    for (let from = 0; from < list.length; from += rowsAtOnce) {
      const numbers = list.slice(from, from + rowsAtOnce).map(({ number }) => number);
      const taken = await tx
        .selectFrom('certificates')
        .select('number')
        .where('number', 'in', numbers)
        .execute();
      if (taken.length > 0) return taken.map(({ number }) => number);
    }
    for (let from = 0; from < list.length; from += rowsAtOnce) {
      const rows = list
        .slice(from, from + rowsAtOnce)
        .map(({ exam: _exam, write: _write, ...certificate }) => rowOf<Certificate>(certificate));
      await tx.insertInto('certificates').values(rows).execute();
    }
    for (const each of list) await restOnPaper(tx, each, by);
    return [];
  });
}

async function restOnPaper(
  tx: Transaction<Tables>,
  { number, holder, what, exam, issuedAt, write }: IssuedCertificate,
  by: string,
): Promise<void> {
  const module = Number(what);
  if (!Number.isInteger(module)) return;
  const about = { number, holder, module, at: issuedAt, by, ...(exam && { exam }) };
  const paper = await linkCertificate(tx, about);
  if (!paper) return;
  if (write && paper.id === exam) await changeEnquiryIn(tx, write);
  await tx
    .updateTable('certificates')
    .set({
      paper_on: isoDayInIndia(paper.endedAt ?? issuedAt),
      paper_percent: paper.percent ?? null,
      shows_percent: Number(paper.showsMarks === true),
    })
    .where('number', '=', number)
    .execute();
}

/** Whether the percent of a sitting is shown: by its certificate, once there is one. */
const chooseMarks = (db: Kysely<Tables>, exam: string, shows: boolean): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const number = await setShowsMarks(tx, exam, shows);
    if (number === undefined) return;
    await tx
      .updateTable('certificates')
      .set({ shows_percent: Number(shows) })
      .where('number', '=', number)
      .execute();
  });

async function findCertificate(db: Kysely<Tables>, number: string) {
  const row = await db
    .selectFrom('certificates')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  return row && asCertificate(row);
}

async function findCertificatesEnding(db: Kysely<Tables>, characters: string) {
  const rows = await db
    .selectFrom('certificates')
    .selectAll()
    .where('number', 'like', `HC-____-${characters}`)
    .execute();
  return rows.map(asCertificate);
}

/** One of the same holder for the same thing on the same day, not revoked. */
async function findSameCertificate(
  db: Kysely<Tables>,
  { holder, what, date }: Pick<Certificate, 'holder' | 'what' | 'date'>,
) {
  const row = await db
    .selectFrom('certificates')
    .selectAll()
    .where('holder', '=', holder)
    .where('what', '=', what)
    .where('date', '=', date)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row && asCertificate(row);
}

/** False where there is none, or it is revoked already. */
const revokeCertificate = (db: Kysely<Tables>, number: string, now: number) =>
  db.transaction().execute(async (tx) => {
    const revoked = await tx
      .updateTable('certificates')
      .set({ revoked_at: now })
      .where('number', '=', number)
      .where('revoked_at', 'is', null)
      .$call(hasChanged);
    if (revoked) await unlinkCertificate(tx, number);
    return revoked;
  });

async function listRevokedCertificates(db: Kysely<Tables>, beginning: string) {
  const rows = await db
    .selectFrom('certificates')
    .select('number')
    .where('revoked_at', 'is not', null)
    .where('number', 'like', `${beginning}%`)
    .execute();
  return rows.map(({ number }) => number);
}

/** Whether the holder may be named; false where there is no such certificate. */
const setCertificateConsent = (db: Kysely<Tables>, number: string, consent: boolean) =>
  db
    .updateTable('certificates')
    .set({ consent: consent ? 1 : 0 })
    .where('number', '=', number)
    .$call(hasChanged);

/** The newest first; `query` is a part of the number or of the holder's name. */
async function listCertificates(db: Kysely<Tables>, query: string, limit: number) {
  const typed = query.toLowerCase();
  const rows = await db
    .selectFrom('certificates')
    .selectAll()
    .$if(query !== '', (list) =>
      list.where(({ or }) => or([contains('holder', typed), contains('number', typed)])),
    )
    .orderBy('issued_at', 'desc')
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(asCertificate);
}

/** Notes a public key (multibase) that signs from now on. */
async function storeCertificateKey(db: Kysely<Tables>, publicKey: string, now: number) {
  await db
    .insertInto('certificate_keys')
    .values({ public_key: publicKey, first_used_at: now })
    .onConflict((conflict) => conflict.column('public_key').doNothing())
    .execute();
}

async function listCertificateKeys(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('certificate_keys')
    .select('public_key')
    .orderBy('first_used_at')
    .execute();
  return rows.map(({ public_key }) => public_key);
}

const asCertificate = reader<Certificate>({ yesNo: ['consent', 'showsPercent'] });

export const certificateQueries = defineQueries('certificates', {
  issueCertificates,
  chooseMarks,
  findCertificate,
  findCertificatesEnding,
  findSameCertificate,
  revokeCertificate,
  listRevokedCertificates,
  setCertificateConsent,
  listCertificates,
  storeCertificateKey,
  listCertificateKeys,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof certificateQueries> {}
}

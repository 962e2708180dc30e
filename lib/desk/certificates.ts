/** What the desk does of certificates. */
import { achievementOf } from '#lib/certificates/achievement';
import { type Certificate, shownName } from '#lib/certificates/certificate';
import { importCsv } from '#lib/certificates/import-csv';
import { issue } from '#lib/certificates/issue';
import { readCertificateNumber } from '#lib/certificates/number';
import { readRow } from '#lib/certificates/read-row';
import { longDayInIndia, onDay } from '#lib/dates';
import type { Visit } from '#lib/desk/access';
import type { CertificateLine } from '#lib/desk/view-types/certificates';
import type { Store } from '#lib/store/store';

export type CertificateChange =
  | { readonly numbers: readonly string[] }
  | { readonly problems: readonly string[] };

type Fields = Readonly<Record<string, string>>;

/** Issues one or a list, or withdraws one; says why nothing was done. */
export function changeCertificates({ site, now }: Visit, fields: Fields) {
  const { store } = site;
  if (fields.action === 'issue') return issueOne(store, fields, now);
  if (fields.action === 'import') return issueList(store, fields, now);
  if (fields.action === 'revoke') return revoke(store, fields, now);
  return Promise.resolve({ problems: ['There is no such action.'] });
}

async function issueOne(store: Store, fields: Fields, now: number): Promise<CertificateChange> {
  const read = readRow(fields, now);
  if ('problems' in read) return { problems: Object.values(read.problems) };
  const same = await store.findSameCertificate(read.ok);
  if (same) return { problems: [`Issued already as ${same.number}.`] };
  return { numbers: (await issue(store, [read.ok], now)).map(({ number }) => number) };
}

async function issueList(store: Store, { csv = '' }: Fields, now: number) {
  const done = await importCsv(store, csv, now);
  if ('issued' in done) return { numbers: done.issued.map(({ number }) => number) };
  return { problems: done.problems.map(({ line, text }) => `Line ${line}: ${text}`) };
}

async function revoke(store: Store, { number = '' }: Fields, now: number) {
  const read = readCertificateNumber(number);
  const done = 'number' in read && (await store.revokeCertificate(read.number, now));
  if (done) return { numbers: [read.number] };
  return { problems: ['This certificate is not valid any more, or was never issued.'] };
}

export const certificateLine = (certificate: Certificate): CertificateLine => ({
  number: certificate.number,
  holder: certificate.holder,
  title: achievementOf(certificate.what)?.title ?? certificate.what,
  date: onDay(certificate.date),
  shown: shownName(certificate),
  ...(certificate.revokedAt !== undefined && {
    revoked: `Withdrawn on ${longDayInIndia(certificate.revokedAt)}`,
  }),
});

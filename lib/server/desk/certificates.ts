/** What the desk does of certificates. */
import { achievementOf } from '#lib/server/certificates/achievement';
import {
  type Certificate,
  readCertificateNumber,
  shownName,
} from '#lib/server/certificates/certificate';
import { importCsv, issue, readRow } from '#lib/server/certificates/issue';
import type { Visit } from '#lib/server/desk/sign-in/access';
import type { Store } from '#lib/server/store/store';
import { longDayInIndia, onDay } from '#lib/shared/dates';
import { readReference } from '#lib/shared/enquiries/rules/reference';
import { isDay, isoDayInIndia } from '#lib/shared/india';

export type CertificateChange =
  | { readonly numbers: readonly string[] }
  /** By the field that is wrong; by the line, as `line 3`, in a list. */
  | { readonly problems: Readonly<Record<string, string>> };

type Fields = Readonly<Record<string, string>>;

/** Issues one or a list, or withdraws one; says why nothing was done. */
export function changeCertificates(
  { site, now }: Visit,
  fields: Fields,
): Promise<CertificateChange> {
  const { store } = site;
  if (fields.action === 'issue') return issueOne(store, fields, now);
  if (fields.action === 'import') return issueList(store, fields, now);
  if (fields.action === 'revoke') return revoke(store, fields, now);
  return Promise.resolve({ problems: { action: 'There is no such action.' } });
}

async function issueOne(store: Store, fields: Fields, now: number): Promise<CertificateChange> {
  const read = readRow(fields, now);
  if ('problems' in read) return { problems: read.problems };
  const same = await store.findSameCertificate(read.ok);
  if (same) return { problems: { name: `Issued already as ${same.number}.` } };
  return { numbers: (await issue(store, [read.ok], now)).map(({ number }) => number) };
}

async function issueList(
  store: Store,
  { csv = '' }: Fields,
  now: number,
): Promise<CertificateChange> {
  const done = await importCsv(store, csv, now);
  if ('issued' in done) return { numbers: done.issued.map(({ number }) => number) };
  const each = done.problems.map(({ line, text }) => [`line ${line}`, text] as const);
  return { problems: joined(each) };
}

async function revoke(store: Store, { number = '' }: Fields, now: number) {
  const read = readCertificateNumber(number);
  const done = 'number' in read && (await store.revokeCertificate(read.number, now));
  if (done) return { numbers: [read.number] };
  return { problems: { number: 'This certificate is no longer valid, or was never issued.' } };
}

/** A line may have several problems. */
function joined(each: readonly (readonly [string, string])[]): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [line, text] of each) texts[line] = texts[line] ? `${texts[line]} ${text}` : text;
  return texts;
}

/** From the roster of a batch: the name comes from the enquiry that the address names. */
export async function filledIn({ site, url, now }: Visit): Promise<Fields | undefined> {
  const read = readReference(url.searchParams.get('enquiry') ?? '');
  const enquiry = 'reference' in read && (await site.store.findEnquiry(read.reference));
  if (!enquiry) return undefined;
  const today = isoDayInIndia(now);
  const asked = url.searchParams.get('date') ?? today;
  const what = achievementOf(url.searchParams.get('what') ?? '')
    ? url.searchParams.get('what')
    : '';
  const date = isDay(asked) && asked < today ? asked : today;
  return { action: 'issue', name: enquiry.name, what: what ?? '', date };
}

export type CertificateLine = ReturnType<typeof certificateLine>;

export const certificateLine = (certificate: Certificate) => ({
  number: certificate.number,
  holder: certificate.holder,
  title: achievementOf(certificate.what)?.title ?? certificate.what,
  date: onDay(certificate.date),
  // What strangers read: the name, or its initials.
  shown: shownName(certificate),
  ...(certificate.revokedAt !== undefined && {
    revoked: `Withdrawn on ${longDayInIndia(certificate.revokedAt)}`,
  }),
});

/** A post that was not taken: why, and what it said. */
export interface RejectedCertificates {
  readonly problems: readonly string[];
  readonly typed: Readonly<Record<string, string>>;
}

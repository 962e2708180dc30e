/**
 * Reads certificates as somebody wrote them (lines of a CSV, words of a command, a form of the desk), gives them
 * numbers and writes them, all or none.
 */
import { randomBytes } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import type { IssuedCertificate } from '#lib/certificates/queries';
import {
  achievementOf,
  type Certificate,
  makeCertificateNumber,
  readCertificateNumber,
} from '#lib/certificates/rules';
import type { AppContext } from '#lib/platform/context';
import type { Store } from '#lib/platform/db/store';
import { isDay, isoDayInIndia } from '#lib/platform/values/india';
import { hasLetter, line } from '#lib/platform/values/text';
import { lineOf } from '#lib/practice/actions/sitting';
import { certificateMail } from '#lib/practice/mails';
import { moduleInWords } from '#lib/practice/words';
import type { StaffRequest } from '#lib/staff/http/access';

interface CertificateRow {
  readonly name?: string | undefined;
  readonly what?: string | undefined;
  readonly date?: string | undefined;
  /** `yes`: the name is shown to whoever holds the number; `no` or nothing: its initials. */
  readonly consent?: string | undefined;
  readonly exam?: string | undefined;
}

type ReadRow =
  | { readonly ok: NewCertificate }
  | { readonly problems: Readonly<Record<string, string>> };

const longestName = 100;
/** Bytes of another encoding, such as that of Excel's plain CSV, decode to this. */
const unreadable = '\uFFFD';

/** `now` in epoch milliseconds: nothing is issued for a day to come. */
export function readRow(row: CertificateRow, now: number): ReadRow {
  const holder = line(row.name ?? '');
  const achievement = achievementOf(row.what ?? '');
  const date = (row.date ?? '').trim();
  const consent = (row.consent ?? '').trim().toLowerCase();
  const problems = {
    ...(!hasLetter(holder) && { name: 'The name is missing.' }),
    ...(holder.includes(unreadable) && {
      name: `“${holder}” has a letter that could not be read: save the file as CSV UTF-8.`,
    }),
    ...(holder.length > longestName && {
      name: `The name is longer than ${longestName} characters.`,
    }),
    ...(!achievement && { what: `“${row.what ?? ''}” is neither a module (1-17) nor a level.` }),
    ...(!isDay(date) && { date: `“${date}” is no day: write it as 2026-11-24.` }),
    ...(isDay(date) && date > isoDayInIndia(now) && { date: `${date} is in the future.` }),
    ...(!['', 'yes', 'no'].includes(consent) && { consent: `“${consent}” is neither yes nor no.` }),
  };
  if (!achievement || Object.keys(problems).length > 0) return { problems };
  const exam = line(row.exam ?? '');
  const { what } = achievement;
  return { ok: { holder, what, date, consent: consent === 'yes', ...(exam && { exam }) } };
}

type NewCertificate = Pick<IssuedCertificate, 'holder' | 'what' | 'date' | 'consent' | 'exam'>;

type Issuing = Pick<AppContext, 'store' | 'env'>;

/** A thousand million numbers a year: a second try is rare, a fifth is an error. */
const mostTries = 5;

/** `now` in epoch milliseconds, `by` a member's address. Throws where no free numbers were found. */
export async function issue(
  context: Issuing,
  list: readonly NewCertificate[],
  now: number,
  by = 'site',
): Promise<readonly Certificate[]> {
  const { store } = context;
  for (let tries = 0; tries < mostTries; tries++) {
    const made: IssuedCertificate[] = [];
    for (const each of numbered(list, now)) made.push(await withMail(context, each, now));
    const taken = await store.issueCertificates(made, by);
    if (taken.length === 0) return made;
  }
  throw new Error('No free numbers were found for the certificates.');
}

/** Whoever sat a paper for it is mailed the number, as the mail of the result promises. */
async function withMail(
  { store, env }: Issuing,
  certificate: IssuedCertificate,
  now: number,
): Promise<IssuedCertificate> {
  const { number, holder, what, exam: named } = certificate;
  const module = Number(what);
  if (!Number.isInteger(module)) return certificate;
  const exam = await store.findExamToCertify({ holder, module, ...(named && { exam: named }) });
  const enquiry = exam && (await store.findEnquiryOf(exam.enquiryId));
  if (!exam || !enquiry) return certificate;
  const sum = `${moduleInWords(module)}, ${number}`;
  const line = lineOf(enquiry, { at: now, action: 'certificate-issued', sum, by: 'site' });
  const about = { exam, to: enquiry, env, now };
  const write = { ...line, ...(enquiry.email && { mails: [certificateMail(about, number)] }) };
  return { ...certificate, exam: exam.id, write };
}

function numbered(list: readonly NewCertificate[], now: number): readonly IssuedCertificate[] {
  const used = new Set<string>();
  return list.map((each) => {
    const year = Number(each.date.slice(0, 4));
    let number = makeCertificateNumber(year, randomBytes(6));
    while (used.has(number)) number = makeCertificateNumber(year, randomBytes(6));
    used.add(number);
    return { ...each, number, issuedAt: now };
  });
}

interface LineProblem {
  readonly line: number;
  readonly text: string;
}

type Imported =
  | { readonly issued: readonly Certificate[] }
  | { readonly problems: readonly LineProblem[] };

/** `consent` may be absent: then nobody is named. */
const required = ['name', 'what', 'date'];

interface Line {
  readonly record: CertificateRow;
  readonly info: { readonly lines: number };
}

/** `now` in epoch milliseconds. What was issued before for the same name, thing and day is a problem of its line. */
export async function importCsv(context: Issuing, text: string, now: number): Promise<Imported> {
  const { store } = context;
  const lines = linesOf(text);
  if ('problems' in lines) return lines;
  const problems: LineProblem[] = [];
  const list: NewCertificate[] = [];
  const seen = new Map<string, number>();
  for (const { record, info } of lines.ok) {
    const read = readRow(record, now);
    if ('problems' in read) {
      for (const problem of Object.values(read.problems)) {
        problems.push({ line: info.lines, text: problem });
      }
      continue;
    }
    const { holder, what, date } = read.ok;
    const key = JSON.stringify([holder, what, date]);
    const firstLine = seen.get(key);
    const same = firstLine === undefined ? await store.findSameCertificate(read.ok) : undefined;
    if (firstLine !== undefined)
      problems.push({ line: info.lines, text: `The same as line ${firstLine}.` });
    if (same) problems.push({ line: info.lines, text: `Issued already as ${same.number}.` });
    seen.set(key, firstLine ?? info.lines);
    list.push(read.ok);
  }
  if (list.length === 0 && problems.length === 0) {
    return { problems: [{ line: 1, text: 'There is no certificate in the file.' }] };
  }
  return problems.length > 0 ? { problems } : { issued: await issue(context, list, now) };
}

function linesOf(text: string): { ok: readonly Line[] } | { problems: readonly LineProblem[] } {
  let found: readonly string[] = [];
  const named = (heading: string[]) => {
    found = heading.map((name) => name.trim().toLowerCase());
    return [...found];
  };
  try {
    const ok = parse(text, {
      bom: true,
      columns: named,
      skip_empty_lines: true,
      trim: true,
      info: true,
      relax_column_count_less: true,
    }) as unknown as readonly Line[];
    if (required.every((name) => found.includes(name))) return { ok };
    const needs = `The first line has to name the columns ${required.join(',')},consent.`;
    return { problems: [{ line: 1, text: needs }] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines ?? 1);
    return { problems: [{ line, text: 'This line cannot be read as CSV.' }] };
  }
}

/** The holder's choice, on the page with the result. */
export async function showMarks(
  { store }: Pick<AppContext, 'store'>,
  exam: string,
  show: boolean,
): Promise<void> {
  await store.chooseMarks(exam, show);
}

type CertificateChange =
  | { readonly numbers: readonly string[] }
  /** By the field that is wrong; by the line, as `line 3`, in a list. */
  | { readonly problems: Readonly<Record<string, string>> };

type Fields = Readonly<Record<string, string>>;

export function changeCertificates(
  { context, now, member }: StaffRequest,
  fields: Fields,
): Promise<CertificateChange> {
  const { store } = context;
  if (fields.action === 'issue') return issueOne(context, fields, now, member.email);
  if (fields.action === 'import') return issueList(context, fields, now);
  if (fields.action === 'revoke') return revoke(store, fields, now);
  return Promise.resolve({ problems: { action: 'There is no such action.' } });
}

async function issueOne(
  context: AppContext,
  fields: Fields,
  now: number,
  by: string,
): Promise<CertificateChange> {
  const read = readRow(fields, now);
  if ('problems' in read) return { problems: read.problems };
  const same = await context.store.findSameCertificate(read.ok);
  if (same) return { problems: { name: `Issued already as ${same.number}.` } };
  const issued = await issue(context, [read.ok], now, by);
  context.wake('mail');
  return { numbers: issued.map(({ number }) => number) };
}

async function issueList(
  context: AppContext,
  { csv = '' }: Fields,
  now: number,
): Promise<CertificateChange> {
  const done = await importCsv(context, csv, now);
  if ('issued' in done) context.wake('mail');
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

function joined(each: readonly (readonly [string, string])[]): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [line, text] of each) texts[line] = texts[line] ? `${texts[line]} ${text}` : text;
  return texts;
}

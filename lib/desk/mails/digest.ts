/** Posts that a person could hardly have made, and mails that did not arrive, reach staff once a day in one mail. */

import { deskEnquiryPath } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import { groupOf, kindWords } from '#data/form-kinds';
import { onDesk } from '#lib/enquiries/mails';
import type { Undelivered, UndeliveredMail } from '#lib/enquiries/queries/leads';
import { closingOf, promisedBy } from '#lib/enquiries/rules/hours';
import type { Answer } from '#lib/forms/schema';
import type { AppContext } from '#lib/platform/context';
import { digestKind, notifyStaff } from '#lib/platform/mail/write-mail';
import { dayMs, inIndia, longDayInIndia, startOfDay } from '#lib/platform/values/india';
import { plural } from '#lib/platform/values/words';
import type { Suspect } from '#lib/privacy/queries/expiry';
import { suspectsAtOnce } from '#lib/privacy/rules';

/** A host that was away writes the digests of the days it missed. */
const lookBackDays = 7;

/**
 * One digest for each past day (in India) that has suspicious posts or failed mails; that of yesterday also
 * reports current problems, `unnotified` submissions among them. A second call writes nothing.
 */
export async function writeDigests(context: AppContext, unnotified: number): Promise<void> {
  const { store, now } = context;
  const today = startOfDay(now());
  for (let from = today - lookBackDays * dayMs; from < today; from += dayMs) {
    const idempotencyKey = `digest:${new Date(from).toISOString()}`;
    if (await store.findRecorded(idempotencyKey)) continue;
    const suspects = await findSuspects(context, from, from + dayMs);
    const failed = await findDeadLetters(context, from, from + dayMs);
    const isLatest = from + dayMs === today;
    const standing = isLatest ? await findOverdue(context, unnotified) : { counts: [], rows: [] };
    const counts = [...suspicious(suspects.length, from), ...standing.counts, ...failed.counts];
    if (counts.length === 0) continue;
    const [first = [], ...more] = inParts(suspects.map((each) => rowOf(each, context.env)));
    // The later parts first: cut short here, the day starts again, and nothing is reported twice.
    for (const [index, rows] of more.entries()) {
      const part = index + 2;
      const title = `${counts[0]}, part ${part} of ${more.length + 1}`;
      await record(context, title, rows, `${idempotencyKey}:${part}`);
    }
    const all = suspects.length > 0 && onDesk(context.env, routes.deskSuspicious);
    const way = all ? [{ name: 'desk', label: 'All suspicious posts', value: all }] : [];
    const transcript = [...standing.rows, ...failed.rows, ...way, ...first];
    await record(context, counts.join(', '), transcript, idempotencyKey);
  }
}

/** All of a day: a false alarm loses nobody (ADR 008). */
async function findSuspects({ store }: AppContext, from: number, to: number): Promise<Suspect[]> {
  const all: Suspect[] = [];
  for (;;) {
    const page = await store.listSuspects(from, to, all.at(-1));
    all.push(...page);
    if (page.length < suspectsAtOnce) return all;
  }
}

/** A mail of more rows is read by nobody, and refused by some servers. */
const rowsInMail = 500;

const inParts = (rows: readonly Answer[]) =>
  Array.from({ length: Math.ceil(rows.length / rowsInMail) }, (_, part) =>
    rows.slice(part * rowsInMail, (part + 1) * rowsInMail),
  );

const suspicious = (many: number, from: number) =>
  many === 0 ? [] : [`${plural(many, 'suspicious post')} of ${longDayInIndia(from)}`];

/** Leads to the entry of the desk, where one click says that it is a person; without a desk, by what the command line takes. */
function rowOf(
  { id, kind, name, email, phone, suspicion, reference, receivedAt }: Suspect,
  env: AppContext['env'],
): Answer {
  const entry = reference && onDesk(env, deskEnquiryPath(reference));
  return {
    name: id,
    label: `${titleOf(kind)}, ${inIndia(receivedAt)}`,
    value: `${name}, ${email}, ${phone} (${suspicion}), ${entry ?? `reference ${reference ?? id}`}`,
  };
}

const record = (
  context: AppContext,
  name: string,
  transcript: readonly Answer[],
  idempotencyKey: string,
): Promise<unknown> =>
  notifyStaff(context, {
    kind: digestKind,
    receivedAt: context.now(),
    name,
    transcript,
    idempotencyKey,
  });

interface DigestPart {
  /** In a few words each, for the subject. */
  readonly counts: readonly string[];
  readonly rows: readonly Answer[];
}

/** The limit of entries per problem, the newest first: nobody reads a longer mail. */
const mostListed = 500;

/** The digest repeats it every day until it is fixed. */
async function findOverdue({ store, now }: AppContext, unnotified: number): Promise<DigestPart> {
  const overdue = await store.listOverdue(overdueBefore(now()), digestKind, mostListed);
  return {
    counts: [
      ...count(overdue.many, 'promise overdue', 'promises overdue'),
      ...count(unnotified, 'submission without a mail', 'submissions without a mail'),
    ],
    rows: [
      ...rowsOf(overdue, () => 'Promise overdue, staff not told'),
      ...(unnotified > 0 ? [listThem(unnotified)] : []),
    ],
  };
}

/** Mails that failed from `from` until before `to`: each is reported once. */
async function findDeadLetters(
  { store }: AppContext,
  from: number,
  to: number,
): Promise<DigestPart> {
  const failed = await store.listDeadLetters(from, to, mostListed);
  return {
    counts: count(failed.many, 'mail failed', 'mails failed'),
    rows: rowsOf(failed, ({ role }) => `Mail to ${role} failed`),
  };
}

/**
 * A promise counts as overdue when its two working days have passed and the mail that notifies staff of it has
 * not been sent. What came between two closing times shares one promise.
 */
function overdueBefore(now: number): number {
  // The whole second of the closing belongs to the day.
  let from = closingOf(now) + 1000;
  while (promisedBy(from - 1) >= now) from -= dayMs;
  return from;
}

const count = (many: number, one: string, others: string) =>
  many === 0 ? [] : [plural(many, one, others)];

const rowsOf = (
  { many, mails }: Undelivered,
  label: (mail: UndeliveredMail) => string,
): readonly Answer[] => [
  ...mails.map((mail) => row(label(mail), mail)),
  ...(many > mails.length ? [more(many - mails.length)] : []),
];

/** In words: a notice of ours is no enquiry. */
const titleOf = (kind: string) => (groupOf(kind) ? kindWords(kind).title : 'Notice of the site');

const row = (
  label: string,
  { kind, submissionId, receivedAt, reason }: UndeliveredMail,
): Answer => ({
  name: 'trouble',
  label,
  value: `${titleOf(kind)} of ${inIndia(receivedAt)}${reason ? ` (${reason})` : ''}: npm run -s leads -- show ${submissionId}`,
});

const more = (many: number): Answer => ({
  name: 'trouble',
  label: 'Older ones that are not named here',
  value: `${many}: npm run -s leads -- list --state waiting, and --state parked`,
});

const listThem = (unnotified: number): Answer => ({
  name: 'trouble',
  label: 'Stored without a mail to staff',
  value: `${unnotified}: npm run -s leads -- list --state unnotified`,
});

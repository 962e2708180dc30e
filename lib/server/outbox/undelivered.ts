/** What staff should know of mails that did not arrive, without personal data: references only. */

import type { Site } from '#lib/server/site';
import type { Undelivered, UndeliveredMail } from '#lib/server/store/leads/leads';
import type { Answer } from '#lib/server/store/store';
import { inIndia } from '#lib/shared/dates';
import { closingOf } from '#lib/shared/enquiries/office-hours';
import { promisedBy } from '#lib/shared/enquiries/promise';
import { dayMs } from '#lib/shared/india';
import { plural } from '#lib/shared/words';

/** The kind of the daily digest: nobody is to be called about it. */
export const digestKind = 'digest';

export interface DigestPart {
  /** In a few words each, for the subject. */
  readonly counts: readonly string[];
  readonly rows: readonly Answer[];
}

/** Of each trouble by itself, the newest first: a mail that names more is not read. */
const mostListed = 500;

/** What stands now, told every day until it is mended. */
export async function findOverdue({ store, now }: Site, unnotified: number): Promise<DigestPart> {
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

/** Mails parked from `from` until before `to`: each is told of once. */
export async function findDeadLetters(
  { store }: Site,
  from: number,
  to: number,
): Promise<DigestPart> {
  const parked = await store.listDeadLetters(from, to, mostListed);
  return {
    counts: count(parked.many, 'mail parked', 'mails parked'),
    rows: rowsOf(parked, ({ role }) => `Mail to ${role} parked`),
  };
}

/**
 * A promise counts as overdue when its two working days have passed and the mail that tells staff of it has
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

const row = (
  label: string,
  { kind, submissionId, receivedAt, reason }: UndeliveredMail,
): Answer => ({
  name: 'trouble',
  label,
  value: `[${kind}] of ${inIndia(receivedAt)}${reason ? ` (${reason})` : ''}: npm run -s leads -- show ${submissionId}`,
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

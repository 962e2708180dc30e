/** What staff should know of mails that did not arrive, without personal data: references only. */
import { inIndia, promisedBy } from '#lib/dates';
import type { Site } from '#lib/site';
import type { Answer } from '#lib/store/store';
import type { OwedMail } from '#lib/store/tally';

/** The kind of the daily digest: nobody is to be called about it. */
export const digestKind = 'digest';

export interface Troubles {
  /** In a few words each, for the subject. */
  readonly counts: readonly string[];
  readonly rows: readonly Answer[];
}

/** Oldest first; the rest of an outage is counted by the health call. */
const mostListed = 500;

/**
 * A promise counts as overdue when its two working days have passed and the mail that tells staff of it has
 * not been sent; whether staff have called, the site cannot know. Parked mails are told of once, from `since` on.
 */
export async function findTroubles(
  { store, now }: Site,
  since: number,
  untold: number,
): Promise<Troubles> {
  const owed = await store.listOwed(mostListed);
  const overdue = owed.filter((mail) => isOverdue(mail, now()));
  const parked = owed.filter(({ parkedAt = 0 }) => parkedAt >= since);
  return {
    counts: [
      ...count(overdue.length, 'promise overdue', 'promises overdue'),
      ...count(parked.length, 'mail parked', 'mails parked'),
      ...count(untold, 'submission without a mail', 'submissions without a mail'),
    ],
    rows: [
      ...overdue.map((mail) => row('Promise overdue, staff not told', mail)),
      ...parked.map((mail) => row(`Mail to ${mail.role} parked`, mail)),
      ...(untold > 0 ? [listThem(untold)] : []),
    ],
  };
}

const isOverdue = ({ role, kind, receivedAt }: OwedMail, now: number) =>
  role === 'staff' && kind !== digestKind && promisedBy(receivedAt) < now;

const count = (many: number, one: string, more: string) =>
  many === 0 ? [] : [`${many} ${many === 1 ? one : more}`];

const row = (label: string, { kind, submissionId, receivedAt, reason }: OwedMail): Answer => ({
  name: 'trouble',
  label,
  value: `[${kind}] of ${inIndia(receivedAt)}${reason ? ` (${reason})` : ''}: npm run -s leads -- show ${submissionId}`,
});

const listThem = (untold: number): Answer => ({
  name: 'trouble',
  label: 'Stored without a mail to staff',
  value: `${untold}: npm run -s leads -- list --state untold`,
});

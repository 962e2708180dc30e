/** What every action of placement is made of: who does what, when, in which vacancy. */
import { randomUUID } from 'node:crypto';
import { keyedHash } from '#lib/server/hmac';
import { type HttpError, httpError } from '#lib/server/http/errors/http-error';
import { limitMailsBetween, type MailCause } from '#lib/server/limits/mail-limit';
import { log } from '#lib/server/log';
import { heldNote } from '#lib/server/placement/staff-note';
import type { Site } from '#lib/server/site';
import type { Actor, EnquiryEvent } from '#lib/server/store/enquiries/schema';
import {
  type Candidate,
  isLive,
  type PlacementWrite,
  type PlacementWritten,
  type Shortlist,
  type Vacancy,
} from '#lib/server/store/placement/placements';
import type { MailOwed, OutgoingMail, Store } from '#lib/server/store/store';
import type { PlacementEvent } from '#lib/shared/placement/events';

export interface Act {
  readonly site: Site;
  readonly vacancy: Vacancy;
  /** Epoch milliseconds: the same for all that it writes. */
  readonly at: number;
  readonly by: Actor;
  /** Who causes the mails that it sends; `ours`: a member or the clock. */
  readonly cause: MailCause | 'ours';
}

export const aboutOf = ({ site, vacancy }: Pick<Act, 'site' | 'vacancy'>) => ({
  env: site.env,
  vacancy,
});

/** A line of the history of an enquiry; the vacancy is named by its id alone. */
export const eventOf = (
  { at, by, vacancy }: Act,
  action: PlacementEvent,
  more: Readonly<Record<string, string>> = {},
): EnquiryEvent => ({
  id: randomUUID(),
  at,
  by,
  action,
  detail: { vacancy: vacancy.id, ...more },
});

/** That line with the mails that go with it: all that an enquiry is told. */
export const lineOf = (
  act: Act,
  id: string,
  action: PlacementEvent,
  mails: readonly OutgoingMail[] = [],
) => ({ id, change: {}, event: eventOf(act, action), mails });

/** The same on the enquiry of the employer. */
export const employerLineOf = (
  act: Act,
  action: PlacementEvent,
  mails: readonly OutgoingMail[] = [],
) => lineOf(act, act.vacancy.employer.enquiryId, action, mails);

/** Interviews of these that were agreed and are not yet. */
export const meetingsAhead = ({ at }: Pick<Act, 'at'>, candidates: readonly Candidate[]) =>
  candidates.flatMap((each) =>
    each.state === 'interview' && each.slotAt !== undefined && each.slotAt > at
      ? [{ each, slotAt: each.slotAt }]
      : [],
  );

/** The link that shows candidates now, if there is one. */
export async function liveShortlist(
  { store }: Pick<Site, 'store'>,
  vacancy: string,
  now: number,
): Promise<Shortlist | undefined> {
  const last = await store.lastShortlist(vacancy);
  return last && isLive(last, now) ? last : undefined;
}

/** Of a person, so that they can prove their own answer; nobody else reads it back. */
export const personHash = (store: Pick<Store, 'secret'>, email: string): Promise<string> =>
  keyedHash(store, 'consents', email);

/** The mails with the counters that hold them, where a stranger causes them. */
async function owed(act: Act, mails: readonly MailOwed[] = []): Promise<readonly MailOwed[]> {
  const { site, cause } = act;
  if (cause === 'ours') return mails;
  const made = mails.map((each) => withKind('counters' in each ? each.mail : each));
  return limitMailsBetween(site, made, cause, (limit, day) =>
    heldNote(aboutOf(act), { limit, day, by: whoIs(act, cause) }),
  );
}

const whoIs = ({ vacancy: { employer } }: Act, { email }: MailCause) =>
  email === employer.email ? employer.company : 'A candidate';

/** A topic begins with its vacancy and what it is about. Staff read of each vacancy by itself. */
function withKind(mail: OutgoingMail) {
  const [, vacancy = '', kind = ''] = /^(V-\w+-\w+-)?([a-z]+)/.exec(mail.topic ?? '') ?? [];
  return { mail, kind: mail.role === 'staff' ? `${vacancy}${kind}` : kind };
}

/** Writes, and wakes whoever sends. */
export async function write(
  act: Act,
  what: Omit<PlacementWrite, 'vacancy' | 'at'>,
): Promise<PlacementWritten> {
  const { site, vacancy, at } = act;
  const enquiries = await Promise.all(
    (what.enquiries ?? []).map(async (each) => ({ ...each, mails: await owed(act, each.mails) })),
  );
  const written = await site.store.writePlacement({ vacancy: vacancy.id, at, ...what, enquiries });
  if (written === 'done') {
    log().info({ vacancy: vacancy.id }, 'placement');
    site.wakeCourier();
  }
  return written;
}

export const conflict = (message: string): { readonly error: HttpError } => httpError(409, message);

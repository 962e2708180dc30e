/** Mails that are due about batches, and the pages to render again when a batch or its seats change; looking twice does no harm. */

import { batchesTag } from '#data/addresses/on-demand-pages';
import { batchPath, coursePath, enrollmentTypes, routes } from '#data/addresses/routes';
import { batchMail, type InBatch, notifySeats, topicOf, topicsDue } from '#lib/batches/mails';
import type { OwedMail } from '#lib/batches/queries/waiting-list';
import { type CountedBatch, seatsLeft, stateOf } from '#lib/batches/rules';
import type { AppContext } from '#lib/platform/context';
import { dayMs } from '#lib/platform/values/india';
import { processState } from '#lib/platform/values/process-state';

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    /** Only in the built site: purges stored pages with one of these tags, or at one of these paths. */
    purge?: (tags: readonly string[]) => void;
  }
}

/** A batch that has ended says so for a while before its page is left alone. */
const afterEndMs = 60 * 60 * 1000;

/**
 * Gives a function that looks once how batches and their seats are, whichever host changed them and whatever ran out:
 * it runs every two seconds, so that stored pages are right within five seconds on every host.
 */
export function newBatchWatch(context: AppContext): () => Promise<void> {
  let known: ReadonlyMap<string, Seen> = new Map();
  return async () => {
    const now = context.now();
    const batches = await context.store.listBatches({ now, endsAfter: now - afterEndMs });
    processState.batches = batches.filter((batch) => stateOf(batch, now) !== 'finished');
    const seen = seenIn(batches, now);
    // Pages of the build, or of the moments before, know of none.
    const changed = changedPages(known, seen);
    known = seen;
    if (changed.length > 0) processState.purge?.([batchesTag, ...changed]);
  };
}

interface Seen {
  readonly says: string;
  readonly what: readonly string[];
}

const seenIn = (batches: readonly CountedBatch[], now: number): ReadonlyMap<string, Seen> =>
  new Map(
    batches.map((batch) => {
      const { id, version, waiting, what } = batch;
      const says = [version, seatsLeft(batch), waiting, stateOf(batch, now)].join(' ');
      return [id, { says, what }];
    }),
  );

/** They show when the next batches begin, whatever these teach. */
const pagesWithDates: readonly string[] = [
  routes.home,
  routes.certification,
  routes.coaching,
  routes.compare,
  routes.about,
];

/** Addresses of the pages that say something of what is new, other or gone. */
function changedPages(
  before: ReadonlyMap<string, Seen>,
  after: ReadonlyMap<string, Seen>,
): readonly string[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  const changed = ids.filter((id) => before.get(id)?.says !== after.get(id)?.says);
  if (changed.length === 0) return [];
  const what = changed.flatMap((id) => [
    ...(before.get(id)?.what ?? []),
    ...(after.get(id)?.what ?? []),
  ]);
  const modules = new Set(what.flatMap((each) => /^module-(\d+)$/.exec(each)?.[1] ?? []));
  return [
    routes.batches,
    ...changed.map(batchPath),
    ...[...modules].flatMap((no) => enrollmentTypes.map((type) => coursePath(type, Number(no)))),
    ...pagesWithDates,
  ];
}

export async function sendBatchMails(context: AppContext): Promise<number> {
  const { store, now, wake } = context;
  // Holds run out by themselves; whatever else changes seats is followed where it happens.
  for (const id of await store.listUnsaid(now())) await store.followFreed(id, now());
  const batches = await store.listBatches({ now: now(), endsAfter: now() - dayMs });
  const offered = new Set(await store.listOffered());
  let written = 0;
  for (const batch of batches) {
    written += await mailsOf(context, batch);
    written += await notifySeats(context, batch);
    // Somebody on the waiting list may have closed, withdrawn or been found on the list since the
    // last notice.
    const isOffer = offered.has(batch.id) || (batch.waiting > 0 && seatsLeft(batch) > 0);
    if (isOffer) await store.offerSeats(batch.id, now());
  }
  if (written > 0) wake('mail');
  return written;
}

async function mailsOf(context: AppContext, batch: CountedBatch): Promise<number> {
  const { store, env, now } = context;
  const at = now();
  const everybody: InBatch = { role: 'has', since: 0 };
  if (topicsDue(batch, everybody, at).length === 0) return 0;
  let written = 0;
  for (const { enquiry, email, name, mails, ...person } of await peopleIn(context, batch, at)) {
    const isSent = (topic: string, states = mails) =>
      states.some(({ messageId }) =>
        new RegExp(`\\.visitor\\.${topic}(?:\\.\\d+)?@`).test(messageId),
      );
    for (const [topic, number] of topicsDue(batch, person, at)) {
      if (isSent(topicOf(batch, topic, number))) continue;
      const wentOut = mails.filter(({ sentAt }) => sentAt !== undefined);
      if (topic === 'today' && isSent(topicOf(batch, 'tomorrow', number), wentOut)) continue;
      const mail = batchMail({ batch, topic, number, role: person.role, to: email, name, env });
      await store.queueMail(enquiry, mail, at);
      written += 1;
    }
  }
  return written;
}

interface PersonInBatch extends InBatch {
  readonly enquiry: string;
  readonly email: string;
  readonly name: string;
  readonly mails: readonly OwedMail[];
}

/** Whoever has or holds a seat, or waits for one; of one address the first of these. A cancelled batch as it was before. */
async function peopleIn(
  { store }: AppContext,
  batch: CountedBatch,
  now: number,
): Promise<readonly PersonInBatch[]> {
  const at = batch.cancelledAt === undefined ? now : batch.cancelledAt - 1;
  const [seated, waiting] = await Promise.all([
    store.listSeated(batch.id, at),
    store.listWaitingPeople(batch.id, at),
  ]);
  const people: readonly PersonInBatch[] = [
    ...seated.map(({ enquiry, email, name, mails, takenAt, heldAt = 0, movedAt }) => ({
      ...{ enquiry, email, name, mails },
      ...(takenAt === undefined
        ? { role: 'holds' as const, since: heldAt }
        : { role: 'has' as const, since: takenAt }),
      ...(movedAt !== undefined && { movedAt }),
    })),
    ...waiting.map(({ enquiry, email, name, mails, at: since }) => ({
      ...{ enquiry, email, name, mails, since },
      role: 'waits' as const,
    })),
  ];
  const seen = new Set(['']);
  return people
    .toSorted((one, other) => order.indexOf(one.role) - order.indexOf(other.role))
    .filter(({ email }) => !seen.has(email) && seen.add(email));
}

const order: readonly InBatch['role'][] = ['has', 'holds', 'waits'];

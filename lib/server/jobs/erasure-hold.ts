/** Whether what has reached its time may be erased, or a person has to look first: a wrong clock would take everything. */
import { backupTime } from '#lib/server/backups/last';
import { alarm } from '#lib/server/limits/alarm';
import { log } from '#lib/server/log';
import type { Site } from '#lib/server/site';
import type {
  ErasureHold,
  ErasureState,
  ExpiryBounds,
  ExpiryCounts,
} from '#lib/server/store/erasure/expiry';
import { inIndia } from '#lib/shared/dates';
import { dayMs, hourMs, isoDayInIndia } from '#lib/shared/india';
import { plural } from '#lib/shared/words';

/** A host that was away for a week comes back; what a jump of less would take was due within the week. */
const farMs = 7 * dayMs;
/** Past all doubt: also where nothing is due yet. */
const veryFarMs = 30 * dayMs;
/** The hourly run, and a night's outage. */
const steadyMs = 26 * hourMs;
const mostShare = 0.1;
/** Of fewer, a tenth is a row or two. */
const fewRows = 20;

export interface ErasureReview {
  /** What an erasure would take now. */
  readonly counts: ExpiryCounts;
  /** Why nothing may be erased; absent where all is well. */
  readonly hold?: ErasureHold;
  /** Until when the site is believed to have run. */
  readonly clock: number;
}

/** Reads; changes nothing. */
export async function reviewErasure(site: Site, bounds: ExpiryBounds): Promise<ErasureReview> {
  const { store } = site;
  const now = site.now();
  const before = await store.erasureState();
  const counts = await store.countExpired(bounds);
  const knownUntil = before.clock ?? (await knownFromRows(site)) ?? now;
  const hold = (why: ErasureHold['why']): ErasureHold => {
    const { contacts, drafts, orders } = counts;
    const due = { contacts: contacts.due, drafts: drafts.due, orders: orders.due };
    return { why, since: before.hold?.why === why ? before.hold.since : now, knownUntil, due };
  };
  // Not moved on: a wrong clock that stays is as wrong an hour later.
  if (isFar(now - knownUntil, counts)) return { counts, clock: knownUntil, hold: hold('clock') };
  const much = isMuch(await unexpected(site, before, bounds, counts));
  return { counts, clock: now, ...(much && { hold: hold('share') }) };
}

/** Where the last run is not known, as after an upgrade; what is of later than now tells of no wrong clock of now. */
async function knownFromRows({ store, env }: Site): Promise<number | undefined> {
  const times = [await store.newestRow(), await backupTime(env.DATA_DIR)];
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}

function isFar(aheadMs: number, counts: ExpiryCounts): boolean {
  const all = Object.values(counts);
  if (aheadMs > veryFarMs) return all.some((each) => each.all > 0);
  return aheadMs > farMs && all.some((each) => each.due > 0);
}

/**
 * A year after a busy hour all of it is due in one: that is as it should be where the run before was a day ago at
 * most. What was due before it already is a surprise, such as after a shorter RETENTION_DAYS.
 */
async function unexpected(
  { store }: Site,
  { contactsBefore = 0 }: ErasureState,
  bounds: ExpiryBounds,
  counts: ExpiryCounts,
): Promise<ExpiryCounts> {
  const steady = contactsBefore > 0 && bounds.contacts - contactsBefore <= steadyMs;
  if (!steady || !isMuch(counts)) return counts;
  const moved = bounds.contacts - contactsBefore;
  return store.countExpired({
    ...bounds,
    contacts: Math.min(contactsBefore, bounds.contacts),
    unpaidOrders: bounds.unpaidOrders - Math.max(0, moved),
    paidOrders: bounds.paidOrders - Math.max(0, moved),
  });
}

const isMuch = ({ contacts, orders }: ExpiryCounts): boolean =>
  [contacts, orders].some(({ due, all }) => all >= fewRows && due > mostShare * all);

/** "3 enquiries, 1 draft, 0 orders". */
export const dueInWords = ({ contacts, drafts, orders }: ErasureHold['due']): string =>
  `${plural(contacts, 'submission')}, ${plural(drafts, 'draft')}, ${plural(orders, 'order')}`;

/** In a sentence, for staff. */
export const holdInWords = ({ why, knownUntil, due }: ErasureHold, now: number): string =>
  why === 'clock'
    ? `The clock of the site says ${inIndia(now)}, ${plural(Math.floor((now - knownUntil) / dayMs), 'day')} after it is last known to have run (${inIndia(knownUntil)}). It would erase ${dueInWords(due)}.`
    : `It would erase more than a tenth at once: ${dueInWords(due)}.`;

export const holdRemedy = ({ why }: ErasureHold): string =>
  why === 'clock'
    ? 'Look at the date of the machine (date; timedatectl). Where it is wrong, set it right: erasing goes on by itself. Where it is right, because the site was away for so long: npm run -s leads -- erase-expired'
    : 'Check whether RETENTION_DAYS is what you mean. Where it is, let it go on: npm run -s leads -- erase-expired';

/** Once a day while it stands. */
export async function tellOfHold(site: Site, hold: ErasureHold): Promise<void> {
  log().error({ why: hold.why, ...hold.due }, 'nothing is erased: leads erase-expired says why');
  await alarm(site, {
    once: `erasure-held:${isoDayInIndia(site.now())}`,
    title: 'Nothing is erased until somebody checks',
    what: holdInWords(hold, site.now()),
    whatToDo: holdRemedy(hold),
  });
}

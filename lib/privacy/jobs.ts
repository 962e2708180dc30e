/** Erases what has reached its time: contract: Modes. */
import { webhookTime } from '#lib/enquiries/actions/record';
import { backupTime } from '#lib/platform/backup/last';
import type { AppContext } from '#lib/platform/context';
import { alarm } from '#lib/platform/http/limits/alarm';
import { log } from '#lib/platform/log/log';
import { dayMs, hourMs, inIndia, isoDayInIndia } from '#lib/platform/values/india';
import { plural } from '#lib/platform/values/words';
import type { ErasureHold, ErasureState, ExpiryCounts } from '#lib/privacy/queries/expiry';
import type { ExpiryBounds } from '#lib/privacy/rules';
import { answerDays, expiryBounds } from '#lib/privacy/rules';

/**
 * Gives how many rows went, by what they were. Where the clock cannot be right, or too much would go at once, only
 * counters of visits go, and staff are notified; `letGo`: a member of staff has looked, and lets it go on.
 */
export async function eraseExpired(
  context: AppContext,
  letGo = false,
): Promise<Record<string, number>> {
  const { store } = context;
  const bounds = expiryBounds(context);
  const { hold, clock } = await reviewErasure(context, bounds);
  if (hold && !letGo) {
    await store.storeErasureState({ ...(await store.erasureState()), clock, hold });
    await notifyHold(context, hold);
    return { rateLimits: await store.pruneRateLimits(context.now()) };
  }
  const gone = await erase(context, bounds);
  await store.storeErasureState({ clock: context.now(), contactsBefore: bounds.contacts });
  return gone;
}

async function erase(
  { env, store, now }: AppContext,
  bounds: ExpiryBounds,
): Promise<Record<string, number>> {
  const today = now();
  const gone = {
    contacts: await store.eraseContacts(bounds.contacts, today, webhookTime(env, today)),
    drafts: await store.forgetDrafts(bounds.drafts),
    continuations: await store.forgetContinuations(today),
    orders: await store.forgetOrders(bounds.unpaidOrders, bounds.paidOrders),
    payments: await store.forgetPayments(bounds.paidOrders),
    examAnswers: await store.forgetExamAnswers(today - answerDays * dayMs),
    webhooks: await store.forgetWebhooks(bounds.drafts),
    deskSessions: await store.forgetSignIns(today),
    mailStops: await store.forgetMailStops(bounds.contacts),
    erasures: await store.forgetErasures(bounds.paidOrders),
    pageViews: await store.forgetViews(isoDayInIndia(today - viewDays * dayMs)),
    rateLimits: await store.pruneRateLimits(today),
  };
  await store.emptyLog();
  return gone;
}

/** A host that was away for a week comes back; what a jump of less would take was due within the week. */
const farMs = 7 * dayMs;
/** Past all doubt: also where nothing is due yet. */
const veryFarMs = 30 * dayMs;
/** The hourly run, and a night's outage. */
const steadyMs = 26 * hourMs;
const mostShare = 0.1;
/** Below this number a tenth is only a row or two. */
const fewRows = 20;

interface ErasureReview {
  readonly counts: ExpiryCounts;
  /** Why nothing may be erased; absent where all is well. */
  readonly hold?: ErasureHold;
  /** Until when the site is believed to have run. */
  readonly clock: number;
}

/** Whether what has reached its time may be erased, or a person has to look first: a wrong clock would take everything. Changes nothing. */
export async function reviewErasure(
  context: AppContext,
  bounds: ExpiryBounds,
): Promise<ErasureReview> {
  const { store } = context;
  const now = context.now();
  const before = await store.erasureState();
  const counts = await store.countExpired(bounds);
  const knownUntil = before.clock ?? (await knownFromRows(context)) ?? now;
  const hold = (why: ErasureHold['why']): ErasureHold => {
    const { contacts, drafts, orders } = counts;
    const due = { contacts: contacts.due, drafts: drafts.due, orders: orders.due };
    return { why, since: before.hold?.why === why ? before.hold.since : now, knownUntil, due };
  };
  // Not moved on: a wrong clock that stays is as wrong an hour later.
  if (isFar(now - knownUntil, counts)) return { counts, clock: knownUntil, hold: hold('clock') };
  const much = isMuch(await unexpected(context, before, bounds, counts));
  return { counts, clock: now, ...(much && { hold: hold('share') }) };
}

/** Where the last run is not known, as after an upgrade; what is of later than now tells of no wrong clock of now. */
async function knownFromRows({ store, env }: AppContext): Promise<number | undefined> {
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
  { store }: AppContext,
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

/** Once a day while it holds. */
async function notifyHold(context: AppContext, hold: ErasureHold): Promise<void> {
  log().error({ why: hold.why, ...hold.due }, 'nothing is erased: leads erase-expired says why');
  await alarm(context, {
    once: `erasure-held:${isoDayInIndia(context.now())}`,
    title: 'Nothing is erased until somebody checks',
    what: holdInWords(hold, context.now()),
    whatToDo: holdRemedy(hold),
  });
}
/** A year is compared with the two before it. */
const viewDays = 1_100;

/**
 * Daily upload limits for one network and for everybody together: a client subnet (/64, an IPv4 address), and its site (/48),
 * which has 65,536 of them. Disk and mailbox are finite.
 */

import type { AppContext } from '#lib/platform/context';
import { type HttpError, httpError } from '#lib/platform/http/intake/reply';
import { alarm } from '#lib/platform/http/limits/alarm';
import { networkHash, networkOf, siteOf } from '#lib/platform/http/limits/network';
import { dayMs, isoDayInIndia, startOfDay } from '#lib/platform/values/india';

export interface DayLimit {
  readonly counter: string;
  readonly subnet: number;
  /** The limit of all subnets of a site together. */
  readonly site: number;
}

/** Counts `by` more for the network of the address `from`; whether it is past one of its limits. Never where `RATE_LIMIT` is off. */
export async function isPastDay(
  { env, store, now }: AppContext,
  from: string,
  limit: DayLimit,
  by = 1,
): Promise<boolean> {
  if (env.RATE_LIMIT === Number.POSITIVE_INFINITY) return false;
  const today = isoDayInIndia(now());
  const count = async (whose: string) => {
    const key = `${limit.counter}:${today}:${whose}`;
    return (await store.countRequest(key, dayMs, now(), by)).count;
  };
  if ((await count(await networkHash(store, from))) > limit.subnet) return true;
  // An IPv4 address is both.
  if (siteOf(from) === networkOf(from)) return false;
  return (await count(await networkHash(store, from, 'site'))) > limit.site;
}

/** Until the daily counts start again. */
export const secondsToMidnight = ({ now }: AppContext): number =>
  Math.max(1, Math.ceil((startOfDay(now()) + dayMs - now()) / 1000));

const kilobyte = 1024;
/** A college's lab sends some 20 MB of resumes; what one mailbox of staff takes in a day is more than all. */
const mostOfNetwork = { counter: 'bytes', subnet: 100 * kilobyte, site: 400 * kilobyte };
const mostOfAll = 2048 * kilobyte;

/** Counts a file; refuses one that is too much. `from` is the visitor's address. */
export async function checkUploadBytes(
  context: AppContext,
  { bytes, from }: { readonly bytes: number; readonly from: string },
): Promise<HttpError | undefined> {
  const { env, store, now } = context;
  if (env.RATE_LIMIT === Number.POSITIVE_INFINITY) return undefined;
  const kilobytes = Math.ceil(bytes / kilobyte);
  if (await isPastDay(context, from, mostOfNetwork, kilobytes)) return tooMuch(context);
  const today = isoDayInIndia(now());
  const { count } = await store.countRequest(`bytes:${today}:all`, dayMs, now(), kilobytes);
  if (count <= mostOfAll) return undefined;
  await alarm(context, {
    once: `bytes:${today}`,
    title: 'No more resumes today',
    what: 'More than 2 GB of resumes came today. Until tomorrow, new ones are refused and applicants are given your address to send them to.',
    whatToDo:
      'Check whether the latest applications are real people, and how full the disk and the mailbox are.',
  });
  return tooMuch(context);
}

function tooMuch(context: AppContext): HttpError {
  const words = `We received too many files today. Please send your resume by e-mail to ${context.env.SUPPORT_EMAIL}, or try again tomorrow.`;
  return httpError(429, words, { retryAfterSeconds: secondsToMidnight(context) }).error;
}

const windowMs = 10 * 60 * 1000;
/** Past these the oldest is forgotten. */
const mostSubnets = 10_000;

interface Window {
  count: number;
  readonly since: number;
}

/**
 * Reading an unreadable upload costs time: a client subnet that sends many is refused before it is read. In memory, as
 * they are.
 */
export function newUnreadableCount() {
  const windows = new Map<string, Window>();
  const current = (subnet: string, now: number) => {
    const window = windows.get(subnet);
    const isOpen = window && now >= window.since && now - window.since < windowMs;
    return isOpen ? window : undefined;
  };
  return {
    note(visitor: string, now: number) {
      const subnet = networkOf(visitor);
      const window = current(subnet, now) ?? { count: 0, since: now };
      window.count += 1;
      windows.delete(subnet);
      windows.set(subnet, window);
      const [oldest] = windows.keys();
      if (windows.size > mostSubnets && oldest !== undefined) windows.delete(oldest);
    },
    /** Seconds until it may come again; `undefined` while it may. */
    waitOf(visitor: string, limit: number, now: number): number | undefined {
      const window = current(networkOf(visitor), now);
      if (!window || window.count < limit) return undefined;
      return Math.max(1, Math.ceil((window.since + windowMs - now) / 1000));
    },
  };
}

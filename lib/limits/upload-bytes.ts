/** How many bytes of files one household, and everybody together, may bring in a day: disk and mailbox are finite. */
import { startOfDay } from '#lib/dates';
import { isoDayInIndia } from '#lib/india';
import { type HttpError, httpError } from '#lib/intake/http-error';
import { alarm } from '#lib/limits/alarm';
import { networkHash } from '#lib/limits/network-hash';
import type { Site } from '#lib/site';

const kilobyte = 1024;
/** A college's lab sends some 20 MB of resumes; what one mailbox of staff takes in a day is more than all. */
const most = { household: 100 * kilobyte, all: 2048 * kilobyte } as const;
const day = 24 * 60 * 60 * 1000;

/** Counts a file; refuses one that is too much. `from` is the visitor's address. */
export async function checkUploadBytes(
  site: Site,
  { bytes, from }: { readonly bytes: number; readonly from: string },
): Promise<HttpError | undefined> {
  const { env, store, now } = site;
  if (env.RATE_LIMIT === Number.POSITIVE_INFINITY) return undefined;
  const today = isoDayInIndia(now());
  const household = await networkHash(store, from);
  const kilobytes = Math.ceil(bytes / kilobyte);
  const past = async (whose: string, limit: number) => {
    const { count } = await store.countRequest(`bytes:${today}:${whose}`, day, now(), kilobytes);
    return count > limit;
  };
  if (await past(household, most.household)) return tooMuch(site);
  if (!(await past('all', most.all))) return undefined;
  await alarm(site, {
    once: `bytes:${today}`,
    title: 'No more resumes today',
    what: 'More than 2 GB of resumes came today. Further ones are refused until tomorrow, with your address to send them to.',
    whatToDo:
      'Look whether the latest applications are real people, and how full disk and mailbox are.',
  });
  return tooMuch(site);
}

function tooMuch({ env, now }: Site): HttpError {
  const retryAfterSeconds = Math.ceil((startOfDay(now()) + day - now()) / 1000);
  const words = `Too many files came today. Please send your resume by e-mail to ${env.SUPPORT_EMAIL}, or try again tomorrow.`;
  return httpError(429, words, { retryAfterSeconds }).error;
}

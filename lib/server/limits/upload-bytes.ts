/** How many bytes of files one network, and everybody together, may bring in a day: disk and mailbox are finite. */

import { type HttpError, httpError } from '#lib/server/http/errors/http-error';
import { alarm } from '#lib/server/limits/alarm';
import { isPastDay, secondsToMidnight } from '#lib/server/limits/day-count';
import type { Site } from '#lib/server/site';
import { dayMs, isoDayInIndia } from '#lib/shared/india';

const kilobyte = 1024;
/** A college's lab sends some 20 MB of resumes; what one mailbox of staff takes in a day is more than all. */
const mostOfNetwork = { counter: 'bytes', household: 100 * kilobyte, site: 400 * kilobyte };
const mostOfAll = 2048 * kilobyte;

/** Counts a file; refuses one that is too much. `from` is the visitor's address. */
export async function checkUploadBytes(
  site: Site,
  { bytes, from }: { readonly bytes: number; readonly from: string },
): Promise<HttpError | undefined> {
  const { env, store, now } = site;
  if (env.RATE_LIMIT === Number.POSITIVE_INFINITY) return undefined;
  const kilobytes = Math.ceil(bytes / kilobyte);
  if (await isPastDay(site, from, mostOfNetwork, kilobytes)) return tooMuch(site);
  const today = isoDayInIndia(now());
  const { count } = await store.countRequest(`bytes:${today}:all`, dayMs, now(), kilobytes);
  if (count <= mostOfAll) return undefined;
  await alarm(site, {
    once: `bytes:${today}`,
    title: 'No more resumes today',
    what: 'More than 2 GB of resumes came today. Until tomorrow, new ones are refused and applicants are given your address to send them to.',
    whatToDo:
      'Check whether the latest applications are real people, and how full the disk and the mailbox are.',
  });
  return tooMuch(site);
}

function tooMuch(site: Site): HttpError {
  const words = `We received too many files today. Please send your resume by e-mail to ${site.env.SUPPORT_EMAIL}, or try again tomorrow.`;
  return httpError(429, words, { retryAfterSeconds: secondsToMidnight(site) }).error;
}

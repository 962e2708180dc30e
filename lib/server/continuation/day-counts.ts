/** How often one network may bring and fetch what goes on on another phone, and what is told to staff when there is no room. */

import { type HttpError, httpError } from '#lib/server/http/errors/http-error';
import { alarm } from '#lib/server/limits/alarm';
import { type DayLimit, isPastDay, secondsToMidnight } from '#lib/server/limits/day-count';
import type { Site } from '#lib/server/site';
import { isoDayInIndia } from '#lib/shared/india';

/** Of one household. */
export const eachDay = 20;
/** 40 of a site: the largest of seven days, 1,960 MB, leave others room in the 2 GB of all. */
const uploads: DayLimit = { counter: 'continue', household: eachDay, site: 2 * eachDay };
/** One that was cut off is fetched again. */
const downloads: DayLimit = { counter: 'continued', household: 60, site: 120 };

export const visitorOf = ({ headers }: Request): string => headers.get('x-visitor-address') ?? '';

export async function countUpload(site: Site, from: string): Promise<HttpError | undefined> {
  if (!(await isPastDay(site, from, uploads))) return undefined;
  return refusal(site, 'You have sent twenty today. Please try again tomorrow.');
}

export async function countDownload(site: Site, from: string): Promise<HttpError | undefined> {
  if (!(await isPastDay(site, from, downloads))) return undefined;
  return refusal(site, 'Too many were fetched today. Please try again tomorrow.');
}

const refusal = (site: Site, message: string): HttpError =>
  httpError(429, message, { retryAfterSeconds: secondsToMidnight(site) }).error;

/** Staff are told once a day. */
export const tellNoRoom = (site: Site): Promise<void> =>
  alarm(site, {
    once: `continuations:${isoDayInIndia(site.now())}`,
    title: 'No more applications to other phones',
    what: 'Applications on their way to another phone fill the 2 GB that there are for them. New ones are refused until some are fetched, or expire after seven days. Applications that are submitted arrive as usual.',
    whatToDo:
      'Look at the lines "kept for another phone" of the log, and how full the disk is. Your proxy or firewall can best stop a flood from one network.',
  });

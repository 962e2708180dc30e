/** The public page, campaign and place that a form was sent from. */

import { coachingEnquiry, coursePath, enrollmentTypes, routes } from '#data/addresses/routes';
import { courses } from '#data/courses';
import { askedFromField, type Place, placeIn } from '#lib/forms/rules';
import { campaignOf } from '#lib/platform/analytics/rules';
import { listedPages } from '#lib/site/rules/listed-pages';

/** Only listed pages are recorded: the address of a personal page is secret, and an invented one is useless. */
const pages: ReadonlySet<string> = new Set([
  ...Object.values(routes).filter((path) => !/^\/(?:desk|enquiry)/.test(path)),
  coachingEnquiry,
  ...listedPages.map(({ path }) => path),
  ...courses.flatMap(({ courseNo }) => enrollmentTypes.map((type) => coursePath(type, courseNo))),
]);

interface Sent {
  readonly headers: Pick<Headers, 'get'>;
}

export function sentFrom(request: Sent): {
  readonly page?: string;
  readonly campaign?: string;
} {
  const url = ownPage(request);
  const campaign = url && campaignOf(url.search);
  return url ? { page: url.pathname, ...(campaign && { campaign }) } : {};
}

export const placeOf = (request: Sent): Place | undefined =>
  placeIn(ownPage(request)?.searchParams.get(askedFromField));

function ownPage({ headers }: Sent): URL | undefined {
  const referer = headers?.get('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.host === headers.get('host') && pages.has(url.pathname) ? url : undefined;
}

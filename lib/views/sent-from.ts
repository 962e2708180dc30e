/** The page that a form was sent from, and the campaign that its address names: kept with what was sent. */
import { courses } from '#data/courses';
import { listedPages } from '#lib/listed-pages';
import { coachingEnquiry, coursePath, enrollmentTypes, routes } from '#lib/routes';
import { campaignOf } from '#lib/views/origin';

/** Of our own list alone: an address of one person's page opens something, and one that was invented says nothing. */
const pages: ReadonlySet<string> = new Set([
  ...Object.values(routes).filter((path) => !/^\/(?:desk|enquiry)/.test(path)),
  coachingEnquiry,
  ...listedPages.map(({ path }) => path),
  ...courses.flatMap(({ courseNo }) => enrollmentTypes.map((type) => coursePath(type, courseNo))),
]);

export function sentFrom({ headers }: { readonly headers: Pick<Headers, 'get'> }): {
  readonly page?: string;
  readonly campaign?: string;
} {
  const referer = headers?.get('referer') ?? '';
  if (!URL.canParse(referer)) return {};
  const { pathname, search, host } = new URL(referer);
  if (host !== headers.get('host') || !pages.has(pathname)) return {};
  const campaign = campaignOf(search);
  return { page: pathname, ...(campaign && { campaign }) };
}

/**
 * By which browsers a shortlist's link is used, so that one that was passed on shows that it was. A look changes nothing,
 * since mail scanners look; a browser counts from its first press on. Who takes no cookie is not told apart.
 */
import { randomBytes } from 'node:crypto';
import { readHostCookie, withCookie, writeHostCookie } from '#lib/server/intake/cookies';
import { type Act, aboutOf, employerLineOf, write } from '#lib/server/placement/placement-action';
import { placementNote } from '#lib/server/placement/staff-note';
import type { Env } from '#lib/server/settings/env';
import { hashOf, shortlistDays } from '#lib/server/store/enquiries/credentials';
import type { Shortlist } from '#lib/server/store/placement/placements';
import { dayAndHour } from '#lib/shared/india';
import { plural } from '#lib/shared/words';

const browserName = 'shortlist';

/** Of one link; more tell nothing more. */
const mostBrowsers = 10;

const markIn = (request: Request, env: Env): string | undefined => {
  const mark = readHostCookie(request.headers.get('cookie'), browserName, env);
  return mark && /^[\w-]{22}$/.test(mark) ? mark : undefined;
};

/** A browser that looks has its mark from then on. */
export function markBrowser(request: Request, response: Response, env: Env): Response {
  if (markIn(request, env) === undefined) {
    const value = randomBytes(16).toString('base64url');
    const maxAgeSeconds = shortlistDays * 24 * 60 * 60;
    const cookie = writeHostCookie({ name: browserName, value, maxAgeSeconds }, env);
    return withCookie(response, cookie);
  }
  return response;
}

/** Kept before what was pressed is done; the second is told to staff, once. */
export async function noteBrowser(act: Act, shortlist: Shortlist, request: Request): Promise<void> {
  const mark = markIn(request, act.site.env);
  const { id, browsers } = shortlist;
  if (mark === undefined || browsers.length >= mostBrowsers) return;
  const hash = hashOf(mark);
  if (browsers.some((each) => each.hash === hash)) return;
  await write(act, {
    browser: { shortlist: id, hash },
    ...(browsers.length === 1 && { enquiries: [told(act, shortlist)] }),
  });
}

const told = (act: Act, { id }: Shortlist) =>
  employerLineOf(act, 'passed-on', [
    placementNote(aboutOf(act), {
      topic: `passed-on-${id}`,
      what: 'The shortlist is used in a second browser',
      lines: ['Passed on, or a phone beside a computer. Renewing it makes a new link.'],
    }),
  ]);

/** "It was used in 2 browsers: first on …, in another since …."; nothing of one or none. */
export function passedOn({ browsers }: Shortlist): string | undefined {
  const [first, second] = browsers;
  if (!first || !second) return undefined;
  const many = plural(browsers.length, 'browser');
  return `This link is used in ${many}: first on ${dayAndHour(first.at)}, in another since ${dayAndHour(second.at)}.`;
}

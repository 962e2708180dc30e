/** A file of one month, to a member who has signed in within the hour. */
import { type Entry, entriesOf } from '#lib/server/books/ledger';
import { type Month, readMonth } from '#lib/server/books/months';
import {
  hasRecentSignIn,
  notOnDesk,
  requireRecentSignIn,
  type Visit,
  withMember,
} from '#lib/server/desk/sign-in/access';

interface MonthFile {
  readonly type: string;
  readonly name: (month: Month) => string;
  readonly make: (entries: readonly Entry[], month: Month) => string | Uint8Array<ArrayBuffer>;
}

export const monthFile = ({ type, name, make }: MonthFile) =>
  withMember(async (visit: Visit) => {
    if (!hasRecentSignIn(visit)) {
      return requireRecentSignIn(visit, visit.url.pathname + visit.url.search);
    }
    const month = readMonth(visit.url.searchParams.get('month') ?? '', visit.now);
    if (!month) return notOnDesk('There is no such month', 'Write it as 2026-11, up to this one.');
    return new Response(make(await entriesOf(visit.site, month), month), {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${name(month)}"`,
      },
    });
  });

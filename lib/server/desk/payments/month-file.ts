/** A file of one month, to a member who has signed in within the hour. */
import { type Entry, entriesOf } from '#lib/server/books/ledger';
import { type Month, readMonth } from '#lib/server/books/months';
import { notOnDesk, type Visit, withMember } from '#lib/server/desk/sign-in/access';
import { hasRecentSignIn, requireRecentSignIn } from '#lib/server/desk/sign-in/recent-sign-in';

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
    const made = await inTurn(async () => make(await entriesOf(visit.site, month), month));
    return new Response(made, {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${name(month)}"`,
      },
    });
  });

let before: Promise<unknown> = Promise.resolve();

/** One after the other: a month of 1,000 documents takes 4 MB while its file is made. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = before.then(work);
  before = mine.catch(() => undefined);
  return mine;
}

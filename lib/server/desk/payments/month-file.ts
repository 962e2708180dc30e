/** A file of one month, to a member who has signed in within the hour. */
import { type Entry, entriesOf, type Month, readMonth } from '#lib/server/books/ledger';
import { notOnDesk, withRecentSignIn } from '#lib/server/desk/sign-in/http/access';

interface MonthFile {
  readonly type: string;
  readonly name: (month: Month) => string;
  readonly make: (entries: readonly Entry[], month: Month) => string | Uint8Array<ArrayBuffer>;
}

export const monthFile = ({ type, name, make }: MonthFile) =>
  withRecentSignIn(async (visit) => {
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

import type { Lead, LeadFilter } from '#lib/server/store/leads/leads';
import type { Store } from '#lib/server/store/store';
import { plural } from '#lib/shared/words';
import { pagesOf } from '#scripts/leads/pages';
import { dayAndTime, plain } from '#scripts/leads/words';

const columns = [
  ['RECEIVED (IST)', 17],
  ['STATE', 11],
  ['KIND', 15],
  ['REFERENCE', 13],
  ['DESK', 10],
  ['ID', 37],
] as const;

export async function* lines(
  store: Store,
  { filter, limit }: { readonly filter: LeadFilter; readonly limit: number },
): AsyncGenerator<string, void> {
  let listed = 0;
  yield row([...columns.map(([title]) => title), 'NAME, E-MAIL, PHONE']);
  for await (const page of pagesOf(store, filter)) {
    const wanted = page.slice(0, limit - listed);
    listed += wanted.length;
    yield wanted.map(line).join('');
    if (listed >= limit) break;
  }
  yield `${plural(listed, 'submission')}\n`;
}

const line = ({ receivedAt, state, kind, reference, deskState, id, name, email, phone }: Lead) =>
  row([
    dayAndTime(receivedAt),
    state,
    kind,
    reference ?? '–',
    deskState ?? '–',
    id,
    plain([name, email, phone].join(', ')),
  ]);

const row = (cells: readonly string[]) =>
  `${cells.map((cell, index) => cell.padEnd(columns[index]?.[1] ?? 0)).join('')}\n`;

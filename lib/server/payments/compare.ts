/** What the provider knows and the store does not: after a restore, money and numbers of the time that was lost. */
import type { Gateway } from '#lib/server/payments/provider';
import { notifyUnknownMoney } from '#lib/server/payments/staff-notices';
import type { Site } from '#lib/server/site';
import { placeOf, seriesOf } from '#lib/shared/invoice/rules';

type Asking = Pick<Site, 'store' | 'env' | 'now' | 'wakeCourier'>;

interface Comparison {
  /** Orders of ours that were paid, in all. */
  readonly paid: number;
  /** Payments of them whose order the store does not know: staff are told of each once. */
  readonly unknown: number;
}

/**
 * Looks at the orders of ours that were opened `since` and paid, and raises the series of invoices above the numbers that
 * they name. `isAlone`: nothing else tells which numbers were given, so that a paid order which names none counts as one.
 */
export async function compareWithProvider(
  site: Asking,
  gateway: Gateway,
  { since, isAlone }: { readonly since: number; readonly isAlone: boolean },
): Promise<Comparison> {
  const { store, env } = site;
  const orders = await gateway.paidOrders(since);
  await store.raiseSeries(orders.flatMap(({ invoice }) => invoice ?? []));
  const unnamed = new Map<string, number>();
  let unknown = 0;
  for (const { id, invoice, openedAt } of orders) {
    const order = await store.findOrder(id);
    if (order?.state !== 'paid' && !invoice) {
      const series = seriesOf(openedAt, env.INVOICE_PREFIX);
      unnamed.set(series, (unnamed.get(series) ?? 0) + 1);
    }
    if (order) continue;
    const payments = await gateway.paymentsOf(id);
    for (const payment of payments.filter(({ status }) => status === 'captured')) {
      await notifyUnknownMoney(site, { ...payment, providerOrderId: id, invoice });
      unknown += 1;
    }
  }
  if (isAlone) await store.raiseSeries(await above(site, unnamed));
  return { paid: orders.length, unknown };
}

/** For each series the number that stands so many above its last one. */
async function above({ store }: Asking, more: ReadonlyMap<string, number>): Promise<string[]> {
  const next = new Map(
    (await store.nextNumbers()).flatMap((number) => {
      const { series, place } = placeOf(number) ?? {};
      return series === undefined ? [] : [[series, place] as const];
    }),
  );
  return [...more].map(([series, many]) => `${series}/${(next.get(series) ?? 1) - 1 + many}`);
}

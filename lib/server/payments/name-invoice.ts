import { faultOf, log } from '#lib/server/log';
import { openGateway } from '#lib/server/payments/gateway';
import type { Site } from '#lib/server/site';

/** The provider's own record of the order bears the number of its invoice. One that it was not told is told by nobody else. */
export async function nameInvoice(
  { store, env }: Pick<Site, 'store' | 'env'>,
  providerOrderId: string,
): Promise<void> {
  try {
    const gateway = await openGateway(env, store);
    if (gateway.sandbox) return;
    const number = (await store.findOrder(providerOrderId))?.invoiceNumber;
    if (number) await gateway.nameInvoice(providerOrderId, number);
  } catch (error) {
    log().warn(faultOf(error), 'the provider was not told the number of an invoice');
  }
}

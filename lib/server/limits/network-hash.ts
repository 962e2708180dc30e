import { keyedHash } from '#lib/server/hmac';
import { networkOf, siteOf } from '#lib/server/limits/network';
import type { Store } from '#lib/server/store/store';

/** Networks are counted and compared, never kept as they are: a hash keyed by a secret of this installation. */
export async function networkHash(
  store: Pick<Store, 'secret'>,
  address: string,
  width: 'household' | 'site' = 'household',
): Promise<string> {
  const network = width === 'site' ? siteOf(address) : networkOf(address);
  return keyedHash(store, 'visits', network);
}

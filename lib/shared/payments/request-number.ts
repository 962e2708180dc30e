/** The number of a request for payment: `P-20261124-7K3M`, made to be read out and written as the remark of a transfer. */
import { alphabet, checkCharacter } from '#lib/shared/enquiries/reference';

/** A new one from `random` bytes, three at least; `day` is an ISO date. Whether it is free, the store knows. */
export function makeRequestNumber(random: Uint8Array, day: string): string {
  const three = Array.from(random.subarray(0, 3), (byte) => alphabet[byte % alphabet.length]);
  const payload = three.join('');
  return `P-${day.replaceAll('-', '')}-${payload}${checkCharacter(payload)}`;
}

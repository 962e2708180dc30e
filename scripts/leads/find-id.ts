import type { Store } from '#lib/server/store/store';
import { readReference } from '#lib/shared/enquiries/rules/reference';

/** The id of a submission that is named by its id or by its reference; otherwise what is wrong with that. */
export async function findId(
  named: string,
  store: Store,
): Promise<{ readonly id: string } | { readonly wrong: string }> {
  const read = readReference(named);
  if ('reference' in read) {
    const enquiry = await store.findEnquiry(read.reference);
    return enquiry ? { id: enquiry.id } : { wrong: `There is no enquiry ${read.reference}.` };
  }
  if (read.problem === 'wrong-check') {
    return { wrong: `${named} has a character that was mistyped: its last one does not fit.` };
  }
  return { id: named };
}

/** Whether two enquiries are of one person, and whose the other one is that a member names. */
import type { Action } from '#lib/server/enquiries/actions';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { Who } from '#lib/server/store/enquiries/person-filter';
import { phoneKey } from '#lib/server/store/enquiries/phone-key';
import type { Store } from '#lib/server/store/store';
import { readReference } from '#lib/shared/enquiries/reference';

/** What was typed, as the store compares it; undefined where it is neither an address nor a phone. */
export function readWho(typed: string): Who | undefined {
  const text = typed.trim();
  if (/^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]{1,190}$/u.test(text)) return text.toLowerCase();
  const phone = phoneKey(text);
  return phone && /^[+\d\s().-]+$/.test(text) ? { phone } : undefined;
}

/** They bear one phone or address: nobody has to say that they belong together, and nobody can part them. */
export function isNear(one: Enquiry, other: Enquiry): boolean {
  const key = phoneKey(one.phone);
  return (
    (one.email !== '' && one.email === other.email) || (key !== '' && key === phoneKey(other.phone))
  );
}

/** Throws StoreUnavailable. */
export async function otherOf(
  store: Store,
  enquiry: Enquiry,
  { name, with: typed }: Extract<Action, { name: 'merge' | 'split' }>,
): Promise<Enquiry | 'no-such-enquiry' | 'one-person' | 'not-allowed-now'> {
  const other = await find(store, typed);
  if (!other) return 'no-such-enquiry';
  const related = await store.listRelated(enquiry.id);
  const isTheirs = other.id === enquiry.id || related.some(({ id }) => id === other.id);
  if (name === 'merge') return isTheirs ? 'one-person' : other;
  return isTheirs && other.person !== undefined && !isNear(enquiry, other)
    ? other
    : 'not-allowed-now';
}

async function find(store: Store, typed: string): Promise<Enquiry | undefined> {
  const read = readReference(typed);
  if ('reference' in read) return store.findEnquiry(read.reference);
  const who = readWho(typed);
  return who === undefined ? undefined : (await store.listEnquiriesOf(who))[0];
}

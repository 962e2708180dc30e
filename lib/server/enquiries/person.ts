/** Of whom an enquiry is: whether two are of one person, and name, phone and address corrected by staff under the rules of the forms. */
import type { Who } from '#lib/server/store/enquiries/queries/person-filter';
import {
  type Enquiry,
  type EnquiryChange,
  type EnquiryEvent,
  phoneKey,
} from '#lib/server/store/enquiries/schema';
import type { Store } from '#lib/server/store/store';
import { readReference } from '#lib/shared/enquiries/rules/reference';
import { emailField, nameField, phoneField } from '#lib/shared/forms/fields';
import { line } from '#lib/shared/forms/sanitize';

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
  { name, with: typed }: { readonly name: 'merge' | 'split'; readonly with: string },
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

/** What is given anew; what is absent stays as it is. */
export interface Corrected {
  readonly person: {
    readonly name?: string;
    readonly phone?: string;
    /** Lower case. */
    readonly email?: string;
  };
}

type Name = keyof Corrected['person'];

const rules = { name: nameField().rule, phone: phoneField('Phone').rule, email: emailField().rule };
const names = Object.keys(rules) as readonly Name[];

/** A field that is empty is not corrected: nobody is without a way to be reached by a slip. */
export function readCorrection(
  fields: Readonly<Record<string, unknown>>,
): { readonly ok: Corrected } | { readonly wrong: readonly [field: string, text: string] } {
  const person: Partial<Record<Name, string>> = {};
  for (const name of names) {
    if (line(fields[name]) === '') continue;
    const read = rules[name].safeParse(fields[name]);
    if (!read.success)
      return { wrong: [name, read.error.issues[0]?.message ?? 'Please check it.'] };
    person[name] = name === 'email' ? read.data.toLowerCase() : read.data;
  }
  if (Object.keys(person).length === 0) {
    return { wrong: ['name', 'Please enter what you want to correct.'] };
  }
  return { ok: { person } };
}

/** What of it is new. */
export function correctionOf(enquiry: Enquiry, { person }: Corrected): EnquiryChange {
  return Object.fromEntries(
    names.flatMap((name) =>
      person[name] !== undefined && !isSame(name, person[name], enquiry[name])
        ? [[name, person[name]]]
        : [],
    ),
  );
}

/** A number in another notation is the same number. */
const isSame = (name: Name, given: string, kept: string) =>
  given === kept ||
  (name === 'phone' && phoneKey(given) !== '' && phoneKey(given) === phoneKey(kept));

/** The history keeps what was there before. */
export function formerOf(enquiry: Enquiry, change: EnquiryChange): EnquiryEvent['detail'] {
  return Object.fromEntries(
    names.flatMap((name) => (change[name] === undefined ? [] : [[`${name}Before`, enquiry[name]]])),
  );
}

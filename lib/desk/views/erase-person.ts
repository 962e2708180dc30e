/** The page that erases a person: what is stored under each of their e-mail addresses and phones. */

import { deskEnquiryPath } from '#data/addresses/desk-routes';
import { keysOf } from '#lib/desk/actions/erase-person';
import { dateInWords, kindInWords, stateShown } from '#lib/desk/words';
import type { Who } from '#lib/enquiries/queries/person-filter';
import { readWho } from '#lib/enquiries/rules/lists';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { phoneOf } from '#lib/forms/rules';
import { hourInWords } from '#lib/platform/values/india';
import { holdingsInWords, isEmpty } from '#lib/privacy/words';
import type { StaffRequest } from '#lib/staff/http/access';
import { nameShown } from '#lib/staff/rules';

const whoInWords = (who: Who) => (typeof who === 'string' ? who : phoneOf(who.phone).shown);

interface Rejection {
  readonly confirm: string;
  readonly error: string;
}

export type ErasePersonView = Awaited<ReturnType<typeof erasePersonView>>;

/** `person`: one of their enquiries, in place of what was typed; `ticked`: the phones and addresses that a rejected post named. */
export async function erasePersonView(
  staffRequest: StaffRequest,
  { typed = '', person }: { readonly typed?: string; readonly person?: Enquiry | undefined },
  rejected?: Rejection & { readonly ticked?: readonly string[] },
) {
  const found = person ? await keysOf(staffRequest, person) : [];
  const typedWho = person ? undefined : readWho(typed);
  const keys = typedWho ? [typedWho] : found.map(({ who }) => who);
  const [first] = keys;
  return {
    typed,
    signedIn: hourInWords(staffRequest.session.signedInAt),
    ...(rejected && { rejected }),
    // Neither an address nor a phone number.
    isUnclear: first === undefined && typed.trim() !== '',
    // Absent until somebody is named.
    ...(first !== undefined && {
      found: {
        who: person ? nameShown(person.name) : whoInWords(first),
        ...(await storedUnder(staffRequest, keys)),
        // Each phone and address of the whole person can be left out.
        ...(person && {
          person: {
            reference: person.reference,
            keys: found.map(({ who, others }) => {
              const shown = whoInWords(who);
              const isTicked = rejected?.ticked?.includes(shown) ?? others.length === 0;
              return { shown, isTicked, others };
            }),
          },
        }),
      },
    }),
  };
}

async function storedUnder({ context: { store }, now }: StaffRequest, keys: readonly Who[]) {
  const [enquiries, holdings] = await Promise.all([
    store.listEnquiriesOf(keys),
    store.findHoldings(keys, now),
  ]);
  return {
    isPhone: keys.some((key) => typeof key !== 'string'),
    held: holdingsInWords(holdings),
    isNothing: isEmpty(holdings),
    enquiries: enquiries.map(lineOf),
  };
}

const lineOf = ({ reference, email, kind, ...enquiry }: Enquiry) => ({
  href: deskEnquiryPath(reference),
  date: dateInWords(enquiry.receivedAt),
  title: nameShown(enquiry.name),
  sub: `${kindInWords(kind)}, ${reference}, ${email}`,
  ...stateShown(enquiry),
});

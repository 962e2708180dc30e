/** Everything of one person, by e-mail address or phone: what is stored, and its erasure. */

import type { Mark } from '#lib/server/desk/enquiry/enquiry-types';
import { nameShown } from '#lib/server/desk/list/rows';
import { kindInWords, stateShown } from '#lib/server/desk/list/words';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { dateInWords } from '#lib/server/desk/times-in-words';
import { readWho } from '#lib/server/enquiries/same-person';
import { log } from '#lib/server/log';
import { leavePlacement } from '#lib/server/placement/before-erasure';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { Who } from '#lib/server/store/enquiries/person-filter';
import { phoneKey } from '#lib/server/store/enquiries/phone-key';
import { mirrorErased } from '#lib/server/store/erasure/erasure-mirror';
import { holdingsInWords, isEmpty } from '#lib/server/store/erasure/holdings-words';
import { toldAt } from '#lib/server/webhooks/events';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { phoneOf } from '#lib/shared/forms/phone-links';
import { hourInWords } from '#lib/shared/india';

export const isSame = (one: Who, other: Who | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Every phone and address of whose enquiry this is: what an erasure of the whole person goes by. */
export async function keysOf(
  { site: { store } }: Visit,
  enquiry: Enquiry,
): Promise<readonly Who[]> {
  const all = [enquiry, ...(await store.listRelated(enquiry.id))];
  const emails = new Set(all.map(({ email }) => email).filter(Boolean));
  const phones = new Set(all.map(({ phone }) => phoneKey(phone)).filter(Boolean));
  return [...emails, ...[...phones].map((phone) => ({ phone }))];
}

const whoInWords = (who: Who) => (typeof who === 'string' ? who : phoneOf(who.phone).shown);

interface Rejection {
  readonly confirm: string;
  readonly error: string;
}

/** `person`: one of their enquiries, in place of what was typed; `kept`: what is not ticked any more. */
export async function erasePersonView(
  visit: Visit,
  { typed = '', person }: { readonly typed?: string; readonly person?: Enquiry | undefined },
  rejected?: Rejection & { readonly ticked?: readonly string[] },
): Promise<ErasePersonView> {
  const { site, session, now } = visit;
  const { store } = site;
  const base = { typed, signedIn: hourInWords(session.signedInAt), ...(rejected && { rejected }) };
  const keys = person
    ? await keysOf(visit, person)
    : [readWho(typed)].filter((who) => who !== undefined);
  const [first] = keys;
  if (first === undefined) return { ...base, isUnclear: typed.trim() !== '' };
  const [enquiries, holdings] = await Promise.all([
    store.listEnquiriesOf(keys),
    store.findHoldings(keys, now),
  ]);
  return {
    ...base,
    isUnclear: false,
    found: {
      who: person ? nameShown(person.name) : whoInWords(first),
      isPhone: keys.some((key) => typeof key !== 'string'),
      held: holdingsInWords(holdings),
      isNothing: isEmpty(holdings),
      enquiries: enquiries.map(lineOf),
      ...(person && {
        person: {
          reference: person.reference,
          keys: keys.map((key) => {
            const shown = whoInWords(key);
            return { shown, isTicked: rejected?.ticked?.includes(shown) ?? true };
          }),
        },
      }),
    },
  };
}

const lineOf = (enquiry: Enquiry) => ({
  reference: enquiry.reference,
  href: deskEnquiryPath(enquiry.reference),
  date: dateInWords(enquiry.receivedAt),
  name: nameShown(enquiry.name),
  email: enquiry.email,
  kind: kindInWords(enquiry.kind),
  ...stateShown(enquiry),
});

/** Says whether a mail was being sent at that moment, which may still arrive. */
export async function eraseWho(
  { site }: Visit,
  who: Who | readonly Who[],
): Promise<{ sending: boolean }> {
  const { store, env, now } = site;
  for (const { id } of await store.listEnquiriesOf(who)) await leavePlacement(site, id);
  const gone = await store.erasePerson(who, now(), toldAt(env, now()));
  await mirrorErased(store, env.DATA_DIR);
  log().info({ action: 'erase-person', submissions: gone.submissions }, 'desk');
  site.wakeCourier();
  return { sending: gone.sending > 0 };
}

export interface ErasePersonView {
  readonly typed: string;
  readonly signedIn: string;
  /** Neither an address nor a phone number. */
  readonly isUnclear: boolean;
  /** Absent until somebody is named. */
  readonly found?: {
    readonly who: string;
    readonly isPhone: boolean;
    readonly held: string;
    readonly isNothing: boolean;
    readonly enquiries: readonly {
      readonly reference: string;
      readonly href: string;
      readonly date: string;
      readonly name: string;
      readonly email: string;
      readonly kind: string;
      readonly mark: Mark;
      readonly label: string;
    }[];
    /** Of the whole person: each phone and address can be left out. */
    readonly person?: {
      readonly reference: string;
      readonly keys: readonly { readonly shown: string; readonly isTicked: boolean }[];
    };
  };
  /** What was typed to confirm, and does not. */
  readonly rejected?: Rejection;
}

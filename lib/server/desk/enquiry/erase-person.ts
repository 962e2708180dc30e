/** Everything of one person, by e-mail address or phone: what is stored, and its erasure. */

import type { Mark } from '#lib/server/desk/enquiry/enquiry-types';
import { dateInWords } from '#lib/server/desk/enquiry/times';
import { nameShown } from '#lib/server/desk/list/rows';
import { kindInWords, stateShown } from '#lib/server/desk/list/words';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { log } from '#lib/server/log';
import { leavePlacement } from '#lib/server/placement/before-erasure';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { mirrorErased } from '#lib/server/store/erasure/erasure-mirror';
import { holdingsInWords, isEmpty } from '#lib/server/store/erasure/holdings-words';
import type { Who } from '#lib/server/store/erasure/person-filter';
import { phoneKey } from '#lib/server/store/erasure/phone-key';
import { toldAt } from '#lib/server/webhooks/events';
import { deskEnquiryPath } from '#lib/shared/addresses/routes';
import { phoneOf } from '#lib/shared/forms/phone-links';
import { hourInWords } from '#lib/shared/india';

/** What was typed, as the store compares it; undefined where it is neither. */
export function readWho(typed: string): Who | undefined {
  const text = typed.trim();
  if (/^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]{1,190}$/u.test(text)) return text.toLowerCase();
  const phone = phoneKey(text);
  return phone && /^[+\d\s().-]+$/.test(text) ? { phone } : undefined;
}

export const isSame = (one: Who, other: Who | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export async function erasePersonView(
  { site, session, now }: Visit,
  typed: string,
  more: Pick<ErasePersonView, 'rejected'> = {},
): Promise<ErasePersonView> {
  const { store } = site;
  const who = readWho(typed);
  const base = { typed, signedIn: hourInWords(session.signedInAt), ...more };
  if (!who) return { ...base, isUnclear: typed.trim() !== '' };
  const [enquiries, holdings] = await Promise.all([
    store.listEnquiriesOf(who),
    store.findHoldings(who, now),
  ]);
  return {
    ...base,
    isUnclear: false,
    found: {
      who: typeof who === 'string' ? who : phoneOf(who.phone).shown,
      isPhone: typeof who !== 'string',
      held: holdingsInWords(holdings),
      isNothing: isEmpty(holdings),
      enquiries: enquiries.map(lineOf),
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
export async function eraseWho({ site }: Visit, who: Who): Promise<{ sending: boolean }> {
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
  };
  /** What was typed to confirm, and does not. */
  readonly rejected?: { readonly confirm: string; readonly error: string };
}

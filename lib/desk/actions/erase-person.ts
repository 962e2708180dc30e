/** Erases everything of one person, by the e-mail addresses and phones that nobody else bears or that staff ticked. */

import { webhookTime } from '#lib/enquiries/actions/record';
import type { Who } from '#lib/enquiries/queries/person-filter';
import type { Enquiry } from '#lib/enquiries/schema/enquiry';
import { leavePlacement } from '#lib/placement/erasure';
import { log } from '#lib/platform/log/log';
import { phoneKey } from '#lib/platform/values/text';
import { mirrorErased } from '#lib/privacy/queries/records';
import type { StaffRequest } from '#lib/staff/http/access';
import { nameShown } from '#lib/staff/rules';

export const isSame = (one: Who, other: Who | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface Key {
  readonly who: Who;
  /** Names of others who bear it, or may be others: a phone of a family, an address of an office. */
  readonly others: readonly string[];
}

/** Every phone and address of whose enquiry this is: what an erasure of the whole person goes by. */
export async function keysOf({ context }: StaffRequest, enquiry: Enquiry): Promise<readonly Key[]> {
  const all = [enquiry, ...(await context.store.listRelated(enquiry.id))];
  const same = await ofSamePerson(context, enquiry, all);
  const emails = new Set(all.map(({ email }) => email).filter(Boolean));
  const phones = new Set(all.map(({ phone }) => phoneKey(phone)).filter(Boolean));
  const othersOf = (bears: (each: Enquiry) => boolean) => [
    ...new Set(
      all.filter((each) => bears(each) && !same.includes(each)).map(({ name }) => nameShown(name)),
    ),
  ];
  return [
    ...[...emails].map((who) => ({ who, others: othersOf(({ email }) => email === who) })),
    ...[...phones].map((key) => ({
      who: { phone: key },
      others: othersOf(({ phone }) => phoneKey(phone) === key),
    })),
  ];
}

/** Those keys that are `ticked`, as `readWho` reads them; without ticks those that nobody else bears. */
export const keysToErase = (
  keys: readonly Key[],
  ticked: readonly (Who | undefined)[] | undefined,
): readonly Who[] =>
  keys
    .filter(({ who, others }) =>
      ticked ? ticked.some((each) => isSame(who, each)) : others.length === 0,
    )
    .map(({ who }) => who);

/**
 * Enquiries that share a phone or an address may be of two people. They are of one where the name is the same, or
 * where staff joined these very enquiries: a join sweeps along whoever shares a phone with either.
 */
async function ofSamePerson(
  { store }: Pick<StaffRequest['context'], 'store'>,
  enquiry: Enquiry,
  all: readonly Enquiry[],
): Promise<readonly Enquiry[]> {
  const same = [enquiry];
  // It grows while it is walked: who was joined has a name of their own, and joins of their own.
  for (const each of same) {
    const events = each.person === undefined ? [] : await store.listEvents(each.id);
    const joined = events.flatMap(({ action, detail }) => (action === 'merge' ? detail.other : []));
    for (const other of all) {
      const isJoined = joined.includes(other.reference) && other.person === each.person;
      if (!same.includes(other) && (isJoined || nameOf(other) === nameOf(each))) same.push(other);
    }
  }
  return same;
}

const nameOf = ({ name }: Enquiry) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Says whether a mail was being sent at that moment, which may still arrive. */
export async function eraseWho(
  { context }: StaffRequest,
  who: Who | readonly Who[],
): Promise<{ sending: boolean }> {
  const { store, env, now } = context;
  for (const { id } of await store.listEnquiriesOf(who)) await leavePlacement(context, id);
  const gone = await store.erasePerson(who, now(), webhookTime(env, now()));
  await mirrorErased(store, env.DATA_DIR);
  log().info({ action: 'erase-person', submissions: gone.submissions }, 'desk');
  context.wake('mail');
  return { sending: gone.sending > 0 };
}

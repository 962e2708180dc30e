import { erasePersonPage } from '#app/desk/erase/pages';
import { routes } from '#data/addresses/routes';
import { eraseWho, isSame, keysOf, keysToErase } from '#lib/desk/actions/erase-person';
import type { Who } from '#lib/enquiries/queries/person-filter';
import { readWho } from '#lib/enquiries/rules/lists';
import type { Fields } from '#lib/platform/http/intake/body';
import { httpError, replyError, wrong } from '#lib/platform/http/intake/reply';
import { readReference } from '#lib/platform/values/reference';
import {
  hasRecentSignIn,
  replySaved,
  requireRecentSignIn,
  type StaffRequest,
  textOf,
  withFields,
} from '#lib/staff/http/access';

/**
 * Fields `who` and `confirm`, an address or a phone number, both the same. With `person`, a reference: `who`, repeated, names
 * those of this person's phones and addresses that go; where it is absent, those that nobody else bears; and `confirm` is that reference.
 */
export const POST = withFields(async (staffRequest, fields) => {
  return fields.person === undefined
    ? eraseTyped(staffRequest, fields)
    : eraseWhole(staffRequest, fields);
});

async function eraseTyped(staffRequest: StaffRequest, fields: Fields): Promise<Response> {
  const typed = textOf(fields, 'who');
  const confirm = textOf(fields, 'confirm');
  if (!hasRecentSignIn(staffRequest))
    return requireRecentSignIn(staffRequest, backTo({ who: typed }));
  const who = readWho(typed);
  if (!who || !isSame(who, readWho(confirm))) {
    const error = `Please type ${who ? typed : 'a full e-mail address or phone number'} to confirm.`;
    return reject(staffRequest, { typed }, { confirm, error });
  }
  return erase(staffRequest, [who]);
}

async function eraseWhole(staffRequest: StaffRequest, fields: Fields): Promise<Response> {
  const read = readReference(textOf(fields, 'person'));
  const person =
    'reference' in read && (await staffRequest.context.store.findEnquiry(read.reference));
  if (!person) return replyError(httpError(404, 'Not found').error);
  const { reference } = person;
  if (!hasRecentSignIn(staffRequest))
    return requireRecentSignIn(staffRequest, backTo({ person: reference }));
  const confirm = textOf(fields, 'confirm');
  const ticked = tickedIn(fields);
  const keys = keysToErase(await keysOf(staffRequest, person), ticked?.map(readWho));
  const again = readReference(confirm);
  const isConfirmed = 'reference' in again && again.reference === reference;
  if (isConfirmed && keys.length > 0) return erase(staffRequest, keys);
  const error = isConfirmed
    ? 'Please tick what you want to erase.'
    : `Please type ${reference} to confirm.`;
  return reject(staffRequest, { person }, { confirm, error, ...(ticked && { ticked }) });
}

/** Absent from a call: those of nobody else. A page always says that it asks. */
function tickedIn({ who, asked }: Fields): string[] | undefined {
  if (who === undefined) return asked === undefined ? undefined : [];
  return [who].flat().filter((each) => typeof each === 'string');
}

const backTo = (query: Readonly<Record<string, string>>) =>
  `${routes.deskErase}?${new URLSearchParams(query)}`;

async function reject(
  staffRequest: StaffRequest,
  asked: Parameters<typeof erasePersonPage>[1],
  rejected: NonNullable<Parameters<typeof erasePersonPage>[2]>,
): Promise<Response> {
  if (staffRequest.plain) return erasePersonPage(staffRequest, asked, rejected);
  return replyError(wrong('confirm', rejected.error).error);
}

async function erase(staffRequest: StaffRequest, who: readonly Who[]): Promise<Response> {
  const { sending } = await eraseWho(staffRequest, who);
  const confirmation = sending ? 'erase-person-sending' : 'erase-person';
  return replySaved(staffRequest, `${routes.desk}?said=${confirmation}`, {}, { message: 'Erased' });
}

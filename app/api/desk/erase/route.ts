import { erasePersonPage } from '#app/desk/erase/page-of-person';
import { eraseWho, isSame, readWho } from '#lib/server/desk/enquiry/erase-person';
import {
  hasRecentSignIn,
  requireRecentSignIn,
  seeOther,
  withMember,
} from '#lib/server/desk/sign-in/access';
import { readFields, textOf } from '#lib/server/desk/sign-in/sign-in-http';
import { httpError } from '#lib/server/http/errors/http-error';
import { replyError, replySuccess } from '#lib/server/intake/reply';
import { routes } from '#lib/shared/addresses/routes';

/** Fields `who` and `confirm`, an address or a phone number, both the same. */
export const POST = withMember(async (visit) => {
  const read = await readFields(visit.request);
  if ('error' in read) return replyError(read.error);
  const { fields, plain } = read.ok;
  const typed = textOf(fields, 'who');
  const confirm = textOf(fields, 'confirm');
  if (!hasRecentSignIn(visit)) {
    const back = `${routes.deskErase}?${new URLSearchParams({ who: typed })}`;
    return requireRecentSignIn({ ...visit, plain }, back);
  }
  const who = readWho(typed);
  if (!who || !isSame(who, readWho(confirm))) {
    const error = `Please type ${who ? typed : 'a whole e-mail address or phone number'} to confirm.`;
    if (plain) return erasePersonPage(visit, typed, { confirm, error });
    return replyError(httpError(422, error, { errors: { confirm: error } }).error);
  }
  const { sending } = await eraseWho(visit, who);
  const confirmation = sending ? 'erase-person-sending' : 'erase-person';
  return plain ? seeOther(`${routes.desk}?said=${confirmation}`) : replySuccess('Erased');
});

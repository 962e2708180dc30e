import { erasePersonPage } from '#app/desk/erase/page-of-person';
import { hasRecentSignIn, requireRecentSignIn, seeOther, withMember } from '#lib/desk/access';
import { eraseWho, isSame, readWho } from '#lib/desk/erase-person';
import { readFields, textOf } from '#lib/desk/sign-in-http';
import { httpError } from '#lib/intake/http-error';
import { replyError, replySuccess } from '#lib/intake/reply';
import { routes } from '#lib/routes';

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

/** Export and erasure ask for a sign-in of less than an hour ago. */
import {
  backQuery,
  type Handler,
  seeOther,
  signInFirst,
  type Visit,
  withMember,
} from '#lib/server/desk/sign-in/access';
import { replyError } from '#lib/server/intake/reply';
import { routes } from '#lib/shared/addresses/routes';
import { hourMs } from '#lib/shared/india';

export const hasRecentSignIn = (visit: Visit) => freshSeconds(visit) > 0;

/** How long that is still so. */
export const freshSeconds = ({ session, now }: Visit) =>
  Math.max(0, Math.ceil((session.signedInAt + hourMs - now) / 1000));

/** A file with people in it: by way of the sign-in, where that was too long ago. */
export const withRecentSignIn = (work: (visit: Visit) => Promise<Response>): Handler =>
  withMember(async (visit) => {
    const { pathname, search } = visit.url;
    return hasRecentSignIn(visit) ? work(visit) : requireRecentSignIn(visit, pathname + search);
  });

/** Once more through the sign-in, and back to `back`. */
export function requireRecentSignIn({ plain, request }: Visit, back: string): Response {
  if (plain || request.method === 'GET')
    return seeOther(`${routes.deskSignIn}?again=1&${backQuery(back)}`);
  return replyError(signInFirst('Sign in again: your sign-in is more than an hour old.'));
}

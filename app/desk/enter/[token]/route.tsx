import { draw } from '#app/desk/draw';
import { SpentPage } from '#components/desk/sign-in';
import { ConfirmPage } from '#components/desk/sign-in-confirm';
import { withDesk } from '#lib/desk/access';
import { hashOf } from '#lib/desk/hash';
import { memberOf } from '#lib/desk/members';
import { hourInWords } from '#lib/india';
import { site } from '#lib/site';

/** Shows one button: what opens the links of a mail by itself changes nothing. */
export const GET = withDesk(async (_request, { token = '' }) => {
  const { env, store, now } = site();
  const signIn = await store.findSignIn(hashOf(token), now());
  const member = signIn && memberOf(env, signIn.email);
  if (!member) return draw('This link is spent', <SpentPage />, 410);
  const page = <ConfirmPage {...member} sentAt={hourInWords(signIn.askedAt)} token={token} />;
  return draw('Sign in', page);
});

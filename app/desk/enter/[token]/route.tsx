import { render } from '#app/desk/render-desk-page';
import { ConfirmPage } from '#components/staff/sign-in';
import { context } from '#lib/platform/context';
import { hourInWords } from '#lib/platform/values/india';
import { hashOf } from '#lib/platform/values/token';
import { withDesk } from '#lib/staff/http/access';
import { memberOf } from '#lib/staff/rules';
import { spentPage } from '#pages/desk/sign-in/pages';

/** Shows one button: what opens the links of a mail by itself changes nothing. */
export const GET = withDesk(async (_request, { token = '' }) => {
  const { env, store, now } = context();
  const signIn = await store.findSignIn(hashOf(token), now());
  const member = signIn && memberOf(env, signIn.email);
  if (!member) return spentPage();
  const page = <ConfirmPage {...member} sentAt={hourInWords(signIn.askedAt)} token={token} />;
  return render('Sign in', page);
});

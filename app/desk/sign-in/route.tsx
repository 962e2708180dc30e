import { draw } from '#app/desk/render-desk-page';
import { codePage } from '#app/desk/sign-in/pages';
import { ConfirmAgainPage, SignInPage } from '#components/desk/sign-in';
import {
  backOf,
  latestSignIn,
  seeOther,
  sessionOf,
  withDesk,
} from '#lib/server/desk/sign-in/http/access';
import { site } from '#lib/server/site';
import { contactsOf } from '#lib/shared/company/contacts';
import { hourInWords } from '#lib/shared/india';

/** Opening it changes nothing. */
export const GET = withDesk(async (request) => {
  const url = new URL(request.url);
  const back = backOf(url);
  if (url.searchParams.has('code')) {
    const asked = await latestSignIn(request, site());
    if (asked) return codePage(asked.signIn, { left: asked.closed ? 0 : undefined });
  }
  const found = await sessionOf(request);
  if (found && url.searchParams.has('again')) {
    const { email, signedInAt } = found.session;
    const page = <ConfirmAgainPage back={back} email={email} signedIn={hourInWords(signedInAt)} />;
    return draw('Confirm again that it is you', page);
  }
  if (found) return seeOther(back);
  const { phone, call } = contactsOf(site().env);
  return draw('Sign in', <SignInPage back={back} phone={{ text: phone, href: call }} />);
});

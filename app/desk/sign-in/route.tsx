import { render } from '#app/desk/render-desk-page';
import { ConfirmAgainPage } from '#components/staff/sign-in';
import { context } from '#lib/platform/context';
import { hourInWords } from '#lib/platform/values/india';
import { backTo } from '#lib/staff/actions';
import { latestSignIn, seeOther, sessionOf, withDesk } from '#lib/staff/http/access';
import { codePage, signInPage } from '#pages/desk/sign-in/pages';

export const GET = withDesk(async (request) => {
  const url = new URL(request.url);
  const back = backTo(url.searchParams.get('to') ?? undefined);
  if (url.searchParams.has('code')) {
    const asked = await latestSignIn(request, context());
    if (asked) return codePage(asked.signIn, { left: asked.closed ? 0 : undefined });
  }
  const found = await sessionOf(request);
  if (found && url.searchParams.has('again')) {
    const { email, signedInAt } = found.session;
    const page = <ConfirmAgainPage back={back} email={email} signedIn={hourInWords(signedInAt)} />;
    return render('Confirm again that it is you', page);
  }
  if (found) return seeOther(back);
  return signInPage(back);
});

import { draw } from '#app/desk/render-desk-page';
import { SignInPage } from '#components/desk/sign-in';
import { askToSignIn, backTo } from '#lib/server/desk/sign-in/actions';
import { readCookie } from '#lib/server/desk/sign-in/credentials';
import {
  askingCookie,
  isAddress,
  readFields,
  textOf,
  toCodePage,
  withDesk,
} from '#lib/server/desk/sign-in/http/access';
import { httpError } from '#lib/server/http/errors/http-error';
import { checkRateLimit } from '#lib/server/intake/guard';
import { replyError, replySuccess } from '#lib/server/intake/reply';
import { networkHash } from '#lib/server/limits/network';
import { site } from '#lib/server/site';
import { contactsOf } from '#lib/shared/company/contacts';

const sent = 'If this address belongs to the desk, we sent it a link and a 6-digit code.';
const wrong = 'Please type your work e-mail address';

/** The same answer for every address. */
export const POST = withDesk(async (request) => {
  const { env, store } = site();
  const read = await readFields(request);
  if ('error' in read) return replyError(read.error);
  const { fields, plain } = read.ok;
  const email = textOf(fields, 'email');
  const back = backTo(fields.to);
  if (!isAddress(email)) {
    if (!plain) return replyError(httpError(422, wrong, { errors: { email: wrong } }).error);
    const { phone, call } = contactsOf(env);
    const page = <SignInPage back={back} phone={{ text: phone, href: call }} error />;
    return draw('Sign in', page, 422);
  }
  const tooMany = await checkRateLimit(request, site(), 'desk-sign-in');
  if (tooMany) return replyError(tooMany);
  const { browser } = await askToSignIn(site(), {
    email,
    back,
    browser: readCookie(request, 'asking', env),
    known: readCookie(request, 'known', env),
    household: await networkHash(store, request.headers.get('x-visitor-address') ?? ''),
  });
  const cookie = askingCookie(browser, site());
  if (plain) return toCodePage([cookie]);
  const answer = replySuccess(sent);
  answer.headers.append('set-cookie', cookie);
  return answer;
});

import { routes } from '#data/addresses/routes';
import { signInForm } from '#lib/desk/forms';
import { readForm } from '#lib/forms/define';
import { context } from '#lib/platform/context';
import { replyError, wrongFields } from '#lib/platform/http/intake/reply';
import { checkRateLimit, networkHash } from '#lib/platform/http/limits/network';
import { askToSignIn, backTo } from '#lib/staff/actions';
import { readCookie } from '#lib/staff/credentials';
import { askingCookie, readFields, replySaved, withDesk } from '#lib/staff/http/access';
import { signInPage } from '#pages/desk/sign-in/pages';

const message = 'If this address belongs to the desk, we have sent it a link and a 6-digit code.';

/** Every address gets the same answer. */
export const POST = withDesk(async (request) => {
  const { env, store } = context();
  const body = await readFields(request);
  if ('error' in body) return replyError(body.error);
  const { fields, plain } = body.ok;
  const read = readForm(signInForm, fields);
  const back = backTo(fields.to);
  if ('errors' in read) {
    return plain ? signInPage(back, read.errors) : replyError(wrongFields(read.errors).error);
  }
  const tooMany = await checkRateLimit(request, context(), 'desk-sign-in');
  if (tooMany) return replyError(tooMany);
  const { browser } = await askToSignIn(context(), {
    ...read.ok,
    back,
    browser: readCookie(request, 'asking', env),
    known: readCookie(request, 'known', env),
    subnet: await networkHash(store, request.headers.get('x-visitor-address') ?? ''),
  });
  const cookies = [askingCookie(browser, context())];
  return replySaved({ plain }, `${routes.deskSignIn}?code=1`, {}, { message, cookies });
});

import { context } from '#lib/platform/context';
import { httpError, replyError } from '#lib/platform/http/intake/reply';
import { type Entered, enterByCode, enterByToken } from '#lib/staff/actions';
import { readCookie } from '#lib/staff/credentials';
import {
  latestSignIn,
  readFields,
  replySaved,
  sessionCookies,
  textOf,
  withDesk,
} from '#lib/staff/http/access';
import { codePage, spentPage } from '#pages/desk/sign-in/pages';

const words = {
  spent: 'This link or code has been used already, or its ten minutes are over.',
  closed: 'This code no longer works. Ask for a new one.',
  wrong: 'This code is not right.',
} as const;

/** Signs in with the token of a link, or with a code in the browser that asked for it. */
export const POST = withDesk(async (request) => {
  const { env } = context();
  const read = await readFields(request);
  if ('error' in read) return replyError(read.error);
  const { fields, plain } = read.ok;
  const former = readCookie(request, 'session', env);
  const token = textOf(fields, 'token');
  const code = textOf(fields, 'code');
  const browser = readCookie(request, 'asking', env);
  const entered = token
    ? await enterByToken(context(), token, former)
    : await enterByCode(context(), code, browser, former);
  if ('token' in entered) {
    const { back } = entered;
    const cookies = sessionCookies(entered, context());
    return replySaved({ plain }, back, { back }, { message: 'Signed in', cookies });
  }
  if (plain) return rejectedPage(request, entered, code);
  const message = words[entered.error];
  const status = entered.error === 'spent' ? 410 : 422;
  return replyError(httpError(status, message, { errors: { code: message } }).error);
});

async function rejectedPage(
  request: Request,
  entered: Extract<Entered, { error: string }>,
  typed: string,
): Promise<Response> {
  const asked = entered.error === 'spent' ? undefined : await latestSignIn(request, context());
  if (!asked) return spentPage();
  const left = entered.error === 'wrong' ? entered.left : 0;
  return codePage(asked.signIn, { left, typed }, 422);
}

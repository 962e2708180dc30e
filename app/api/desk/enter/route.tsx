import { draw } from '#app/desk/render-desk-page';
import { codePage } from '#app/desk/sign-in/pages';
import { SpentPage } from '#components/desk/sign-in';
import { type Entered, enterByCode, enterByToken } from '#lib/server/desk/sign-in/actions';
import { readCookie } from '#lib/server/desk/sign-in/credentials';
import {
  latestSignIn,
  readFields,
  seeOther,
  sessionCookies,
  textOf,
  withDesk,
} from '#lib/server/desk/sign-in/http/access';
import { httpError } from '#lib/server/http/errors/http-error';
import { replyError, replySuccess } from '#lib/server/intake/reply';
import { site } from '#lib/server/site';

const words = {
  spent: 'This link or code was used before, or its ten minutes are over.',
  closed: 'This code no longer works. Ask for a new one.',
  wrong: 'This code is not right.',
} as const;

/** Signs in with the token of a link, or with a code in the browser that asked for it. */
export const POST = withDesk(async (request) => {
  const { env } = site();
  const read = await readFields(request);
  if ('error' in read) return replyError(read.error);
  const { fields, plain } = read.ok;
  const former = readCookie(request, 'session', env);
  const token = textOf(fields, 'token');
  const code = textOf(fields, 'code');
  const browser = readCookie(request, 'asking', env);
  const entered = token
    ? await enterByToken(site(), token, former)
    : await enterByCode(site(), code, browser, former);
  if ('token' in entered) {
    const cookies = sessionCookies(entered, site());
    if (plain) return seeOther(entered.back, cookies);
    const answer = replySuccess('Signed in', { back: entered.back });
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
    return answer;
  }
  return plain ? rejectedPage(request, entered, code) : replyError(httpErrorOf(entered));
});

type Rejected = Extract<Entered, { error: string }>;

const statusOf = ({ error }: Rejected) => (error === 'spent' ? 410 : 422);

const httpErrorOf = (entered: Rejected) =>
  httpError(statusOf(entered), words[entered.error], { errors: { code: words[entered.error] } })
    .error;

async function rejectedPage(request: Request, entered: Rejected, typed: string): Promise<Response> {
  const asked = entered.error === 'spent' ? undefined : await latestSignIn(request, site());
  if (!asked) return draw('This link was already used', <SpentPage />, 410);
  const left = entered.error === 'wrong' ? entered.left : 0;
  return codePage(asked.signIn, { left, typed }, 422);
}

import {
  clearedCookies,
  readFields,
  seeOther,
  textOf,
  withMember,
} from '#lib/server/desk/sign-in/http/access';
import { replyError, replySuccess } from '#lib/server/intake/reply';
import { routes } from '#lib/shared/addresses/routes';

/** Ends this session, or with `everywhere` all of this member's. */
export const POST = withMember(async ({ request, session, site }) => {
  const read = await readFields(request);
  if ('error' in read) return replyError(read.error);
  const everywhere = !['', 'no', 'false'].includes(textOf(read.ok.fields, 'everywhere'));
  if (everywhere) await site.store.endDeskSessionsOf(session.email);
  else await site.store.endDeskSession(session.tokenHash);
  if (read.ok.plain) return seeOther(routes.deskSignIn, clearedCookies(site));
  const answer = replySuccess('Signed out');
  for (const cookie of clearedCookies(site)) answer.headers.append('set-cookie', cookie);
  return answer;
});

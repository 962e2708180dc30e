import { routes } from '#data/addresses/routes';
import { clearedCookies, kept, textOf, withFields } from '#lib/staff/http/access';

export const POST = withFields(async (visit, fields) => {
  const { session, context } = visit;
  const everywhere = !['', 'no', 'false'].includes(textOf(fields, 'everywhere'));
  if (everywhere) await context.store.endDeskSessionsOf(session.email);
  else await context.store.endDeskSession(session.tokenHash);
  const cookies = clearedCookies(context);
  return kept(visit, routes.deskSignIn, {}, { message: 'Signed out', cookies });
});

import { routes } from '#data/addresses/routes';
import { clearedCookies, replySaved, textOf, withFields } from '#lib/staff/http/access';

export const POST = withFields(async (staffRequest, fields) => {
  const { session, context } = staffRequest;
  const everywhere = !['', 'no', 'false'].includes(textOf(fields, 'everywhere'));
  if (everywhere) await context.store.endDeskSessionsOf(session.email);
  else await context.store.endDeskSession(session.tokenHash);
  const cookies = clearedCookies(context);
  return replySaved(staffRequest, routes.deskSignIn, {}, { message: 'Signed out', cookies });
});

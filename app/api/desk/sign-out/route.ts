import { routes } from '#data/addresses/routes';
import { clearedCookies, kept, textOf, withFields } from '#lib/staff/http/access';

export const POST = withFields(async (visit, fields) => {
  const { session, site } = visit;
  const everywhere = !['', 'no', 'false'].includes(textOf(fields, 'everywhere'));
  if (everywhere) await site.store.endDeskSessionsOf(session.email);
  else await site.store.endDeskSession(session.tokenHash);
  const cookies = clearedCookies(site);
  return kept(visit, routes.deskSignIn, {}, { message: 'Signed out', cookies });
});

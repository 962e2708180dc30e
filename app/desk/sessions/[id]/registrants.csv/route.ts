import { findSession } from '#lib/calendar/sessions';
import { byteOrderMark, csvRow } from '#lib/csv';
import { hasRecentSignIn, notFound, requireRecentSignIn, withMember } from '#lib/desk/access';
import { registrantsOf } from '#lib/desk/sessions-view';
import { dayAndHour } from '#lib/india';

const columns = ['Registered (IST)', 'Reference', 'Name', 'E-mail', 'Phone'];

/** An export asks for a sign-in of less than an hour ago. */
export const GET = withMember(async (visit) => {
  const session = findSession(visit.params.id ?? '');
  if (!session) return notFound(visit.request);
  if (!hasRecentSignIn(visit)) return requireRecentSignIn(visit, visit.url.pathname);
  const rows = (await registrantsOf(visit, session)).map(
    ({ receivedAt, reference = '', name, email, phone }) =>
      csvRow([dayAndHour(receivedAt), reference, name, email, phone]),
  );
  return new Response(byteOrderMark + csvRow(columns) + rows.join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="registrants-${session.id}.csv"`,
    },
  });
});

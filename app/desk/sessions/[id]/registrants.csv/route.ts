import { byteOrderMark, csvRow } from '#lib/server/csv';
import { allRegistrants } from '#lib/server/desk/sessions/sessions-view';
import { notFound, type Visit, withMember } from '#lib/server/desk/sign-in/access';
import { hasRecentSignIn, requireRecentSignIn } from '#lib/server/desk/sign-in/recent-sign-in';
import { streamTexts } from '#lib/server/downloads/texts';
import { findSession, type Session } from '#lib/shared/calendar/sessions';
import { dayAndHour } from '#lib/shared/india';

const columns = ['Registered (IST)', 'Reference', 'Name', 'E-mail', 'Phone'];

/** An export asks for a sign-in of less than an hour ago. */
export const GET = withMember(async (visit) => {
  const session = findSession(visit.params.id ?? '');
  if (!session) return notFound(visit.request);
  if (!hasRecentSignIn(visit)) return requireRecentSignIn(visit, visit.url.pathname);
  return new Response(streamTexts(tableOf(visit, session)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="registrants-${session.id}.csv"`,
    },
  });
});

async function* tableOf(visit: Visit, session: Session): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(columns);
  for await (const people of allRegistrants(visit, session)) {
    const rows = people.map(({ receivedAt, reference = '', name, email, phone }) =>
      csvRow([dayAndHour(receivedAt), reference, name, email, phone]),
    );
    yield rows.join('');
  }
}

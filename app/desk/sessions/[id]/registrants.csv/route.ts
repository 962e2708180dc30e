import { findSession, type Session } from '#lib/calendar/sessions';
import { byteOrderMark, csvRow } from '#lib/csv';
import {
  hasRecentSignIn,
  notFound,
  requireRecentSignIn,
  type Visit,
  withMember,
} from '#lib/desk/access';
import { allRegistrants } from '#lib/desk/sessions-view';
import { streamTexts } from '#lib/downloads/texts';
import { dayAndHour } from '#lib/india';

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

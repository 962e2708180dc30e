import { byteOrderMark, csvAnswer, csvRow } from '#lib/server/csv';
import { allRegistrants } from '#lib/server/desk/sessions/sessions-view';
import { notFound, type Visit, withRecentSignIn } from '#lib/server/desk/sign-in/http/access';
import { streamTexts } from '#lib/server/downloads/texts';
import { findSession, type Session } from '#lib/shared/calendar/sessions';
import { dayAndHour } from '#lib/shared/india';

const columns = ['Registered (IST)', 'Reference', 'Name', 'E-mail', 'Phone'];

export const GET = withRecentSignIn(async (visit) => {
  const session = findSession(visit.params.id ?? '');
  if (!session) return notFound(visit.request);
  return csvAnswer(`registrants-${session.id}`, streamTexts(tableOf(visit, session)));
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

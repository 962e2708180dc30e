import { drawFor } from '#app/desk/render-desk-page';
import { SessionPage, SessionsPage } from '#components/webinars/desk-page';
import { streamTexts } from '#lib/applications/http/download';
import type { FieldErrors } from '#lib/forms/define';
import type { Fields } from '#lib/platform/http/intake/body';
import { byteOrderMark, csvAnswer, csvRow } from '#lib/platform/values/csv';
import { dayAndHour } from '#lib/platform/values/india';
import { notFound, type Visit } from '#lib/staff/http/access';
import { readUnsentForm } from '#lib/staff/http/unsent-form';
import { findSession, type Session } from '#lib/webinars/rules/sessions';
import {
  allRegistrants,
  firstRegistrants,
  sessionCard,
  sessionCards,
} from '#lib/webinars/views/desk';

export const sessionsPage = (visit: Visit): Promise<Response> =>
  drawFor(visit, 'Webinar sessions', SessionsPage, { sessions: sessionCards(visit) });

/** `posted`: what was not saved, and why. */
export async function sessionPage(
  visit: Visit,
  session: Session,
  posted?: { readonly typed: Fields; readonly errors: FieldErrors },
): Promise<Response> {
  const [{ rows, many }, unsent] = await Promise.all([
    firstRegistrants(visit, session),
    posted ? undefined : readUnsentForm(visit.request, visit.url.pathname, visit.context),
  ]);
  const given = {
    session: sessionCard(visit, session),
    registrants: rows,
    many,
    rejected: posted ?? (unsent && { typed: unsent.fields, errors: {} }),
  };
  return drawFor(visit, session.title, SessionPage, given, posted ? 422 : 200);
}

/** Of a session that is or was in the calendar. */
export const ofSession =
  (work: (visit: Visit, session: Session) => Response | Promise<Response>) =>
  async (visit: Visit): Promise<Response> => {
    const session = findSession(visit.params.id ?? '');
    return session ? work(visit, session) : notFound(visit.request);
  };

export const registrantTable = (visit: Visit, session: Session): Response =>
  csvAnswer(`registrants-${session.id}`, streamTexts(rowsOf(visit, session)));

const columns = ['Registered (IST)', 'Reference', 'Name', 'E-mail', 'Phone'];

async function* rowsOf(visit: Visit, session: Session): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(columns);
  for await (const people of allRegistrants(visit, session)) {
    const rows = people.map(({ receivedAt, reference = '', name, email, phone }) =>
      csvRow([dayAndHour(receivedAt), reference, name, email, phone]),
    );
    yield rows.join('');
  }
}

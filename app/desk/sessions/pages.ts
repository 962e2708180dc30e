import { renderFor } from '#app/desk/render-desk-page';
import { SessionPage, SessionsPage } from '#components/webinars/desk-page';
import { streamTexts } from '#lib/applications/http/download';
import type { FieldErrors } from '#lib/forms/define';
import type { Fields } from '#lib/platform/http/intake/body';
import { byteOrderMark, csvAnswer, csvRow } from '#lib/platform/values/csv';
import { dayAndHour } from '#lib/platform/values/india';
import { notFound, type StaffRequest } from '#lib/staff/http/access';
import { readUnsentForm } from '#lib/staff/http/unsent-form';
import { findSession, type Session } from '#lib/webinars/rules/sessions';
import {
  allRegistrants,
  firstRegistrants,
  sessionCard,
  sessionCards,
} from '#lib/webinars/views/desk';

export const sessionsPage = (staffRequest: StaffRequest): Promise<Response> =>
  renderFor(staffRequest, 'Webinar sessions', SessionsPage, {
    sessions: sessionCards(staffRequest),
  });

/** `posted`: what was not saved, and why. */
export async function sessionPage(
  staffRequest: StaffRequest,
  session: Session,
  posted?: { readonly typed: Fields; readonly errors: FieldErrors },
): Promise<Response> {
  const [{ rows, many }, unsent] = await Promise.all([
    firstRegistrants(staffRequest, session),
    posted
      ? undefined
      : readUnsentForm(staffRequest.request, staffRequest.url.pathname, staffRequest.context),
  ]);
  const given = {
    session: sessionCard(staffRequest, session),
    registrants: rows,
    many,
    rejected: posted ?? (unsent && { typed: unsent.fields, errors: {} }),
  };
  return renderFor(staffRequest, session.title, SessionPage, given, posted ? 422 : 200);
}

/** Wraps a handler that needs a session from the calendar, past or coming. */
export const ofSession =
  (work: (staffRequest: StaffRequest, session: Session) => Response | Promise<Response>) =>
  async (staffRequest: StaffRequest): Promise<Response> => {
    const session = findSession(staffRequest.params.id ?? '');
    return session ? work(staffRequest, session) : notFound(staffRequest.request);
  };

export const registrantTable = (staffRequest: StaffRequest, session: Session): Response =>
  csvAnswer(`registrants-${session.id}`, streamTexts(rowsOf(staffRequest, session)));

const columns = ['Registered (IST)', 'Reference', 'Name', 'E-mail', 'Phone'];

async function* rowsOf(staffRequest: StaffRequest, session: Session): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(columns);
  for await (const people of allRegistrants(staffRequest, session)) {
    const rows = people.map(({ receivedAt, reference = '', name, email, phone }) =>
      csvRow([dayAndHour(receivedAt), reference, name, email, phone]),
    );
    yield rows.join('');
  }
}

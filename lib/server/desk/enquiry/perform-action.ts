/** Does what a member asks of one enquiry, and says what becomes of it for page and script. */
import { act } from '#lib/server/desk/apply-action';
import { conflictOf, type Done } from '#lib/server/desk/enquiry/action-result';
import { paymentActionIn } from '#lib/server/desk/enquiry/desk-payment';
import { performPaymentAction } from '#lib/server/desk/enquiry/perform-payment-action';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { textOf } from '#lib/server/desk/sign-in/sign-in-http';
import { type Action, readAction } from '#lib/server/enquiries/actions';
import type { Fields } from '#lib/server/intake/body';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import {
  deskEnquiryPath,
  deskPersonPath,
  deskVacancyPath,
} from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';

export async function actAtDesk(visit: Visit, enquiry: Enquiry, fields: Fields): Promise<Done> {
  const { reference } = enquiry;
  const named = textOf(fields, 'action');
  const typed = typedIn(fields);
  const money = paymentActionIn(named);
  if (money) return performPaymentAction(visit, enquiry, { fields, money, typed });
  const read = readAction(fields, {
    members: visit.members.map(({ email }) => email),
    reference,
    now: visit.now,
  });
  if ('error' in read) {
    const { message, errors = {} } = read.error;
    const rejected = {
      title: message,
      text: named === 'erase' ? `Type ${reference} to confirm.` : 'Nothing was saved yet.',
      action: named,
      typed,
      errors,
    };
    return { enquiry, status: 422, rejected };
  }
  const { version, action } = read.ok;
  const { name, email } = visit.member;
  const done = await act(visit.site, { address: email, name }, reference, version, action);
  if ('missing' in done) return { gone: true };
  if ('stale' in done) return conflictOf(visit, done.stale, { named, typed });
  if ('error' in done) {
    const [field, title] = refused[done.error];
    const text = field === 'with' ? 'Nothing was saved yet.' : closedMeanwhile;
    const errors = { [field]: title };
    return { enquiry, status: 422, rejected: { title, text, action: named, typed, errors } };
  }
  const after = done.done === 'changed' ? done.enquiry : undefined;
  const vacancy = done.done === 'changed' ? done.vacancy : undefined;
  return {
    to: vacancy ? deskVacancyPath(vacancy) : whereTo(action, reference, textOf(fields, 'back')),
    answer: after
      ? { reference, version: after.version, state: after.state, ...(vacancy && { vacancy }) }
      : { reference },
  };
}

const refused = {
  'not-allowed-now': ['action', 'You cannot do that now'],
  'no-such-mail': ['mail', 'There is no such mail now'],
  'no-such-enquiry': ['with', 'No enquiry has this reference, e-mail address or phone number'],
  'one-person': ['with', 'That enquiry already belongs to this person'],
} as const;
const closedMeanwhile = 'It may have been closed or opened again in the meantime.';

/** Back to the page, to the list it was taken in, or after an erasure to the list. */
function whereTo(action: Action, reference: string, back: string): string {
  if (action.name === 'erase') return `${routes.desk}?said=erase`;
  const done = `said=${action.name}&of=${reference}`;
  if (back === 'suspicious') return `${routes.deskSuspicious}?${done}`;
  if (back === 'person') return deskPersonPath(reference);
  if (back === 'mails') return `${routes.deskMails}?${done}`;
  return deskEnquiryPath(reference);
}

/** What a page sends along with what somebody typed. */
const sentAlong = new Set(['action', 'version', 'back', 'sift', 'mail', 'payment']);

/** Each field of the form as text, to stand in it again. */
const typedIn = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => !sentAlong.has(name))
      .map((name) => [name, textOf(fields, name)]),
  );

/** Does what a member asks of one enquiry, and says what becomes of it for page and script. */
import { askedView } from '#lib/server/desk/enquiry/asked-view';
import type { RejectedAction } from '#lib/server/desk/enquiry/enquiry-types';
import { headlineOf } from '#lib/server/desk/enquiry/history';
import { nameShown } from '#lib/server/desk/list/rows';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { textOf } from '#lib/server/desk/sign-in/sign-in-http';
import { isSameDay, timeInList } from '#lib/server/desk/times-in-words';
import { type Action, readAction } from '#lib/server/enquiries/actions';
import { act, lastOfDesk } from '#lib/server/enquiries/apply-action';
import type { Fields } from '#lib/server/intake/body';
import { doWithMoney, paymentActionIn } from '#lib/server/payments/requests/desk-payment';
import { sumsOf } from '#lib/server/payments/requests/desk-types';
import { firstName } from '#lib/server/settings/desk-members';
import type { Enquiry, EnquiryEvent } from '#lib/server/store/enquiries/enquiries';
import {
  deskEnquiryPath,
  deskPersonPath,
  deskVacancyPath,
  routes,
} from '#lib/shared/addresses/routes';
import type { PaymentAction } from '#lib/shared/enquiries/desk-actions';
import { hourInWords } from '#lib/shared/india';

interface Rejected {
  readonly enquiry: Enquiry;
  readonly status: 409 | 422;
  readonly rejected: RejectedAction;
}

export type Done =
  | Rejected
  /** Computed for the page, and nothing kept: `answer` for a script. */
  | (Omit<Rejected, 'status'> & {
      readonly status: 200;
      readonly answer: Readonly<Record<string, unknown>>;
    })
  | { readonly gone: true }
  | { readonly to: string; readonly answer: Readonly<Record<string, unknown>> };

export async function actAtDesk(visit: Visit, enquiry: Enquiry, fields: Fields): Promise<Done> {
  const { reference } = enquiry;
  const named = textOf(fields, 'action');
  const typed = typedIn(fields);
  const money = paymentActionIn(named);
  if (money) return actOnMoney(visit, enquiry, { fields, money, typed });
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
  if ('stale' in done) return faster(visit, done.stale, { named, typed });
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

interface Money {
  readonly fields: Fields;
  readonly money: PaymentAction;
  readonly typed: Readonly<Record<string, string>>;
}

async function actOnMoney(
  visit: Visit,
  enquiry: Enquiry,
  { fields, money, typed }: Money,
): Promise<Done> {
  const { reference } = enquiry;
  const version = textOf(fields, 'version');
  const reject = (errors: Readonly<Record<string, string>>, status: 409 | 422 = 422): Done => ({
    enquiry,
    status,
    rejected: {
      title: Object.values(errors)[0] ?? '',
      text: 'Nothing was saved yet.',
      action: money,
      typed,
      fields,
      errors,
    },
  });
  if (!/^\d{1,9}$/.test(version))
    return reject({ version: 'The version of the page is missing. Open the page again.' });
  const stale = async () => {
    const now = await visit.site.store.findEnquiry(reference);
    if (!now) return { gone: true } as const;
    const events = await visit.site.store.listEvents(now.id);
    const last = lastOfDesk(events);
    return faster(visit, { enquiry: now, ...(last && { last }) }, { named: money, typed, fields });
  };
  if (enquiry.version !== Number(version)) return stale();
  const { name, email } = visit.member;
  const by = { address: email, name };
  const done = await doWithMoney(money, { site: visit.site, by, enquiry, fields, now: visit.now });
  if ('stale' in done) return stale();
  if ('wrong' in done) return reject(done.wrong, done.status);
  if ('shown' in done) {
    const asked = askedView(done.shown, firstName(nameShown(enquiry.name)), visit.now);
    const rejected = { title: '', action: money, typed, fields, errors: {}, asked };
    return { enquiry, status: 200, rejected, answer: { payment: sumsOf(done.shown) } };
  }
  const after = await visit.site.store.findEnquiry(reference);
  return {
    to: deskEnquiryPath(reference),
    answer: {
      reference,
      ...(after && { version: after.version, state: after.state }),
      ...done.answer,
    },
  };
}

/** Back to the page, to the list it was taken in, or after an erasure to the list. */
function whereTo(action: Action, reference: string, back: string): string {
  if (action.name === 'erase') return `${routes.desk}?said=erase`;
  const done = `said=${action.name}&of=${reference}`;
  if (back === 'suspicious') return `${routes.deskSuspicious}?${done}`;
  if (back === 'person') return deskPersonPath(reference);
  if (back === 'mails') return `${routes.deskMails}?${done}`;
  return deskEnquiryPath(reference);
}

interface Typed {
  readonly named: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly fields?: Fields;
}

function faster(
  { members, now }: Visit,
  { enquiry, last }: { readonly enquiry: Enquiry; readonly last?: EnquiryEvent },
  { named, typed, fields }: Typed,
): Rejected {
  const at = last && (isSameDay(last.at, now) ? hourInWords(last.at) : timeInList(last.at, now));
  const about = { kind: enquiry.kind, person: nameShown(enquiry.name), members, now };
  const isTyped = Object.values(typed).some((text) => text !== '');
  const mine = typed.note === '' ? 'What you typed' : 'Your note';
  const next = isTyped
    ? `${mine} is below and is not saved yet; press the button again to save it as well.`
    : 'Your change was not saved; press the button again if it is still right.';
  const did = last && headlineOf(last, about).replace(/\.$/, '');
  return {
    enquiry,
    status: 409,
    rejected: {
      title: did ? `${did}: at ${at}` : 'This page was changed in the meantime',
      text: next,
      toHistory: true,
      action: named,
      typed,
      ...(fields && { fields }),
      errors: {},
    },
  };
}

/** Only what a form of the page can have sent, as text. */
function typedIn(fields: Fields): Record<string, string> {
  const names = [
    'note',
    'again',
    'again-other',
    'to',
    'outcome',
    'confirm',
    'name',
    'phone',
    'email',
    'with',
  ];
  return Object.fromEntries(names.map((name) => [name, textOf(fields, name)]));
}

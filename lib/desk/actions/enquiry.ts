/** Does what a member asks of one enquiry or its money, and says what becomes of it for page and script. */

import { deskEnquiryPath, deskPersonPath, deskVacancyPath } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import { act, lastOfDesk } from '#lib/desk/actions/apply-action';
import { headlineOf } from '#lib/desk/views/history';
import { type AskedView, askedView } from '#lib/desk/views/money';
import { neighboursOf, nextAfterTask } from '#lib/desk/views/state';
import { isSameDay, timeInList } from '#lib/desk/words';
import { type Action, readAction } from '#lib/enquiries/actions/posted';
import type { PaymentAction } from '#lib/enquiries/rules/actions';
import { filterQueryIn, readListQuery } from '#lib/enquiries/rules/lists';
import type { Enquiry, EnquiryEvent } from '#lib/enquiries/schema/enquiry';
import { versionIn } from '#lib/forms/rules';
import { askForPayment, cancelPayment } from '#lib/payments/actions/ask';
import { recordPaidElsewhere } from '#lib/payments/actions/elsewhere';
import { moveSeat } from '#lib/payments/actions/move-seat';
import { enterBuyer, recordPaidBack } from '#lib/payments/actions/paid-back';
import { refund } from '#lib/payments/actions/refund';
import { sumsOf } from '#lib/payments/rules/requests';
import type { ActionInput, ActionResult } from '#lib/payments/schema';
import { answerQuestion } from '#lib/placement/actions/questions';
import { enterWent } from '#lib/placement/actions/went';
import type { Fields } from '#lib/platform/http/intake/body';
import { hourInWords } from '#lib/platform/values/india';
import { readReference } from '#lib/platform/values/reference';
import { own } from '#lib/platform/values/text';
import { examActions } from '#lib/practice/actions/desk';
import { notFound, notOnDesk, type StaffRequest, seeOther, textOf } from '#lib/staff/http/access';
import { firstName, memberName, nameShown } from '#lib/staff/rules';
import { taskKinds } from '#lib/tasks/rules';
import type { Task } from '#lib/tasks/schema';

/** `pathOf`: the page that is asked for, of a reference as we write it. */
export async function openEnquiry(
  staffRequest: StaffRequest,
  pathOf: (reference: string) => string = deskEnquiryPath,
): Promise<Enquiry | { readonly answer: Response }> {
  const typed = staffRequest.params.reference ?? '';
  const read = readReference(typed);
  const reads = staffRequest.request.method !== 'POST';
  if (!('reference' in read)) {
    const [title, text] = unread[read.problem];
    return { answer: reads ? await notOnDesk(title, text) : notFound(staffRequest.request) };
  }
  if (reads && read.reference !== typed) return { answer: seeOther(pathOf(read.reference)) };
  const enquiry = await staffRequest.context.store.findEnquiry(read.reference);
  if (enquiry) return enquiry;
  const title = 'No enquiry has this reference';
  return { answer: reads ? await notOnDesk(title) : notFound(staffRequest.request) };
}

const unread = {
  'wrong-check': ['A character of this reference was mistyped', 'Compare it again.'],
  malformed: [
    'This is not a reference',
    'A reference looks like HOA-7K3M-92Q. To search by name or number, use the list.',
  ],
} as const;

export async function actAtDesk(
  staffRequest: StaffRequest,
  enquiry: Enquiry,
  fields: Fields,
): Promise<Done> {
  const { reference } = enquiry;
  const named = textOf(fields, 'action');
  const typed = typedIn(fields);
  const perform = own({ ...paymentActions, ...examActions }, named);
  if (perform) return performVersioned(staffRequest, enquiry, { fields, named, typed, perform });
  const read = readAction(fields, {
    members: staffRequest.members.map(({ email }) => email),
    reference,
    now: staffRequest.now,
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
  const { name, email } = staffRequest.member;
  const task = await staffRequest.context.store.findTask(textOf(fields, 'task'));
  const done = await act(
    staffRequest.context,
    { address: email, name },
    reference,
    version,
    action,
  );
  if ('missing' in done) return { gone: true };
  if ('stale' in done) return conflictOf(staffRequest, done.stale, { named, typed });
  if ('over' in done) return overOf(staffRequest, enquiry, done.over, { named, typed });
  if ('refused' in done) {
    const errors = { task: done.refused };
    const rejected = { title: done.refused, action: named, typed, errors };
    return { enquiry, status: 422, rejected };
  }
  if ('error' in done) {
    const [field, title] = refused[done.error];
    const text = field === 'with' ? 'Nothing was saved yet.' : closedMeanwhile;
    const errors = { [field]: title };
    return { enquiry, status: 422, rejected: { title, text, action: named, typed, errors } };
  }
  const after = done.done === 'changed' ? done.enquiry : undefined;
  if (after && textOf(fields, 'back') === 'next') {
    const to = await nextPlace(staffRequest, after, { fields, named, task });
    return { to, answer: { reference, version: after.version, state: after.state } };
  }
  const vacancy = done.done === 'changed' ? done.vacancy : undefined;
  return {
    to: vacancy
      ? deskVacancyPath(vacancy)
      : whereTo(
          action,
          reference,
          textOf(fields, 'back'),
          filterQueryIn(staffRequest.url, textOf(fields, 'sift')),
        ),
    answer: after
      ? { reference, version: after.version, state: after.state, ...(vacancy && { vacancy }) }
      : { reference },
  };
}

const refused = {
  'not-allowed-now': ['action', 'You cannot do that now'],
  'no-such-mail': ['mail', 'There is no such mail now'],
  'no-such-task': ['task', 'There is no such task on this enquiry'],
  'no-such-enquiry': ['with', 'No enquiry has this reference, e-mail address or phone number'],
  'one-person': ['with', 'That enquiry already belongs to this person'],
} as const;
const closedMeanwhile = 'It may have been closed or opened again in the meantime.';

/** Back to the page, to the list it was taken in, or after an erasure to the list. */
function whereTo(action: Action, reference: string, back: string, sift = ''): string {
  if (action.name === 'erase') return `${routes.desk}?said=erase`;
  const done = `said=${action.name}&of=${reference}`;
  if (back === 'suspicious') return `${routes.deskSuspicious}?${done}`;
  if (back === 'person') return deskPersonPath(reference);
  // Taken without leaving the list, which goes on where it was.
  if (back === 'list') return `${routes.desk}${sift}${sift ? '&' : '?'}${done}`;
  if (back === 'mails') return `${routes.deskMails}?${done}`;
  return deskEnquiryPath(reference);
}

/** The next of the list that the member came from, which says what was done before; the list itself after its last one. */
async function nextPlace(
  staffRequest: StaffRequest,
  enquiry: Enquiry,
  { fields, named, task }: NextOf,
): Promise<string> {
  const { context, url } = staffRequest;
  const filterQuery = filterQueryIn(url, textOf(fields, 'sift'));
  const query = readListQuery(new URL(filterQuery || '?', url));
  const next = task
    ? await nextAfterTask(staffRequest, task, query)
    : (await neighboursOf(staffRequest, enquiry, await context.store.listEvents(enquiry.id), query))
        .next;
  const [path = '', fragment] = (next?.href ?? `${routes.desk}${filterQuery}`).split('#');
  const done = new URLSearchParams({ said: named, of: enquiry.reference });
  return `${path}${path.includes('?') ? '&' : '?'}${done}${fragment ? `#${fragment}` : ''}`;
}

interface NextOf {
  readonly fields: Fields;
  readonly named: string;
  /** As it was before it was ended or postponed. */
  readonly task: Task | undefined;
}

/** The page fills in these fields itself, so they are not given back as typed. */
const sentAlong = new Set(['action', 'version', 'back', 'sift', 'mail', 'payment', 'exam']);

/** Each field of the form as text, to be in it again. */
const typedIn = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => !sentAlong.has(name))
      .map((name) => [name, textOf(fields, name)]),
  );

const paymentActions: Readonly<
  Record<PaymentAction | 'went' | 'answer-question', (input: ActionInput) => Promise<ActionResult>>
> = {
  went: enterWent,
  'answer-question': answerQuestion,
  'ask-payment': askForPayment,
  'paid-elsewhere': recordPaidElsewhere,
  'cancel-payment': cancelPayment,
  'move-seat': moveSeat,
  refund,
  'paid-back': recordPaidBack,
  'buyer-details': enterBuyer,
};

async function performVersioned(
  staffRequest: StaffRequest,
  enquiry: Enquiry,
  {
    perform,
    ...posted
  }: Required<Posted> & { readonly perform: (typeof paymentActions)[keyof typeof paymentActions] },
): Promise<Done> {
  const { named: action, typed, fields } = posted;
  const { reference } = enquiry;
  const { version, missing } = versionIn(fields);
  const reject = (errors: Readonly<Record<string, string>>, status: 409 | 422 = 422): Done => ({
    enquiry,
    status,
    rejected: {
      title: Object.values(errors)[0] ?? '',
      text: 'Nothing was saved yet.',
      action,
      typed,
      fields,
      errors,
    },
  });
  if (missing) return reject(missing);
  const task = await staffRequest.context.store.findTask(textOf(fields, 'task'));
  const stale = async () => {
    const now = await staffRequest.context.store.findEnquiry(reference);
    if (!now) return { gone: true } as const;
    const events = await staffRequest.context.store.listEvents(now.id);
    const last = lastOfDesk(events);
    return conflictOf(staffRequest, { enquiry: now, ...(last && { last }) }, posted);
  };
  if (enquiry.version !== version) return stale();
  const { name, email } = staffRequest.member;
  const by = { address: email, name };
  const done = await perform({
    context: staffRequest.context,
    by,
    enquiry,
    fields,
    now: staffRequest.now,
  });
  if ('stale' in done) return stale();
  if ('wrong' in done) return reject(done.wrong, done.status);
  if ('shown' in done) {
    const asked = askedView(done.shown, firstName(nameShown(enquiry.name)), staffRequest.now);
    const rejected = { title: '', action, typed, fields, errors: {}, asked };
    return { enquiry, status: 200, rejected, answer: { payment: sumsOf(done.shown) } };
  }
  const after = await staffRequest.context.store.findEnquiry(reference);
  return {
    to:
      after && textOf(fields, 'back') === 'next'
        ? await nextPlace(staffRequest, after, { fields, named: action, task })
        : deskEnquiryPath(reference),
    answer: {
      reference,
      ...(after && { version: after.version, state: after.state }),
      ...done.answer,
    },
  };
}

export interface RejectedAction {
  readonly title: string;
  readonly text?: string;
  readonly toHistory?: boolean;
  readonly action: string;
  readonly typed: Readonly<Record<string, string>>;
  /** The posted fields of a form about money: some fields occur more than once. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly asked?: AskedView;
  readonly errors: Readonly<Record<string, string>>;
}

interface Rejected {
  readonly enquiry: Enquiry;
  readonly status: 409 | 422;
  readonly rejected: RejectedAction;
}

export type Done =
  | Rejected
  /** Computed for the page, and not stored; `answer` is for a script. */
  | (Omit<Rejected, 'status'> & {
      readonly status: 200;
      readonly answer: Readonly<Record<string, unknown>>;
    })
  | { readonly gone: true }
  | { readonly to: string; readonly answer: Readonly<Record<string, unknown>> };

interface Posted {
  readonly named: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly fields?: Fields;
}

/** A task that ended without anybody touching the enquiry, such as by a payment. */
function overOf(
  { members, now }: StaffRequest,
  enquiry: Enquiry,
  { kind, endedAt = now, endedBy = '' }: Task,
  { named, typed }: Posted,
): Rejected {
  const who =
    endedBy === 'site' || endedBy === 'visitor' ? '' : ` by ${memberName(endedBy, members)}`;
  const title = `“${taskKinds[kind].title}” has ended meanwhile: ${timeInList(endedAt, now)}${who}`;
  const text = 'There is nothing left to do about it.';
  const rejected = { title, text, toHistory: true, action: named, typed, errors: {} };
  return { enquiry, status: 409, rejected };
}

/** Nothing is saved: what was typed stays, and the colleague's action is named. */
function conflictOf(
  { members, now }: StaffRequest,
  { enquiry, last }: { readonly enquiry: Enquiry; readonly last?: EnquiryEvent },
  { named, typed, fields }: Posted,
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

/** The number of colleagues who may click at the same moment. */
const mostTries = 5;

/** A second click within this time is a double click, or comes before the first response. */
const doubleClickMs = 10_000;

/**
 * The one that falls due first among those that nobody has; who was slower gets the next. `shown`: the reference
 * that the clicked page shows as next, so that a double click takes one.
 */
export async function assignNext(
  staffRequest: StaffRequest,
  shown?: string,
): Promise<{ reference: string } | undefined> {
  const { context, member } = staffRequest;
  const by = { address: member.email, name: member.name };
  if (shown && (await hasJustTaken(staffRequest, shown))) return { reference: shown };
  const { rows } = await context.store.listEnquiries({ list: 'open', who: 'nobody' }, 1, mostTries);
  // The enquiry that the member saw comes first: a second click would otherwise find it free.
  const wanted = rows.toSorted(
    (a, b) => Number(b.reference === shown) - Number(a.reference === shown),
  );
  for (const { reference, version } of wanted) {
    const done = await act(context, by, reference, version, { name: 'take' });
    if ('done' in done) return { reference };
    if (reference === shown && (await hasJustTaken(staffRequest, shown))) return { reference };
  }
  return undefined;
}

async function hasJustTaken(
  { context, member }: StaffRequest,
  reference: string,
): Promise<boolean> {
  const enquiry = await context.store.findEnquiry(reference);
  if (enquiry?.member !== member.email) return false;
  const last = (await context.store.listEvents(enquiry.id)).findLast(
    ({ by }) => by.kind === 'member',
  );
  return last?.action === 'take' && context.now() - last.at < doubleClickMs;
}

/** The holder of a link changes here a preference, a number or a note (contract: Visitor's page). */
import { randomUUID } from 'node:crypto';
import { noteForm, preferenceForm } from '#lib/accounts/forms/changes';
import { forms } from '#lib/accounts/forms/registry';
import { sessionClash, sessionHeld } from '#lib/accounts/views/session';
import { changedEvent } from '#lib/enquiries/actions/record';
import { staffNote, toStaffAnswering } from '#lib/enquiries/mails';
import type {
  CallPreference,
  Enquiry,
  EnquiryChange,
  EnquiryEvent,
} from '#lib/enquiries/schema/enquiry';
import { changeMailsADay, preferenceLanguages, preferenceToStaff } from '#lib/enquiries/words';
import { readForm } from '#lib/forms/define';
import { phoneField } from '#lib/forms/fields';
import { type CandidateAction, candidateActions } from '#lib/placement/actions/candidate';
import { questionsOfNote } from '#lib/placement/actions/questions';
import type { AppContext } from '#lib/platform/context';
import type { Fields } from '#lib/platform/http/intake/body';
import { type Result, wrongFields } from '#lib/platform/http/intake/reply';
import { log } from '#lib/platform/log/log';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { startOfDay } from '#lib/platform/values/india';
import { line, own } from '#lib/platform/values/text';

type VisitorAction =
  | { readonly name: 'wish'; readonly preference: CallPreference }
  | { readonly name: 'phone'; readonly phone: string }
  | { readonly name: 'note'; readonly note: string }
  | { readonly name: 'ask-payment-again' }
  | { readonly name: 'withdraw' }
  /** About a post that they were asked about; read where it is done. */
  | { readonly name: CandidateAction };

type Checked =
  | { readonly ok: VisitorAction }
  | { readonly wrong: Readonly<Record<string, string>> };

export function readVisitorAction(fields: Fields, enquiry: Enquiry): Result<VisitorAction> {
  const named = candidateActions.find((each) => each === line(fields.action));
  if (named) return { ok: { name: named } };
  const read = own(readers, line(fields.action))?.(fields, enquiry) ?? {
    wrong: { action: 'Please choose what you want to change.' },
  };
  if ('ok' in read) return read;
  return wrongFields(read.wrong);
}

const readers: Readonly<Record<string, (fields: Fields, enquiry: Enquiry) => Checked>> = {
  wish(fields, { preference }) {
    const time = line(fields.time).toLowerCase() || preference?.time || 'any';
    const read = readForm(preferenceForm, { time, language: languageIn(fields, preference) });
    return 'errors' in read
      ? { wrong: read.errors }
      : { ok: { name: 'wish', preference: read.ok } };
  },
  phone(fields, { kind }) {
    const read = phoneRule(kind).safeParse(fields.phone);
    if (read.success && String(read.data))
      return { ok: { name: 'phone', phone: String(read.data) } };
    const text = read.error?.issues[0]?.message ?? 'Please enter a phone number';
    return { wrong: { phone: text } };
  },
  note(fields) {
    const read = readForm(noteForm, fields);
    return 'errors' in read ? { wrong: read.errors } : { ok: { name: 'note', ...read.ok } };
  },
  'ask-payment-again'() {
    return { ok: { name: 'ask-payment-again' } };
  },
  withdraw(fields) {
    if (line(fields.confirm) === 'yes') return { ok: { name: 'withdraw' } };
    return { wrong: { confirm: 'Please confirm that you want everything erased.' } };
  },
};

/** A post with only a time keeps the stored language; an empty language is no preference, and a post with neither is no choice. */
function languageIn({ time, language }: Fields, preference: CallPreference | undefined): string {
  const asked = line(language).toLowerCase();
  if (asked !== '')
    return preferenceLanguages.find((each) => each.toLowerCase() === asked) ?? asked;
  if (line(time) === '') return 'none';
  return language === undefined ? (preference?.language ?? '') : '';
}

function phoneRule(kind: string) {
  const fields = forms.find((form) => form.kind === kind)?.fields as
    | Readonly<Record<string, { readonly rule: ReturnType<typeof phoneField>['rule'] }>>
    | undefined;
  return (fields?.phone ?? fields?.mobile ?? phoneField()).rule;
}

type Change = Exclude<VisitorAction, { readonly name: 'withdraw' | CandidateAction }>;

/** False where the enquiry is gone meanwhile. Throws StoreUnavailable. */
export async function changeByVisitor(
  context: AppContext,
  enquiry: Enquiry,
  action: Change,
): Promise<boolean> {
  const { store, env, now, wake } = context;
  if (isSame(enquiry, action) || (await isAskedAlready(context, enquiry, action))) return true;
  const at = now();
  const event: EnquiryEvent = {
    id: randomUUID(),
    at,
    by: { kind: 'visitor' },
    action: action.name,
    detail: detailOf(action, enquiry),
  };
  const isReal = enquiry.suspicion === undefined;
  const changed = { ...enquiry, ...wanted(action) };
  const webhook = isReal
    ? changedEvent(changed, { action: action.name, by: 'visitor' }, env, at)
    : undefined;
  const mails = isReal
    ? [changeMail(context, enquiry, action, { event, clash: await clashOf(context, enquiry) })]
    : [];
  const written = await store.changeEnquiry({
    id: enquiry.id,
    change: wanted(action),
    event,
    ...(action.name === 'note' && { opens: await questionsOfNote(context, enquiry, event) }),
    mails,
    mailed: { since: startOfDay(at), most: changeMailsADay },
    webhooks: webhook ? [webhook] : [],
  });
  log().info({ submission: enquiry.id, action: action.name }, 'changed by the visitor');
  wake('mail');
  return written;
}

const isSame = ({ preference, phone }: Enquiry, action: Change): boolean =>
  (action.name === 'wish' &&
    preference?.time === action.preference.time &&
    preference.language === action.preference.language) ||
  (action.name === 'phone' && phone === action.phone);

/** Clicked twice, a new request for payment is asked for once: until there is one. */
async function isAskedAlready(
  { store }: AppContext,
  { id }: Enquiry,
  { name }: Change,
): Promise<boolean> {
  if (name !== 'ask-payment-again') return false;
  const { requests } = await store.findPaymentFile(id);
  const since = requests[0]?.madeAt ?? 0;
  const events = await store.listEvents(id);
  return events.some(({ action, at }) => action === name && at > since);
}

function wanted(action: Change): Pick<EnquiryChange, 'preference' | 'phone'> {
  if (action.name === 'wish') return { preference: action.preference };
  return action.name === 'phone' ? { phone: action.phone } : {};
}

function detailOf(action: Change, { phone, preference }: Enquiry): EnquiryEvent['detail'] {
  if (action.name === 'wish') {
    const before = preference && {
      timeBefore: preference.time,
      languageBefore: preference.language,
    };
    return { ...action.preference, ...before };
  }
  if (action.name === 'ask-payment-again') return {};
  return action.name === 'phone' ? { phone: action.phone, before: phone } : { note: action.note };
}

/** In the subject: the first mail of an enquiry and those of its changes are distinguished in a list. */
function actionInWords({ name }: Change, { preference }: Enquiry): string {
  if (name === 'phone') return 'changed the number';
  if (name === 'note') return 'added a note';
  if (name === 'ask-payment-again') return 'asks for payment again';
  return `${preference ? 'changed' : 'chose'} when to call`;
}

interface VisitorResult {
  readonly event: EnquiryEvent;
  /** The session of who registered, where a call might fall due while it runs. */
  readonly clash: string | undefined;
}

async function clashOf({ store, now }: AppContext, enquiry: Enquiry): Promise<string | undefined> {
  const session = await sessionHeld(store, enquiry);
  return session && sessionClash(session, enquiry, now());
}

function changeMail(
  { env }: AppContext,
  enquiry: Enquiry,
  action: Change,
  { event, clash }: VisitorResult,
): OutgoingMail {
  const note = {
    topic: `change-${event.id.slice(0, 8)}`,
    about: actionInWords(action, enquiry),
    rows: rowsOf(action, enquiry, clash),
    at: event.at,
  };
  return staffNote(enquiry, note, env, toStaffAnswering(env, enquiry));
}

function rowsOf(
  action: Change,
  { phone, preference }: Enquiry,
  clash: string | undefined,
): [label: string, value: string][] {
  if (action.name === 'phone') return [['Number to call', `${action.phone} (before: ${phone})`]];
  if (action.name === 'ask-payment-again') {
    return [['Asks', 'Still wants to pay: make a new request for payment on the desk']];
  }
  if (action.name === 'note') return [['Adds', action.note]];
  const before = preference && preferenceToStaff(preference);
  return [
    ['Wants a call', preferenceToStaff(action.preference)],
    ...(before ? [['Before', before] as [string, string]] : []),
    ...(clash ? [['Not during their webinar', clash] as [string, string]] : []),
  ];
}

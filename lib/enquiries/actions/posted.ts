/** Each action of a member is read here by its form (contract: Desk). */

import { dayThatIsOver, enquiryForms, noMail } from '#lib/enquiries/forms/actions';
import type { ActionName, ExamAction, Outcome, PaymentAction } from '#lib/enquiries/rules/actions';
import {
  type ActionForm,
  type Field,
  type FieldErrors,
  readForm,
  type Values,
} from '#lib/forms/define';
import { versionIn } from '#lib/forms/rules';
import { type Result, wrongFields } from '#lib/platform/http/intake/reply';
import { dayMs, readInstant } from '#lib/platform/values/india';
import { readReference } from '#lib/platform/values/reference';
import { line, own } from '#lib/platform/values/text';
import { dayOfTask } from '#lib/tasks/rules';

/** The address is in lower case. */
export type PersonName = keyof (typeof enquiryForms)['correct']['fields'];

interface Note {
  readonly note?: string;
}

export type Action =
  | { readonly name: 'take' | 'reopen' | 'take-back' | 'not-suspicious' | 'open-vacancy' | 'erase' }
  | ({ readonly name: 'hand'; readonly to: string } & Note)
  | ({ readonly name: 'spoke' | 'wrote'; readonly again?: number } & Note)
  | ({ readonly name: 'no-answer'; readonly again: number } & Note)
  | { readonly name: 'note'; readonly note: string }
  | { readonly name: 'correct'; readonly person: Partial<Record<PersonName, string>> }
  /** `with`: a reference; to join also an address or a phone, whole. */
  | { readonly name: 'merge' | 'split'; readonly with: string }
  | ({ readonly name: 'close'; readonly outcome: Outcome } & Note)
  | { readonly name: 'mail-again'; readonly mail: string }
  | { readonly name: 'mail-give-up'; readonly mails: readonly string[] }
  /** `task`: the id of its row. */
  | ({ readonly name: 'done-task'; readonly task: string } & Note)
  /** `dueAt`: an instant of the day that was chosen. */
  | { readonly name: 'postpone-task'; readonly task: string; readonly dueAt: number }
  /** Read and checked by `lib/payments/actions`. */
  | { readonly name: PaymentAction; readonly sum: string }
  /** Read and checked by `lib/practice/actions`. */
  | ({ readonly name: ExamAction; readonly sum: string } & Note);

interface PostedAction {
  /** The version that the page showed. */
  readonly version: number;
  readonly action: Action;
}

interface Around {
  /** The addresses of the desk, in lower case. */
  readonly members: readonly string[];
  readonly reference: string;
  readonly now: number;
}

type Posted = Readonly<Record<string, unknown>>;
type Read = { readonly action: Action } | { readonly wrong: FieldErrors };

/** Refuses with 422 and the fields named. */
export function readAction(fields: Posted, around: Around): Result<PostedAction> {
  const { version, missing } = versionIn(fields);
  const reader = own(readers, line(fields.action));
  if (!reader) return wrongFields({ action: 'Please choose what you did.', ...missing });
  const read = reader(fields, around);
  if ('action' in read && !missing) return { ok: { version, action: read.action } };
  return wrongFields({ ...missing, ...('wrong' in read && read.wrong) });
}

/** Reads by the form of an action; `make` checks what needs the desk or the clock. */
const by =
  <F extends Record<string, Field>>(
    form: ActionForm<F>,
    make: (values: Values<ActionForm<F>>, around: Around) => Read,
  ) =>
  (fields: Posted, around: Around): Read => {
    const read = readForm(form, fields);
    return 'ok' in read ? make(read.ok, around) : { wrong: read.errors };
  };

const button =
  (name: 'take' | 'reopen' | 'take-back' | 'not-suspicious' | 'open-vacancy') => (): Read => ({
    action: { name },
  });

const contact = (name: 'spoke' | 'wrote') =>
  by(enquiryForms[name], ({ note, ...hour }, { now }) => {
    const again = nextCall(hour, now);
    if (again === 'wrong') return wrongHour;
    return { action: { name, ...noted(note), ...(again !== undefined && { again }) } };
  });

const another = (name: 'merge' | 'split') =>
  by(enquiryForms[name], (values) => ({ action: { name, ...values } }));

const readers: Readonly<
  Record<Exclude<ActionName, PaymentAction | ExamAction>, (fields: Posted, around: Around) => Read>
> = {
  take: button('take'),
  reopen: button('reopen'),
  'take-back': button('take-back'),
  'not-suspicious': button('not-suspicious'),
  'open-vacancy': button('open-vacancy'),
  spoke: contact('spoke'),
  wrote: contact('wrote'),
  hand: by(enquiryForms.hand, ({ to: typed, note }, { members }) => {
    const to = typed.toLowerCase();
    return members.includes(to)
      ? { action: { name: 'hand', to, ...noted(note) } }
      : { wrong: { to: 'Please choose a member of the desk.' } };
  }),
  'no-answer': by(enquiryForms['no-answer'], ({ note, ...hour }, { now }) => {
    const again = nextCall(hour, now);
    if (again === undefined || again === 'wrong') return wrongHour;
    return { action: { name: 'no-answer', again, ...noted(note) } };
  }),
  note: by(enquiryForms.note, ({ note }) => ({ action: { name: 'note', note } })),
  correct: by(enquiryForms.correct, ({ email, ...rest }) => {
    const typed = { ...rest, email: email?.toLowerCase() };
    const given = Object.entries(typed).filter(([, value]) => value !== undefined);
    return given.length > 0
      ? { action: { name: 'correct', person: Object.fromEntries(given) } }
      : { wrong: { name: 'Please enter what you want to correct.' } };
  }),
  merge: another('merge'),
  split: another('split'),
  close: by(enquiryForms.close, ({ outcome, note }) => ({
    action: { name: 'close', outcome, ...noted(note) },
  })),
  'mail-again': by(enquiryForms['mail-again'], ({ mail }) => ({
    action: { name: 'mail-again', mail },
  })),
  'mail-give-up'({ mail }) {
    const mails = [mail].flat().map(line).filter(Boolean);
    return mails.length > 0
      ? { action: { name: 'mail-give-up', mails } }
      : { wrong: { mail: noMail } };
  },
  'done-task': by(enquiryForms['done-task'], ({ task, note }) => ({
    action: { name: 'done-task', task, ...noted(note) },
  })),
  'postpone-task': by(enquiryForms['postpone-task'], ({ task, until }, { now }) => {
    const dueAt = dayOfTask(until, now);
    return dueAt === undefined || dueAt > now + year
      ? { wrong: { until: dayThatIsOver } }
      : { action: { name: 'postpone-task', task, dueAt } };
  }),
  erase: by(enquiryForms.erase, ({ confirm }, { reference }) => {
    const read = readReference(confirm);
    return 'reference' in read && read.reference === reference
      ? { action: { name: 'erase' } }
      : { wrong: { confirm: 'This is not the reference of this enquiry; nothing was erased' } };
  }),
};

const noted = (note: string): Note => (note ? { note } : {});

const wrongHour: Read = { wrong: { again: 'Please choose a day and time in the future.' } };
const year = 366 * dayMs;

/** `2026-11-24T16:00` in India; absent where it is empty. Another hour than those offered wins. */
function nextCall(
  typed: { readonly again: string; readonly 'again-list': string; readonly 'again-other': string },
  now: number,
): number | undefined | 'wrong' {
  const hour = typed['again-other'] || typed['again-list'] || typed.again;
  if (!hour) return undefined;
  const at = readInstant(hour);
  return at !== undefined && at > now && at < now + year ? at : 'wrong';
}

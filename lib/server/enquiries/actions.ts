/** What a member of the desk posts, read and checked (contract: Desk). */
import { type Corrected, readCorrection } from '#lib/server/enquiries/person';
import { type Result, wrongFields } from '#lib/server/http/errors/http-error';
import { versionIn } from '#lib/server/page-version';
import {
  type ActionName,
  actions,
  isOutcome,
  type Outcome,
} from '#lib/shared/enquiries/rules/actions';
import { readReference } from '#lib/shared/enquiries/rules/reference';
import { cut, line, lines } from '#lib/shared/forms/sanitize';
import { dayMs, readInstant } from '#lib/shared/india';
import type { PaymentAction } from '#lib/shared/payments/rules';

interface Note {
  readonly note?: string;
}

export type Action =
  | { readonly name: 'take' | 'reopen' | 'take-back' | 'not-suspicious' | 'open-vacancy' | 'erase' }
  | ({ readonly name: 'hand'; readonly to: string } & Note)
  | ({ readonly name: 'spoke' | 'wrote'; readonly again?: number } & Note)
  | ({ readonly name: 'no-answer'; readonly again: number } & Note)
  | { readonly name: 'note'; readonly note: string }
  | ({ readonly name: 'correct' } & Corrected)
  /** `with`: a reference; to join also an address or a phone, whole. */
  | { readonly name: 'merge' | 'split'; readonly with: string }
  | ({ readonly name: 'close'; readonly outcome: Outcome } & Note)
  | { readonly name: 'mail-again'; readonly mail: string }
  | { readonly name: 'mail-give-up'; readonly mails: readonly string[] }
  /** Read and checked by `lib/server/payments/requests`. */
  | { readonly name: PaymentAction; readonly sum: string };

export interface PostedAction {
  /** Of the page that was read. */
  readonly version: number;
  readonly action: Action;
}

interface Around {
  /** The addresses of the desk, in lower case. */
  readonly members: readonly string[];
  readonly reference: string;
  readonly now: number;
}

type Fields = Readonly<Record<string, unknown>>;
type Read =
  | { readonly action: Action }
  | { readonly wrong: readonly [field: string, text: string] };

/** A talk is told in a few lines. */
const longestNote = 2000;
const year = 366 * dayMs;

/** Refuses with 422 and the field named. */
export function readAction(fields: Fields, around: Around): Result<PostedAction> {
  const asked = line(fields.action);
  const name = actions.find((each): each is ReadHere => each === asked && each in readers);
  const { version, missing } = versionIn(fields);
  const errors: Record<string, string> = {};
  if (!name) errors.action = 'Please choose what you did.';
  Object.assign(errors, missing);
  const read = name && readers[name](fields, around);
  if (read && 'wrong' in read) errors[read.wrong[0]] = read.wrong[1];
  if (Object.keys(errors).length > 0 || !read || 'wrong' in read) return wrongFields(errors);
  return { ok: { version, action: read.action } };
}

const plain =
  (name: 'take' | 'reopen' | 'take-back' | 'not-suspicious' | 'open-vacancy') => (): Read => ({
    action: { name },
  });

const contact =
  (name: 'spoke' | 'wrote') =>
  (fields: Fields, { now }: Around): Read => {
    const again = nextCallIn(fields, now);
    if (again === 'wrong') return { wrong: ['again', wrongHour] };
    return { action: { name, ...noteIn(fields), ...(again === undefined ? {} : { again }) } };
  };

const noMail: Read = { wrong: ['mail', 'Please choose a mail.'] };

const another =
  (name: 'merge' | 'split') =>
  (fields: Fields): Read => {
    const typed = cut(line(fields.with), 300);
    return typed ? { action: { name, with: typed } } : { wrong: ['with', whoElse] };
  };

const whoElse = 'Please type a reference, a full e-mail address or a phone number.';

type ReadHere = Exclude<ActionName, PaymentAction>;

const readers: Readonly<Record<ReadHere, (fields: Fields, around: Around) => Read>> = {
  take: plain('take'),
  reopen: plain('reopen'),
  'take-back': plain('take-back'),
  'not-suspicious': plain('not-suspicious'),
  'open-vacancy': plain('open-vacancy'),
  spoke: contact('spoke'),
  wrote: contact('wrote'),
  hand(fields, { members }) {
    const to = line(fields.to).toLowerCase();
    if (!members.includes(to)) return { wrong: ['to', 'Please choose a member of the desk.'] };
    return { action: { name: 'hand', to, ...noteIn(fields) } };
  },
  'no-answer'(fields, { now }) {
    const again = nextCallIn(fields, now);
    if (again === undefined || again === 'wrong') return { wrong: ['again', wrongHour] };
    return { action: { name: 'no-answer', again, ...noteIn(fields) } };
  },
  note(fields) {
    const { note } = noteIn(fields);
    return note ? { action: { name: 'note', note } } : { wrong: ['note', 'Please write a note.'] };
  },
  correct(fields) {
    const read = readCorrection(fields);
    return 'wrong' in read ? read : { action: { name: 'correct', ...read.ok } };
  },
  merge: another('merge'),
  split: another('split'),
  close(fields) {
    const outcome = line(fields.outcome);
    if (!isOutcome(outcome)) return { wrong: ['outcome', 'Please choose an outcome.'] };
    return { action: { name: 'close', outcome, ...noteIn(fields) } };
  },
  'mail-again'({ mail }) {
    const id = line(mail);
    return id ? { action: { name: 'mail-again', mail: id } } : noMail;
  },
  'mail-give-up'({ mail }) {
    const mails = [mail].flat().map(line).filter(Boolean);
    return mails.length > 0 ? { action: { name: 'mail-give-up', mails } } : noMail;
  },
  erase(fields, { reference }) {
    const read = readReference(line(fields.confirm));
    if ('reference' in read && read.reference === reference) return { action: { name: 'erase' } };
    return {
      wrong: ['confirm', 'This is not the reference of this enquiry; nothing was erased'],
    };
  },
};

function noteIn(fields: Fields): Note {
  const note = cut(lines(fields.note), longestNote);
  return note ? { note } : {};
}

/** Another day and hour than those offered wins over the one that is chosen in the list. */
const nextCallIn = (fields: Fields, now: number) =>
  hourIn(line(fields['again-other']) || fields.again, now);

const wrongHour = 'Please choose a day and time in the future.';

/** `2026-11-24T16:00` in India; absent where it is empty. */
function hourIn(value: unknown, now: number): number | undefined | 'wrong' {
  const typed = line(value);
  if (!typed) return undefined;
  const at = readInstant(typed);
  return at !== undefined && at > now && at < now + year ? at : 'wrong';
}

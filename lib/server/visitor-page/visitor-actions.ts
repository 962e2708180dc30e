/** What the holder of a link posts, read and checked (contract: Visitor's page). */
import { type Result, wrongFields } from '#lib/server/http/errors/http-error';
import { type CandidateAction, candidateActions } from '#lib/server/placement/candidate-actions';
import type { Enquiry, Wish } from '#lib/server/store/enquiries/schema';
import { longestNote, wishLanguages, wishTimes } from '#lib/shared/enquiries/words';
import { phoneField } from '#lib/shared/forms/fields';
import { forms } from '#lib/shared/forms/registry';
import { line, lines } from '#lib/shared/forms/sanitize';
import { own } from '#lib/shared/own';

export type VisitorAction =
  | { readonly name: 'wish'; readonly wish: Wish }
  | { readonly name: 'phone'; readonly phone: string }
  | { readonly name: 'note'; readonly note: string }
  | { readonly name: 'ask-payment-again' }
  | { readonly name: 'withdraw' }
  /** About a post that they were asked about; read where it is done. */
  | { readonly name: CandidateAction };

type Fields = Readonly<Record<string, unknown>>;
type Checked =
  | { readonly ok: VisitorAction }
  | { readonly wrong: Readonly<Record<string, string>> };

/** Refuses with 422 and the field named. */
export function readVisitorAction(fields: Fields, enquiry: Enquiry): Result<VisitorAction> {
  const named = candidateActions.find((each) => each === line(fields.action));
  if (named) return { ok: { name: named } };
  const read = own(readers, line(fields.action))?.(fields, enquiry) ?? {
    wrong: { action: 'Please choose what to change.' },
  };
  if ('ok' in read) return read;
  return wrongFields(read.wrong);
}

const readers: Readonly<Record<string, (fields: Fields, enquiry: Enquiry) => Checked>> = {
  wish(fields, { wish }) {
    const time = line(fields.time).toLowerCase() || wish?.time || 'any';
    const language = languageIn(fields, wish);
    const wrong = {
      ...(!wishTimes.some(({ value }) => value === time) && { time: 'Please choose a time.' }),
      ...(language === undefined && { language: 'Please choose a language.' }),
    };
    if (Object.keys(wrong).length > 0 || language === undefined) return { wrong };
    return { ok: { name: 'wish', wish: { time, language } } };
  },
  phone(fields, { kind }) {
    const read = phoneRule(kind).safeParse(fields.phone);
    if (read.success && String(read.data))
      return { ok: { name: 'phone', phone: String(read.data) } };
    const text = read.error?.issues[0]?.message ?? 'Please enter a phone number';
    return { wrong: { phone: text } };
  },
  note(fields) {
    const note = lines(fields.note);
    if (!note) return { wrong: { note: 'Please write what we should know.' } };
    if ([...note].length > longestNote) {
      return { wrong: { note: `Please keep it to ${longestNote} characters.` } };
    }
    return { ok: { name: 'note', note } };
  },
  'ask-payment-again'() {
    return { ok: { name: 'ask-payment-again' } };
  },
  withdraw(fields) {
    if (line(fields.confirm) === 'yes') return { ok: { name: 'withdraw' } };
    return { wrong: { confirm: 'Please confirm that everything is to be erased.' } };
  },
};

/**
 * Who chooses the time alone keeps the language wished before; an empty one is no preference. Undefined where it is none
 * of ours, or where nothing at all was chosen.
 */
function languageIn({ time, language }: Fields, wish: Wish | undefined): string | undefined {
  const asked = line(language).toLowerCase();
  if (asked !== '') return wishLanguages.find((each) => each.toLowerCase() === asked);
  if (line(time) === '') return undefined;
  return language === undefined ? (wish?.language ?? '') : '';
}

/** The rule of the form that was sent. */
function phoneRule(kind: string) {
  const fields = forms.find((form) => form.kind === kind)?.fields as
    | Readonly<Record<string, { readonly rule: ReturnType<typeof phoneField>['rule'] }>>
    | undefined;
  return (fields?.phone ?? fields?.mobile ?? phoneField()).rule;
}

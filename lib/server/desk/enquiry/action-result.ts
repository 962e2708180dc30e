/** What became of an action of the desk; that of somebody who was slower than a colleague is a conflict. */
import type { AskedView } from '#lib/server/desk/enquiry/asked-view';
import { headlineOf } from '#lib/server/desk/enquiry/history';
import { nameShown } from '#lib/server/desk/list/views/rows';
import type { Visit } from '#lib/server/desk/sign-in/http/access';
import { isSameDay, timeInList } from '#lib/server/desk/words';
import type { Fields } from '#lib/server/intake/body';
import type { Enquiry, EnquiryEvent } from '#lib/server/store/enquiries/enquiries';
import { hourInWords } from '#lib/shared/india';

/** A post that was not taken, and what it said. */
export interface RejectedAction {
  readonly title: string;
  readonly text?: string;
  readonly toHistory?: boolean;
  readonly action: string;
  readonly typed: Readonly<Record<string, string>>;
  /** Of a form about money, as it was posted: some fields come more than once. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** What was computed for the page to show before it is asked for. */
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
  /** Computed for the page, and nothing kept: `answer` for a script. */
  | (Omit<Rejected, 'status'> & {
      readonly status: 200;
      readonly answer: Readonly<Record<string, unknown>>;
    })
  | { readonly gone: true }
  | { readonly to: string; readonly answer: Readonly<Record<string, unknown>> };

interface Typed {
  readonly named: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly fields?: Fields;
}

/** Nothing is saved: what was typed stays, and the colleague's action is named. */
export function conflictOf(
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

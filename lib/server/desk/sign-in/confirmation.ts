/** What was just done, in a sentence: named in the address by a word of ours, so nothing of a person stands there. */

import type { RowConfirmation } from '#lib/server/desk/list/list-types';
import type { ActionName } from '#lib/server/enquiries/states';
import type { EnquiryEvent } from '#lib/server/store/enquiries/enquiries';
import { readReference } from '#lib/shared/enquiries/reference';

type Other = 'none-left' | 'erase-person' | 'erase-person-sending';

const sentences: Readonly<Record<ActionName | Other, string>> = {
  take: 'Taken: it is yours now.',
  hand: 'Handed over.',
  spoke: 'Kept: you spoke with them.',
  'no-answer': 'Kept: no answer, and when to try again.',
  wrote: 'Kept: you wrote to them.',
  note: 'The note is kept.',
  close: 'Closed.',
  reopen: 'Opened again.',
  'take-back': 'Taken back: it stands as before.',
  'not-suspicious': 'It is a person: the promise counts from now.',
  'mail-again': 'The mail goes out again.',
  'mail-give-up': 'The mail is given up.',
  erase: 'Erased: the enquiry with its answers, files, history and mails.',
  'erase-person': 'Erased: everything that was stored under it.',
  'erase-person-sending':
    'Erased: everything that was stored under it. A mail that was being sent just then may still arrive.',
  'none-left': 'Everybody who waits has somebody already.',
};

/** Long enough to come back from the post, short enough not to be told again on the next visit. */
const freshMs = 20_000;

/** On the page of an enquiry: what this member did a moment ago. */
export function recentConfirmation(events: readonly EnquiryEvent[], member: string, now: number) {
  const last = events.at(-1);
  if (last?.by.kind !== 'member' || last.by.address !== member) return undefined;
  return now - last.at < freshMs && Object.hasOwn(sentences, last.action)
    ? sentences[last.action as ActionName]
    : undefined;
}

/** In a list that the row has left: what was done, and of which enquiry. */
export function confirmationOfRow(url: URL): RowConfirmation | undefined {
  const text = confirmationFrom(url);
  const of = url.searchParams.get('of');
  if (!text || of === null) return text ? { text } : undefined;
  const read = readReference(of);
  return 'reference' in read ? { text, reference: read.reference } : undefined;
}

export function confirmationFrom({ searchParams }: URL): string | undefined {
  const key = searchParams.get('said') ?? '';
  return Object.hasOwn(sentences, key) ? sentences[key as ActionName] : undefined;
}

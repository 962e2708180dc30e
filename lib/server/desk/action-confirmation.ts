/** What was just done, in a sentence: named in the address by a word of ours, so nothing of a person stands there. */
import type { EnquiryEvent } from '#lib/server/store/enquiries/schema';
import { deskAction } from '#lib/shared/enquiries/rules/actions';
import { readReference } from '#lib/shared/enquiries/rules/reference';
import { own } from '#lib/shared/own';

const others: Readonly<Record<string, string>> = {
  'erase-person': 'Erased: everything that was stored under it.',
  'erase-person-sending':
    'Erased: everything that was stored under it. A mail that was being sent at that moment may still arrive.',
  'mail-again-all': 'All mails will be sent again. What is refused again comes back to this list.',
  'none-left': 'Every waiting enquiry has somebody already.',
};

const sentenceOf = (key: string): string | undefined => deskAction(key)?.said ?? own(others, key);

/** Long enough to come back from the post, short enough not to be told again on the next visit. */
const freshMs = 20_000;

/** On the page of an enquiry: what this member did a moment ago. */
export function recentConfirmation(events: readonly EnquiryEvent[], member: string, now: number) {
  const last = events.at(-1);
  if (last?.by.kind !== 'member' || last.by.address !== member) return undefined;
  return now - last.at < freshMs ? deskAction(last.action)?.said : undefined;
}

/** What was just done with a row that has left its list. */
export interface RowConfirmation {
  readonly text: string;
  /** Of the enquiry that it was about, where it was about one. */
  readonly reference?: string;
}

/** In a list, which the row may have left: what was done, and of which enquiry. */
export function confirmationOfRow(url: URL): RowConfirmation | undefined {
  const text = sentenceOf(url.searchParams.get('said') ?? '');
  const of = url.searchParams.get('of');
  if (!text || of === null) return text ? { text } : undefined;
  const read = readReference(of);
  return 'reference' in read ? { text, reference: read.reference } : undefined;
}

/** What was just done, in a sentence: named in the address by a word of ours, so nothing of a person stands there. */
import type { ActionName } from '#lib/enquiries/states';

const sentences: Readonly<Record<ActionName | 'none-left', string>> = {
  take: 'Taken: it is yours now.',
  hand: 'Handed over.',
  spoke: 'Kept: you spoke with them.',
  'no-answer': 'Kept: no answer, and when to try again.',
  wrote: 'Kept: you wrote to them.',
  note: 'The note is kept.',
  close: 'Closed.',
  reopen: 'Opened again.',
  'not-suspicious': 'It is a person: the promise counts from now.',
  'mail-again': 'The mail goes out again.',
  'mail-give-up': 'The mail is given up.',
  erase: 'Erased: the enquiry with its answers, files, history and mails.',
  'none-left': 'Everybody who waits has somebody already.',
};

export function saidOf({ searchParams }: URL): string | undefined {
  const said = searchParams.get('said') ?? '';
  return Object.hasOwn(sentences, said) ? sentences[said as ActionName] : undefined;
}

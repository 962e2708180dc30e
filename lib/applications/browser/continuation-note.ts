/** That this application went to another phone, or came from one: its id alone, never the key. */

import { continuationCall } from '#data/addresses/routes';
import { storage } from '#lib/platform/browser/storage';

export const continuationKey = 'applicationElsewhere';

export interface ContinuationNote {
  readonly id: string;
  /** Whether this browser sent it or took it. */
  readonly role: 'from' | 'to';
  /** The key of the application (lib/applications/browser/draft.ts). */
  readonly application: string;
  /** Epoch milliseconds; from then on there is nothing to tell. */
  readonly until: number;
}

/** On a shared computer it lasts for the page's life. */
let noted: ContinuationNote | undefined;

export function noteContinuation(note: ContinuationNote | undefined, keep: boolean): void {
  noted = note;
  storage.set(continuationKey, note && keep ? JSON.stringify(note) : null);
}

export function readContinuation(now: number): ContinuationNote | undefined {
  const note = noted ?? stored();
  if (!note || note.until > now) return note;
  noteContinuation(undefined, true);
  return undefined;
}

function stored(): ContinuationNote | undefined {
  try {
    const note = JSON.parse(storage.get(continuationKey) ?? 'null');
    return typeof note?.id === 'string' && typeof note.until === 'number' ? note : undefined;
  } catch {
    return undefined;
  }
}

/** An application was sent from here: nothing of it waits any more, and the other phone can tell. */
export function endWithSubmission(application: string): void {
  const note = readContinuation(Date.now());
  if (note?.application !== application) return;
  noteContinuation(undefined, true);
  const url = `${continuationCall(note.id)}?state=sent`;
  void fetch(url, { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

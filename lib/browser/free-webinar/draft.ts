/** The browser's side of a started registration: kept in its storage, sent every two seconds once asked for (contract: R20). */

import { storage } from '#lib/browser/storage';
import { emailPattern } from '#lib/forms/patterns';
import { line } from '#lib/forms/sanitize';

export type Basics = Readonly<Record<string, string>>;

export const draftKey = 'freeWebinarDraft';
export const autosaveMs = 2000;

/** What was typed before, in this browser; undefined when there is nothing that can be read. */
export function readDraft(): Basics | undefined {
  try {
    const kept: unknown = JSON.parse(storage.get(draftKey) ?? '');
    return typeof kept === 'object' && kept !== null ? (kept as Basics) : undefined;
  } catch {
    return undefined;
  }
}

export const saveDraft = (basics: Basics) => storage.set(draftKey, JSON.stringify(basics));
export const eraseDraft = () => storage.set(draftKey, null);

/** As the server asks it; its whole rule would bring zod into the page. */
export const isEmail = (text = '') => emailPattern.test(line(text));

/** Says whether the server has it; a draft that it refused for good need not be sent again. */
export type SendDraft = (basics: Basics) => Promise<boolean>;

/** Sends the stored draft, if its email is valid, and removes it unless it changed meanwhile. */
export async function sendStoredDraft(send: SendDraft): Promise<void> {
  const before = storage.get(draftKey);
  const basics = readDraft();
  if (!basics || !isEmail(basics.email)) return;
  if ((await send(basics)) && storage.get(draftKey) === before) eraseDraft();
}

/** The browser's side of a registration draft: saved in its storage, sent every two seconds once asked for (contract: R20). */

import { emailPattern } from '#lib/forms/rules';
import { storage } from '#lib/platform/browser/storage';
import { line } from '#lib/platform/values/text';

/** Every answer of both steps by its field, as it is in the form; several of one name are a list. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

export const draftKey = 'freeWebinarDraft';
/** The draft's second key, which stays until the registration is sent: a reload continues with it. */
export const savedDraftKey = 'freeWebinarKept';
export const autosaveMs = 2000;

/** Undefined where nothing can be read. */
export const readDraft = (): Answers | undefined => read(draftKey) ?? read(savedDraftKey);

function read(key: string): Answers | undefined {
  try {
    const stored: unknown = JSON.parse(storage.get(key) ?? '');
    return typeof stored === 'object' && stored !== null ? (stored as Answers) : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(answers: Answers): void {
  const text = JSON.stringify(answers);
  storage.set(draftKey, text);
  storage.set(savedDraftKey, text);
}

export function eraseDraft(): void {
  storage.set(draftKey, null);
  storage.set(savedDraftKey, null);
}

/** As the server asks it; its whole rule would bring zod into the page. */
export const isEmail = (text = '') => emailPattern.test(line(text));

/**
 * Sends the stored draft, if its email is valid, and removes it unless it changed meanwhile. `send` says whether the
 * server has it; a draft that it refused for good need not be sent again.
 */
export async function sendStoredDraft(send: () => Promise<boolean>): Promise<void> {
  const before = storage.get(draftKey);
  const email = read(draftKey)?.email;
  if (typeof email !== 'string' || !isEmail(email)) return;
  if ((await send()) && storage.get(draftKey) === before) storage.set(draftKey, null);
}

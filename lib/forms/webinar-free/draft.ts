/** The browser's side of a started registration: kept in its storage, sent every two seconds once asked for (decisions, R20). */
import { store } from '#lib/head/store';

export type Basics = Readonly<Record<string, string>>;

export const draftKey = 'freeWebinarDraft';
export const autosaveMs = 2000;

export const formStatus = {
  submitted: 'Submitted Successfully!',
  closed: 'user closed form!',
} as const;

/** What was typed before, in this browser; undefined when there is nothing that can be read. */
export function readDraft(): Basics | undefined {
  try {
    const kept: unknown = JSON.parse(store.get(draftKey) ?? '');
    return typeof kept === 'object' && kept !== null ? (kept as Basics) : undefined;
  } catch {
    return undefined;
  }
}

export const keepDraft = (basics: Basics) => store.set(draftKey, JSON.stringify(basics));
export const dropDraft = () => store.set(draftKey, null);

export const isEmail = (text = '') => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** Says whether the server has it; a draft that it refused for good need not be sent again. */
export type SendDraft = (basics: Basics) => Promise<boolean>;

/** Sends the stored draft, if its email is valid, and removes it unless it changed meanwhile. */
export async function sendStoredDraft(send: SendDraft): Promise<void> {
  const before = store.get(draftKey);
  const basics = readDraft();
  if (!basics || !isEmail(basics.email)) return;
  if ((await send(basics)) && store.get(draftKey) === before) dropDraft();
}

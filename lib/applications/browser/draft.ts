/** The application draft in this browser: saved while it is typed, for thirty days, deleted on submit. */
import { draftKey, draftLifeMs } from '#lib/applications/browser/marks';
import { steps } from '#lib/applications/rules/steps';
import { honeypotField } from '#lib/forms/rules';
import { storage } from '#lib/platform/browser/storage';

export interface Draft {
  /** Epoch milliseconds of the last keystroke. */
  readonly savedAt: number;
  readonly step: number;
  /** Makes a repeated send harmless. */
  readonly key: string;
  readonly typed: FormValues;
  /** The resume draft, where it moves to another phone; in this browser it is stored separately. */
  readonly resume?: Readonly<Record<string, string>>;
}

/** The draft, unless it is older than thirty days or broken: then it is erased. */
export function readDraft(now: number): Draft | undefined {
  const stored = storage.get(draftKey);
  if (stored === null) return undefined;
  try {
    const draft = JSON.parse(stored) as Draft;
    if (now - draft.savedAt < draftLifeMs && isStep(draft.step) && isTyped(draft.typed))
      return draft;
  } catch {}
  eraseDraft();
  return undefined;
}

const isStep = (step: unknown) =>
  Number.isInteger(step) && Number(step) >= 1 && Number(step) <= steps.length;

const isTyped = (typed: unknown) =>
  typeof typed === 'object' &&
  typed !== null &&
  Object.values(typed).every((texts) => Array.isArray(texts));

/** Says whether the browser took it: it may be full, or closed to us. */
export function saveDraft(draft: Draft): boolean {
  storage.set(draftKey, JSON.stringify(draft));
  return storage.keeps(draftKey);
}

export function eraseDraft(): void {
  storage.set(draftKey, null);
  void deleteResumeFile();
}

/** The answers of each field, by name; files and the honeypot left out. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

export function valuesOf(form: HTMLFormElement): FormValues {
  const typed: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || name === honeypotField) continue;
    typed[name] ??= [];
    typed[name].push(value);
  }
  return typed;
}

/** As the schema reads them: one answer as text, more as a list, the resume as the file it is. */
export function answersIn(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  const single = Object.entries(valuesOf(form)).map(([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ]);
  return { ...Object.fromEntries(single), resume: fileIn(form) };
}

export function fileIn(form: HTMLFormElement): File | undefined {
  const input = form.elements.namedItem('resume');
  return input instanceof HTMLInputElement ? input.files?.[0] : undefined;
}

export function restoreValues(form: HTMLFormElement, typed: FormValues): void {
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement) field.value = typed[field.name]?.[0] ?? '';
    if (!(field instanceof HTMLInputElement) || field.name === honeypotField) continue;
    if (field.type === 'checkbox' || field.type === 'radio') {
      field.checked = typed[field.name]?.includes(field.value) ?? false;
    } else if (field.type !== 'file' && field.type !== 'hidden') {
      field.value = typed[field.name]?.[0] ?? '';
    }
  }
  form.dispatchEvent(new Event('valuesrestored'));
}

export function restoreFile(input: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}

const database = 'application';
const shelf = 'resume';

let lastChange: Promise<unknown> = Promise.resolve();

/** A large file takes longer to read than the next choice or its deletion takes: changes wait for one another. */
function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const changed = lastChange.then(change);
  lastChange = changed;
  return changed;
}

/** By its bytes: Safari stores no file in a private window. False where the browser stores nothing for the site. */
export function saveResumeFile(file: File): Promise<boolean> {
  const { name, type } = file;
  return inTurn(async () => {
    try {
      const bytes = await file.arrayBuffer();
      await use('readwrite', (store) => store.put({ name, type, bytes }, shelf));
      return true;
    } catch {
      return false;
    }
  });
}

/** An older release stored the file itself. */
function storedFile(stored: unknown): File | undefined {
  if (stored === undefined || stored instanceof File) return stored;
  const { name, type, bytes } = stored as { name: string; type: string; bytes: ArrayBuffer };
  return new File([bytes], name, { type });
}

/** Puts the stored resume into a form where none is chosen, and returns it. */
export async function restoreResumeFile(form: HTMLFormElement): Promise<File | undefined> {
  const file = storedFile(
    await use('readonly', (store) => store.get(shelf)).catch(() => undefined),
  );
  const input = form.elements.namedItem('resume');
  if (!(file && input instanceof HTMLInputElement) || input.files?.length) return undefined;
  restoreFile(input, file);
  form.dispatchEvent(new Event('valuesrestored'));
  return file;
}

export async function deleteResumeFile(): Promise<void> {
  await inTurn(() => use('readwrite', (store) => store.delete(shelf)).catch(() => undefined));
}

async function use(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const db = await open();
  try {
    const transaction = db.transaction(shelf, mode);
    const request = work(transaction.objectStore(shelf));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    db.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(shelf);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The chosen resume in this browser, in IndexedDB; what fails there only loses the convenience. */

import { restoreFile } from '#lib/browser/application/form-values';

const database = 'application';
const shelf = 'resume';

export async function saveResumeFile(file: File): Promise<void> {
  await use('readwrite', (store) => store.put(file, shelf)).catch(() => undefined);
}

/** Puts the kept resume into a form where none is chosen, and gives it. */
export async function restoreResumeFile(form: HTMLFormElement): Promise<File | undefined> {
  const file = await use('readonly', (store) => store.get(shelf)).catch(() => undefined);
  const input = form.elements.namedItem('resume');
  if (!(file instanceof File && input instanceof HTMLInputElement) || input.files?.length)
    return undefined;
  restoreFile(input, file);
  form.dispatchEvent(new Event('valuesrestored'));
  return file;
}

export async function deleteResumeFile(): Promise<void> {
  await use('readwrite', (store) => store.delete(shelf)).catch(() => undefined);
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

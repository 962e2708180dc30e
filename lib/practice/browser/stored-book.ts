import { storage } from '#lib/platform/browser/storage';
import { type PracticeRecord, readRecord } from '#lib/practice/rules/book';

export const practiceKey = 'practice';

export const openRecord = (): PracticeRecord => readRecord(storage.get(practiceKey), Date.now());

export function storeRecord(record: PracticeRecord): void {
  const isEmpty = Object.keys({ ...record.best, ...record.sheets }).length === 0;
  if (isEmpty) storage.set(practiceKey, null);
  else storage.set(practiceKey, JSON.stringify(record));
}

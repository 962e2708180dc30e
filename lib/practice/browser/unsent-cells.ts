/** Cells of a sitting that could not be sent: this browser keeps them until they are saved, for when its battery ends before the line is back. */
import { openRecord, storeRecord } from '#lib/practice/browser/stored-book';
import { examKey, type Unsent, withoutSheets, withUnsent } from '#lib/practice/rules/book';

/** Each tab stores its own unsent cells; `sitting` names the sitting, and is no part of its link. */
export function openUnsent(sitting: string, tab: string) {
  const key = `${examKey(sitting)}${tab}`;
  let isStored = false;
  return {
    store(cells: Unsent): void {
      isStored = true;
      storeRecord(withUnsent(openRecord(), key, cells, Date.now()));
    },
    clear(): void {
      if (isStored) storeRecord(withoutSheets(openRecord(), key));
      isStored = false;
    },
    /** Gives this tab the cells that any tab of the sitting has left here. */
    takeBack(): Unsent | undefined {
      const left = Object.entries(openRecord().sheets)
        .filter(([name]) => name.startsWith(examKey(sitting)))
        .map(([, sheet]) => sheet)
        .sort((one, other) => one.saved - other.saved);
      if (left.length === 0) return undefined;
      const from = Object.assign({}, ...[...left].reverse().map((sheet) => sheet.from ?? {}));
      const typed = Object.assign({}, ...left.map((sheet) => sheet.typed));
      forgetSitting(sitting);
      this.store({ from, typed });
      return { from, typed };
    },
  };
}

/** Nothing can be added to it any more. */
export function forgetSitting(sitting: string): void {
  const record = openRecord();
  const next = withoutSheets(record, examKey(sitting));
  if (Object.keys(next.sheets).length < Object.keys(record.sheets).length) storeRecord(next);
}

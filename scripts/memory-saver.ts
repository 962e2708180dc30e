/** V8 lets a heap grow by a third, and keeps its holes, before it tidies up: in a crowd of drawn pages that is 35 MB of 300. */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

const megabyte = 1024 * 1024;
/** Of the site's thread. Those who send forms alone leave it below. */
const saveAbove = 140 * megabyte;
const untilBelow = 118 * megabyte;
const checkMs = 500;

/** While the heap is large V8 collects and compacts all of it sooner; always on, that takes a seventh of the submissions a second (decision 397). */
export function saveMemoryWhileLarge(
  save: (isSaving: boolean) => void = (isSaving) => setFlagsFromString(flagOf(isSaving)),
  heapBytes: () => number = () => getHeapStatistics().total_heap_size,
): void {
  let isSaving = false;
  setInterval(() => {
    const bytes = heapBytes();
    if (isSaving ? bytes >= untilBelow : bytes <= saveAbove) return;
    isSaving = !isSaving;
    save(isSaving);
  }, checkMs).unref();
}

/** Off is said as well (scripts/serving-process.ts): what V8 has compiled is kept for processes with the same flags alone. */
const flagOf = (isSaving: boolean) => (isSaving ? '--memory-saver-mode' : '--no-memory-saver-mode');

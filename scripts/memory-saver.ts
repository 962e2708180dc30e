/** V8 lets a heap grow by a third, and keeps its holes, before it tidies up: in a crowd of drawn pages that is 35 MB of 300. */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { heapGrowth } from '#scripts/serving-process';

const megabyte = 1024 * 1024;
/** Of the site's thread, without its young. Those who send forms alone leave it below. */
const saveAbove = 125 * megabyte;
const untilBelow = 104 * megabyte;
const checkMs = 500;

/** While the heap is large V8 collects and compacts all of it sooner; always on, that takes a seventh of the submissions a second (decision 397). */
export function saveMemoryWhileLarge(
  save: (isSaving: boolean) => void = (isSaving) =>
    heapGrowth[isSaving ? 'saving' : 'usual'].forEach((flag) => void setFlagsFromString(flag)),
  heapBytes: () => number = oldHeap,
): void {
  let isSaving = false;
  setInterval(() => {
    const bytes = heapBytes();
    if (isSaving ? bytes >= untilBelow : bytes <= saveAbove) return;
    isSaving = !isSaving;
    save(isSaving);
  }, checkMs).unref();
}

const oldHeap = (): number =>
  getHeapSpaceStatistics()
    .filter(({ space_name }) => !space_name.startsWith('new_'))
    .reduce((sum, { space_size }) => sum + space_size, 0);

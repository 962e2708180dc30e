/** A crowd leaves half of the heap as garbage and holes; V8 gives it back after a long rest, which a site that makes its pages anew has not. */
import type { Server } from 'node:http';
import { getHeapStatistics } from 'node:v8';

/** Who reads asks for a page each few seconds; of a crowd somebody asks each millisecond. */
const quietMs = 500;

/** Below, nobody is made to wait for it: pages made anew once a minute leave as much. */
const leastRequests = 1_000;
const worthBytes = 40 * 1024 * 1024;

/**
 * Calls `giveBack`, during which nobody is answered, once half a second is without a request, 1,000 or more came since
 * the last time, and the heap is larger by 40 MB than it was after that.
 */
export function afterEachCrowd(
  server: Pick<Server, 'on'>,
  giveBack: () => void,
  heapBytes: () => number = () => getHeapStatistics().total_heap_size,
): void {
  let least = heapBytes();
  let requests = 0;
  let before = 0;
  server.on('request', () => {
    requests += 1;
  });
  setInterval(() => {
    const isQuiet = requests === before;
    before = requests;
    if (!isQuiet || requests < leastRequests || heapBytes() - least < worthBytes) return;
    giveBack();
    least = heapBytes();
    requests = before = 0;
  }, quietMs).unref();
}

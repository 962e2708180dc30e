/** A crowd leaves half of the heap as garbage and holes; V8 gives it back after a long rest, which a site that makes its pages anew has not. */
import type { Server } from 'node:http';
import { getHeapStatistics } from 'node:v8';

/** Who reads asks for a page each few seconds; of a crowd somebody asks each millisecond. */
const quietMs = 500;

/** Without such a pause between them. Below, nobody is made to wait for it: pages made anew once a minute leave as much. */
const leastRequests = 1_000;
const worthBytes = 40 * 1024 * 1024;

/**
 * Calls `giveBack`, during which nobody is answered, once half a second is without a request, 1,000 or more came before it
 * without such a pause, and the heap is larger by 40 MB than it was after the last time.
 */
export function afterEachCrowd(
  server: Pick<Server, 'on'>,
  giveBack: () => void,
  heapBytes: () => number = () => getHeapStatistics().total_heap_size,
): void {
  let least = heapBytes();
  /** Since the last pause, and of those the ones that an earlier check has seen. */
  let requests = 0;
  let seen = 0;
  server.on('request', () => {
    requests += 1;
  });
  setInterval(() => {
    const isPause = requests === seen;
    const wasCrowd = requests >= leastRequests;
    if (isPause) requests = 0;
    seen = requests;
    if (!isPause || !wasCrowd || heapBytes() - least < worthBytes) return;
    giveBack();
    least = heapBytes();
  }, quietMs).unref();
}

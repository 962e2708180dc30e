import { faultOf, log } from '#lib/server/log';
import type { Site } from '#lib/server/site';
import { StoreUnavailable } from '#lib/server/store/store';
import { scanWaiting } from '#lib/server/uploads/scanning';

const everyMs = 60_000;

/** Looks every minute; `stop` lets a look under way end. */
export function startScans(site: Site): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const look = async () => {
    try {
      await scanWaiting(site);
    } catch (error) {
      const away = error instanceof StoreUnavailable;
      log().error(away ? { reason: 'store-unavailable' } : faultOf(error), 'virus scan');
    }
  };
  const timer = setInterval(() => {
    running = running.then(look);
  }, everyMs);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}

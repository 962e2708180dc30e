/** What the desk does by itself, looked at once a minute: it deals out what is new, and reminds who is waited for. */
import { dealOut } from '#lib/server/desk/many/deal-out';
import { remindDesk } from '#lib/server/desk/reminders/reminders';
import { warnOfUntouched } from '#lib/server/desk/reminders/untouched';
import { faultOf, log } from '#lib/server/log';
import { remindOfParts } from '#lib/server/payments/requests/part-reminders';
import type { Site } from '#lib/server/site';
import { StoreUnavailable } from '#lib/server/store/store';

const minute = 60_000;

export function startEachMinute(site: Site): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(() => runOnce(site));
  };
  const timer = setInterval(run, minute);
  timer.unref();
  run();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}

async function runOnce(site: Site): Promise<void> {
  try {
    await dealOut(site);
    await remindDesk(site);
    await warnOfUntouched(site);
    await remindOfParts(site);
  } catch (error) {
    const away = error instanceof StoreUnavailable;
    log().error(away ? { reason: 'store-unavailable' } : faultOf(error), 'reminders');
  }
}

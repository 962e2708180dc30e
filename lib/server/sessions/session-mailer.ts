/** Runs the mails of the sessions: every minute, and soon after a registration. */
import { faultOf, log } from '#lib/server/log';
import { sendSessionMails } from '#lib/server/sessions/send-mails';
import type { Site } from '#lib/server/site';
import { StoreUnavailable } from '#lib/server/store/store';

const minute = 60_000;
/** Registrations that come together are answered together. */
const soon = 3_000;
/** All of the last weeks are looked at when the site starts and every hour of its clock: a host may have been away. */
const fullRoundMs = 60 * minute;

export interface SessionMailer {
  wake(): void;
  /** Lets a run under way end. */
  stop(): Promise<void>;
}

export function startSessionMailer(site: Site): SessionMailer {
  let running = Promise.resolve();
  let waking: NodeJS.Timeout | undefined;
  let wholeAt = Number.NEGATIVE_INFINITY;
  const run = () => {
    const now = site.now();
    const isWhole = Math.abs(now - wholeAt) >= fullRoundMs;
    if (isWhole) wholeAt = now;
    running = running.then(() => runOnce(site, isWhole ? undefined : now - 10 * minute));
  };
  const timer = setInterval(run, minute);
  timer.unref();
  run();
  return {
    wake() {
      waking ??= setTimeout(() => {
        waking = undefined;
        run();
      }, soon).unref();
    },
    stop() {
      clearInterval(timer);
      clearTimeout(waking);
      return running;
    },
  };
}

async function runOnce(site: Site, since: number | undefined): Promise<void> {
  try {
    const written = await sendSessionMails(site, since);
    if (written > 0) log().info({ written }, 'session mails');
  } catch (error) {
    const away = error instanceof StoreUnavailable;
    log().error(away ? { reason: 'store-unavailable' } : faultOf(error), 'session mails');
  }
}

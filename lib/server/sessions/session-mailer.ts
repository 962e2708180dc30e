/** Runs the mails of the sessions: every minute, and soon after a registration. */
import { repeat } from '#lib/server/jobs/repeat';
import { log } from '#lib/server/log';
import { sendSessionMails } from '#lib/server/sessions/send-mails';
import type { Site } from '#lib/server/site';

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
  let waking: NodeJS.Timeout | undefined;
  let wholeAt = Number.NEGATIVE_INFINITY;
  const send = async () => {
    const now = site.now();
    const isWhole = Math.abs(now - wholeAt) >= fullRoundMs;
    if (isWhole) wholeAt = now;
    const written = await sendSessionMails(site, isWhole ? undefined : now - 10 * minute);
    if (written > 0) log().info({ written }, 'session mails');
  };
  const mails = repeat(minute, send, 'session mails');
  void mails.run();
  return {
    wake() {
      waking ??= setTimeout(() => {
        waking = undefined;
        void mails.run();
      }, soon).unref();
    },
    stop() {
      clearTimeout(waking);
      return mails.stop();
    },
  };
}

/** The mails of the sessions, a round at a time. */
import { log } from '#lib/server/log';
import { sendSessionMails } from '#lib/server/sessions/send-mails';
import type { Site } from '#lib/server/site';

const minute = 60_000;
/** All of the last weeks are looked at when the site starts and every hour of its clock: a host may have been away. */
const fullRoundMs = 60 * minute;

export function newSessionMailer(site: Site): () => Promise<void> {
  let wholeAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = site.now();
    const isWhole = Math.abs(now - wholeAt) >= fullRoundMs;
    if (isWhole) wholeAt = now;
    const written = await sendSessionMails(site, isWhole ? undefined : now - 10 * minute);
    if (written > 0) log().info({ written }, 'session mails');
  };
}

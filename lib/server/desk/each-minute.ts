/** What the desk does by itself, looked at once a minute: it deals out what is new, and reminds who is waited for. */
import { dealOut } from '#lib/server/desk/many/deal-out';
import { remindDesk, warnOfUntouched } from '#lib/server/desk/reminders/reminders';
import { type Repeated, repeat } from '#lib/server/jobs/repeat';
import { remindOfParts } from '#lib/server/payments/requests/part-reminders';
import type { Site } from '#lib/server/site';

const minute = 60_000;

export function startEachMinute(site: Site): Repeated {
  const work = async () => {
    await dealOut(site);
    await remindDesk(site);
    await warnOfUntouched(site);
    await remindOfParts(site);
  };
  const eachMinute = repeat(minute, work, 'reminders');
  void eachMinute.run();
  return eachMinute;
}

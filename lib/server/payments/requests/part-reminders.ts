/** Who owes a part is reminded at nine: the day before it is due, and on its day. */
import { siteEvent } from '#lib/server/enquiries/enquiry-history';
import { reminderMail } from '#lib/server/payments/requests/request-mails';
import { paiseInWords } from '#lib/server/payments/requests/words';
import { stoppedAddress, stopToken } from '#lib/server/sessions/stop-mails';
import type { Site } from '#lib/server/site';
import type { DuePart } from '#lib/server/store/payments/schema';
import { dayAfter } from '#lib/shared/enquiries/office-hours';
import { instantInIndia, isoDayInIndia } from '#lib/shared/india';
import { payablePart } from '#lib/shared/payments/rules';

/** Indian time; a host that comes back later on the day still reminds, but nobody is written to at night. */
const [from, until] = ['09:00', '20:00'] as const;

/** Once a day and part, whichever host is first; never after the person stopped such mails. */
export async function remindOfParts(site: Site): Promise<void> {
  const { store } = site;
  const now = site.now();
  const today = isoDayInIndia(now);
  if (now < instantInIndia(today, from) || now >= instantInIndia(today, until)) return;
  const due = await store.listDueParts([today, dayAfter(today)], today);
  for (const each of due) await remind(site, each, today);
}

async function remind(site: Site, due: DuePart, today: string): Promise<void> {
  const { store, env, now } = site;
  const { request, part } = due;
  // A later part is not asked for before the one that comes first, nor on the day of the request itself.
  if (payablePart(request, today)?.part !== part.part) return;
  if (isoDayInIndia(request.madeAt) === today) return;
  const enquiry = await store.findEnquiry(request.reference);
  if (!enquiry?.email || (await hasStopped(site, enquiry.email, request.madeAt))) return;
  const isToday = part.due === today;
  const event = siteEvent('payment-reminder', now(), { sum: paiseInWords(part.amountPaise) });
  const stop = await stopToken(store, enquiry.id);
  const mails = reminderMail(enquiry, due, { isToday, day: today, stop }, env);
  const consequence = { change: {}, event, mails, webhooks: [] };
  if (await store.remindOfPart(due, today, consequence)) site.wakeCourier();
}

/** Whoever stopped after the request was made. */
async function hasStopped({ store }: Site, email: string, madeAt: number): Promise<boolean> {
  const address = await stoppedAddress(store, email);
  const stops = await store.listMailStops([address]);
  return (stops.get(address) ?? 0) >= madeAt;
}

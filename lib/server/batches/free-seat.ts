/** A seat that comes free in a batch for which people wait: staff and other systems hear of it once, and who is first. */
import { toStaff } from '#lib/server/forms/recipients';
import { type MailContent, writeMail } from '#lib/server/mail/write-mail';
import type { Site } from '#lib/server/site';
import type { Wisher } from '#lib/server/store/batches/roster';
import { newEvent } from '#lib/server/store/webhooks/new-event';
import { deskBatchPath, deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import { type CountedBatch, isJoinable, seatsLeft } from '#lib/shared/batches/batch';
import { inOneLine, titleOf } from '#lib/shared/batches/words';

/** Returns how many mails it wrote: one, or none. */
export async function tellFreeSeat(site: Site, batch: CountedBatch): Promise<number> {
  const { store, env, now } = site;
  const at = now();
  if (!isJoinable(batch, at)) return 0;
  const free = seatsLeft(batch);
  if (free === batch.toldFree) return 0;
  const moved = { batch: batch.id, before: batch.toldFree, free, now: at };
  const first =
    free > batch.toldFree && batch.waiting > 0
      ? (await store.listWishers(batch.id, at)).find(({ waits }) => waits)
      : undefined;
  if (!first) {
    await store.noteFreeSeats(moved);
    return 0;
  }
  const { reference, kind, name, phone, email } = first;
  const data = { batch: batch.id, title: titleOf(batch), left: free, name, phone, email };
  const event = newEvent('batch.seat', { reference, kind }, at, data);
  const told = await store.noteFreeSeats({
    ...moved,
    enquiry: first.enquiry,
    mail: writeMail(toStaff(env), freeSeatMail(site, batch, first, at)),
    ...(env.LEADS_WEBHOOK_URL && { webhook: event }),
  });
  return told ? 1 : 0;
}

function freeSeatMail({ env }: Site, batch: CountedBatch, first: Wisher, now: number): MailContent {
  const rows = [
    ['Batch', `${titleOf(batch)}: ${inOneLine(batch)}`],
    ['Seats left', String(seatsLeft(batch))],
    ['First on the waiting list', `${first.name} (${first.reference}), ${first.phone}`],
    ['What to do', `Ask them: ${env.origin}${deskEnquiryPath(first.reference)}`],
    ['Everybody waiting', `${env.origin}${deskBatchPath(batch.id)}`],
    ['Reference', first.reference],
  ] as const;
  return {
    topic: `batch-${batch.id}-seat-${now}`,
    subject: `[batch-seat] A seat is free: ${titleOf(batch)}`,
    rows,
  };
}

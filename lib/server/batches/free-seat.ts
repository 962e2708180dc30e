/** A seat that comes free in a batch for which people wait: staff and other systems hear of it once, and who is first. */
import { answersOf } from '#lib/server/forms/own-note';
import { noteToStaff } from '#lib/server/forms/staff-mail';
import type { Site } from '#lib/server/site';
import type { Wisher } from '#lib/server/store/batches/roster';
import type { OutgoingMail } from '#lib/server/store/store';
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
    mail: mailOf(site, batch, first, free),
    ...(env.LEADS_WEBHOOK_URL && { webhook: event }),
  });
  return told ? 1 : 0;
}

function mailOf(
  { env, now }: Site,
  batch: CountedBatch,
  first: Wisher,
  free: number,
): OutgoingMail {
  const rows = [
    ['Batch', `${titleOf(batch)}: ${inOneLine(batch)}`],
    ['Seats left', String(free)],
    ['First on the waiting list', `${first.name} (${first.reference}), ${first.phone}`],
    ['What to do', `Ask them: ${env.origin}${deskEnquiryPath(first.reference)}`],
    ['Everybody waiting', `${env.origin}${deskBatchPath(batch.id)}`],
  ] as const;
  const note = {
    id: first.enquiry,
    kind: 'batch-seat',
    receivedAt: now(),
    name: `A seat is free: ${titleOf(batch)}`,
    email: '',
    phone: '',
    transcript: answersOf(rows),
  };
  const named = { name: 'id', label: 'Reference', value: first.reference };
  return { ...noteToStaff(note, env, [named]), topic: `batch-${batch.id}-seat-${now()}` };
}

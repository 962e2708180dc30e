/** What is due to those in batches, and to staff of a seat that came free, is written to the outbox; twice does no harm. */
import { batchMail, topicOf, topicsDue } from '#lib/server/batches/batch-letters';
import { tellFreeSeat } from '#lib/server/batches/free-seat';
import type { Site } from '#lib/server/site';
import type { CountedBatch } from '#lib/shared/batches/batch';
import { dayMs } from '#lib/shared/india';

/** Returns how many mails it wrote. */
export async function sendBatchMails(site: Site): Promise<number> {
  const { store, now, wakeCourier } = site;
  const batches = await store.listBatches({ now: now(), endsAfter: now() - dayMs });
  let written = 0;
  for (const batch of batches) {
    // Nobody is asked for where nothing can be due.
    if (batch.taken > 0) written += await mailsOf(site, batch);
    written += await tellFreeSeat(site, batch);
  }
  if (written > 0) wakeCourier();
  return written;
}

async function mailsOf({ store, env, now }: Site, batch: CountedBatch): Promise<number> {
  const at = now();
  if (topicsDue(batch, 0, at).length === 0) return 0;
  let written = 0;
  for (const person of await store.listSeated(batch.id, at)) {
    const { enquiry, email, takenAt, mails } = person;
    if (takenAt === undefined || email === '') continue;
    for (const [topic, number] of topicsDue(batch, takenAt, at)) {
      const isOwed = new RegExp(`\\.visitor\\.${topicOf(batch, topic, number)}(?:\\.\\d+)?@`);
      if (mails.some(({ messageId }) => isOwed.test(messageId))) continue;
      await store.queueMail(enquiry, batchMail({ batch, topic, number, to: email, env }), at);
      written += 1;
    }
  }
  return written;
}

/** What else names those who are erased: digests, and events for other systems. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { forgetVacancies } from '#lib/server/store/enquiries/queries/placement';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { Answer, OutgoingMail } from '#lib/server/store/submissions/records';
import { erasedEventAt } from '#lib/server/store/webhooks/new-event';
import { emptyWebhooks, queueWebhooks } from '#lib/server/store/webhooks/webhook-events';
import { escapeHtml } from '#lib/shared/pages/html';

/** What stands where something was erased. */
export const erased = 'erased on request';

/** A digest names each suspicious post by its id. Digests belong to no address, and there is one a day. */
export async function redactMentions(
  tx: Transaction<Tables>,
  ids: ReadonlySet<string>,
): Promise<void> {
  const digests = await tx
    .selectFrom('submissions')
    .select(['id', 'transcript'])
    .where('email', '=', '')
    .execute();
  for (const { id, transcript } of digests) {
    const answers = JSON.parse(transcript) as Answer[];
    const mentions = answers.filter(({ name }) => ids.has(name));
    if (mentions.length === 0) continue;
    const left = answers.map((answer) =>
      ids.has(answer.name) ? { ...answer, value: erased } : answer,
    );
    await tx
      .updateTable('submissions')
      .set({ transcript: JSON.stringify(left) })
      .where('id', '=', id)
      .execute();
    await redactMails(tx, id, mentions);
  }
}

async function redactMails(tx: Transaction<Tables>, id: string, answers: readonly Answer[]) {
  const rows = await tx
    .selectFrom('outbox')
    .select(['id', 'mail'])
    .where('submission_id', '=', id)
    .execute();
  for (const row of rows) {
    const mail = JSON.parse(row.mail) as OutgoingMail;
    const without = (text: string, written: (value: string) => string) =>
      answers.reduce((left, { value }) => left.replaceAll(written(value), erased), text);
    const changed = {
      ...mail,
      text: without(mail.text, (value) => value),
      html: without(mail.html, escapeHtml),
    };
    await tx
      .updateTable('outbox')
      .set({ mail: JSON.stringify(changed) })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Before the enquiries go: empties what waits of them, and tells of the erasure; without `toldAt` nobody listens. */
export async function queueErasedEvents(
  tx: Transaction<Tables>,
  which: RawBuilder<unknown>,
  now: number,
  toldAt: number | undefined,
): Promise<void> {
  await emptyWebhooks(tx, which);
  await forgetVacancies(tx, which);
  if (toldAt === undefined) return;
  const { rows } = await sql<{
    reference: string;
    kind: string;
  }>`select reference, kind from enquiries where suspicious = 0 and ${which}`.execute(tx);
  // One by one: of many at once a statement would have more values than an engine takes.
  for (const row of rows) await queueWebhooks(tx, [erasedEventAt(row, toldAt)], now);
}

import type { Kysely } from 'kysely';
import { defineQueries, type QueriesOf } from '#lib/platform/db/queries';
import type { Tables } from '#lib/platform/db/tables';
import { makeAllDue, releaseLeases } from '#lib/platform/mail/queries/outbox';
import {
  claimWebhooks,
  closeWebhook,
  forgetWebhooks,
  listDeadWebhooks,
  markWebhook,
  resendWebhook,
} from '#lib/platform/webhooks/queries/webhook-events';

export const webhookQueries = defineQueries('webhooks', {
  claimWebhooks,
  markWebhook,
  forgetWebhooks,
  listDeadWebhooks,
  resendWebhook,
  closeWebhook,
  releaseWebhookLeases: (db: Kysely<Tables>, owner: string) =>
    releaseLeases(db, 'webhook_events', owner),
  makeWebhooksDue: (db: Kysely<Tables>, now: number) => makeAllDue(db, 'webhook_events', now),
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof webhookQueries> {}
}

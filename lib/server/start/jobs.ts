/** Everything that this process does by itself, beside the mail worker (lib/server/outbox/courier.ts), in one table. */
import { claims } from '#data/claims';
import { sendBatchMails } from '#lib/server/batches/batch-mailer';
import { newBatchWatch } from '#lib/server/batches/batch-watch';
import { dealOut } from '#lib/server/desk/many/deal-out';
import { remindDesk, warnOfUntouched } from '#lib/server/desk/reminders/reminders';
import { backfill } from '#lib/server/enquiries/record';
import { runDaily } from '#lib/server/jobs/daily';
import type { Job } from '#lib/server/jobs/run-job';
import { pollMs } from '#lib/server/outbox/retry-schedule';
import { newReconciler } from '#lib/server/payments/reconciler';
import { remindOfParts } from '#lib/server/payments/requests/part-reminders';
import { takesPayments } from '#lib/server/payments/takes-payments';
import { newClaimsWatch } from '#lib/server/placement/claims-watch';
import { sendPlacementMails } from '#lib/server/placement/placement-mailer';
import { prepareLists } from '#lib/server/placement/ready-lists';
import { searchIndex } from '#lib/server/search/search-index';
import { newSessionMailer } from '#lib/server/sessions/session-mailer';
import type { Site } from '#lib/server/site';
import { scanWaiting } from '#lib/server/uploads/scanning';
import { writeViews } from '#lib/server/views/counter';
import { newEventDelivery } from '#lib/server/webhooks/event-courier';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Each job may run on several hosts and twice without harm: rows are claimed, and what is written once a day or once in
 * all has a key of its own in the store. `owner` is the name of this host in claims.
 */
export function jobsOf(site: Site, owner: string) {
  const { env, store, now } = site;
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = env;
  return {
    // Its steps write once a day of India: digests, warnings, the erasure of what has reached its time.
    'daily job': { firstMs: 0, everyMs: hour, run: () => runDaily(site) },
    reminders: { firstMs: 0, everyMs: minute, run: () => remindOfAll(site) },
    'session mails': {
      firstMs: 0,
      everyMs: minute,
      wakeMs: 3 * second,
      run: newSessionMailer(site),
    },
    'placement mails': { firstMs: 0, everyMs: minute, run: () => sendPlacementMails(site) },
    'batch mails': { firstMs: 0, everyMs: minute, run: () => sendBatchMails(site) },
    'batch watch': { firstMs: 0, everyMs: 2 * second, run: newBatchWatch(site) },
    // Half of what a page may be behind.
    'claims watch': {
      firstMs: 0,
      everyMs: 2 * second,
      run: newClaimsWatch(now, Object.values(claims)),
    },
    'virus scan': { everyMs: minute, run: () => scanWaiting(site) },
    'page views': { everyMs: minute, run: () => writeViews(site), atStop: () => writeViews(site) },
    // The start has other things to do, and nobody's first search waits for it.
    'search index': { firstMs: 2 * second, run: async () => void searchIndex() },
    'ready lists': { firstMs: 2 * second, run: (isStopping) => prepareLists(site, isStopping) },
    // A host of the former version may still store submissions without a reference; visitors come between two parts.
    backfill: {
      firstMs: 0,
      everyMs: 10 * minute,
      moreMs: 50,
      failedMs: 5 * second,
      run: () => backfill(site),
    },
    ...(takesPayments(env) && {
      reconciler: {
        firstMs: 0,
        everyMs: 15 * second,
        moreMs: 0,
        failedMs: 5 * second,
        run: newReconciler(site),
      },
    }),
    ...(url &&
      secret && {
        webhooks: {
          firstMs: 0,
          everyMs: pollMs,
          moreMs: 0,
          failedMs: 5 * second,
          run: newEventDelivery({ store, receiver: { url, secret }, owner }),
        },
      }),
  } as const satisfies Record<string, Job>;
}

export type JobName = keyof ReturnType<typeof jobsOf>;

/** In their order: who is reminded first gets what is dealt out. */
async function remindOfAll(site: Site): Promise<void> {
  await dealOut(site);
  await remindDesk(site);
  await warnOfUntouched(site);
  await remindOfParts(site);
}

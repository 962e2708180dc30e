/** Starts what this process needs to take a submission, and closes it in the right order. */
import { randomInt, randomUUID } from 'node:crypto';
import { claims } from '#data/claims';
import { newBatchWatch, sendBatchMails } from '#lib/batches/jobs';
import { assignNewEnquiries, releaseDeparted } from '#lib/desk/jobs/owners';
import { announceDueTasks, remindDesk, warnOfUntouched } from '#lib/desk/jobs/reminders';
import { backfill } from '#lib/enquiries/actions/record';
import { mailLinks } from '#lib/enquiries/credentials';
import { scanWaiting } from '#lib/enquiries/jobs';
import { newReconciler, remindOfParts } from '#lib/payments/jobs';
import { takesPayments } from '#lib/payments/rules/orders';
import { sendPlacementMails } from '#lib/placement/jobs';
import { newClaimsWatch } from '#lib/placement/views/claims';
import { writeViews } from '#lib/platform/analytics/counter';
import type { Env } from '#lib/platform/config/env';
import { mailTransportOf } from '#lib/platform/config/public-mode';
import { type AppContext, openContext } from '#lib/platform/context';
import type { Store } from '#lib/platform/db/store';
import { type Job, type RunningJob, startJob } from '#lib/platform/jobs/run-job';
import { log } from '#lib/platform/log/log';
import { addressed, openTransport } from '#lib/platform/mail/gateway';
import { leaseOwner } from '#lib/platform/mail/outbox/lease-owner';
import { startMailWorker } from '#lib/platform/mail/outbox/mail-worker';
import { newThrottle, pollMs } from '#lib/platform/mail/outbox/timing';
import type { Delivery, OutgoingMail } from '#lib/platform/mail/schema';
import { mailRemedy, type Verdict } from '#lib/platform/mail/transport';
import { rehearse } from '#lib/platform/mail/write-mail';
import { processState } from '#lib/platform/values/process-state';
import { newEventDelivery } from '#lib/platform/webhooks/gateway';
import { newExamJob } from '#lib/practice/jobs';
import { erasureSecret } from '#lib/privacy/queries/records';
import { searchIndex } from '#lib/search/views/search-index';
import { membersOf } from '#lib/staff/rules';
import { runDaily } from '#lib/start/daily';
import { noteKnownStore } from '#lib/start/presence';
import { newSessionMailer } from '#lib/webinars/jobs';

/** The longest random delay of a mail with a code: short for the user, long for an attacker who measures it. */
const longestDelayMs = 1_500;

export async function runOn(store: Store, settings: Env): Promise<void> {
  const { DATA_DIR: dataDir, PORT } = settings;
  // In every backup from now on: what is erased later can be erased from it again.
  await store.secret(erasureSecret);
  const members = membersOf(settings).map(({ email }) => email);
  await store.deleteSessionsExceptOf(members);
  await releaseDeparted(store, members, Date.now());
  if (members.length > 0) await store.forgetMembers(members);
  await store.hearSeats(settings.LEADS_WEBHOOK_URL !== undefined);
  const transport = openTransport(settings);
  const owner = await leaseOwner(dataDir, PORT);
  const mailWorker = startMailWorker({
    store,
    transport: addressed(transport, settings, members),
    links: mailLinks,
    owner,
    throttle: newThrottle(),
    async notifyAway(reason) {
      processState.mailFailure = reason;
      await store.noteMailFailure(reason, Date.now());
    },
  });
  let known = await noteKnownStore(store, dataDir);
  if (settings.NEW_STORE && known?.held) {
    log().warn('NEW_STORE is not needed any more, and lets a lost store pass unseen: take it out');
  }
  // From the first submission on there is something to lose.
  const noteFirstUse = async () => {
    if (known?.held !== false) return;
    known = undefined;
    known = await noteKnownStore(store, dataDir);
  };
  const jobs = new Map<JobName, RunningJob>();
  const wake = (name: JobName) => jobs.get(name)?.wake();
  const context: AppContext = {
    env: settings,
    store,
    wake(topic) {
      for (const name of wokenBy[topic] ?? []) wake(name);
      if (topic !== 'mail') return;
      mailWorker.wake();
      void noteFirstUse();
    },
    now: Date.now,
    sendDirectly: (mail, { isRehearsed }) => {
      // At a moment that nobody can tell from outside: the requests that follow are not slower for a member.
      setTimeout(() => {
        const delivery = deliveryOf(mail, Date.now());
        void (isRehearsed ? rehearse(delivery) : transport.send(delivery).then(noteUnsent));
      }, randomInt(longestDelayMs)).unref();
    },
  };
  openContext(context);
  processState.wakeReconciler = () => wake('reconciler');
  for (const [name, job] of Object.entries(jobsOf(context, owner)) as [JobName, Job][])
    jobs.set(name, startJob(name, job));
  let stopping = false;
  // Not only once a mail is owed: a wrong password is found by who starts the site.
  void transport.probe().then((reason) => {
    // A stop in between closes the connection that was to tell.
    if (!reason || stopping) return;
    const remedy = mailRemedy(reason, mailTransportOf(settings));
    log().error({ reason, remedy }, 'the mail server does not take our mails');
    mailWorker.noteAway(reason);
  });
  log().info({ engine: store.engine, mode: settings.mode }, 'site opens');
  // Called by the server at its end: the mail worker finishes its sends before the store closes.
  processState.stop = async () => {
    stopping = true;
    await Promise.all([...jobs.values()].map((job) => job.stop()));
    await mailWorker.stop();
    await transport.close();
    await noteKnownStore(store, dataDir);
    await store.close();
  };
}

function deliveryOf(mail: OutgoingMail, queuedAt: number): Delivery {
  const id = randomUUID();
  const messageId = `<${id}.desk@hoa.mail>`;
  return { id, submissionId: '', messageId, mail, queuedAt, attempts: 0, lease: '' };
}

function noteUnsent(verdict: Verdict): void {
  if (verdict.outcome === 'sent') return;
  log().warn({ reason: verdict.reason }, 'a mail of the desk was not sent');
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Each job may run on several hosts and twice without harm: rows are claimed, and what is written once a day or once in
 * all has a key of its own in the store. `owner` is the name of this host in claims.
 */
function jobsOf(context: AppContext, owner: string) {
  const { env, store, now } = context;
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = env;
  return {
    // Its steps write once a day of India: digests, warnings, the erasure of what has reached its time.
    'daily job': { firstMs: 0, everyMs: hour, run: () => runDaily(context) },
    reminders: { firstMs: 0, everyMs: minute, run: () => remindOfAll(context) },
    'session mails': {
      firstMs: 0,
      everyMs: minute,
      wakeMs: 3 * second,
      run: newSessionMailer(context),
    },
    'placement mails': { firstMs: 0, everyMs: minute, run: () => sendPlacementMails(context) },
    'batch mails': { firstMs: 0, everyMs: minute, run: () => sendBatchMails(context) },
    // Within two minutes of the end of a sitting whose browser does not come back.
    'practical papers': { firstMs: 0, everyMs: 20 * second, run: newExamJob(context) },
    'batch watch': { firstMs: 0, everyMs: 2 * second, run: newBatchWatch(context) },
    // Half of what a page may be behind.
    'claims watch': {
      firstMs: 0,
      everyMs: 2 * second,
      run: newClaimsWatch(now, Object.values(claims)),
    },
    'virus scan': { everyMs: minute, run: () => scanWaiting(context) },
    'page views': {
      everyMs: minute,
      run: () => writeViews(context),
      atStop: () => writeViews(context),
    },
    // The start has other things to do, and nobody's first search waits for it.
    'search index': { firstMs: 2 * second, run: async () => void searchIndex() },
    // A host of the former version may still store submissions without a reference; visitors come between two parts.
    backfill: {
      firstMs: 0,
      everyMs: 10 * minute,
      moreMs: 50,
      failedMs: 5 * second,
      run: () => backfill(context),
    },
    ...(takesPayments(env) && {
      reconciler: {
        firstMs: 0,
        everyMs: 15 * second,
        moreMs: 0,
        failedMs: 5 * second,
        run: newReconciler(context),
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

type JobName = keyof ReturnType<typeof jobsOf>;

/** Which jobs start before their time when a feature says that something of its own changed. */
const wokenBy: Readonly<Record<string, readonly JobName[]>> = {
  mail: ['webhooks'],
  // Somebody registered, or a link was entered.
  sessions: ['session mails'],
  // One was changed, or a seat of one.
  batches: ['batch watch', 'batch mails'],
};

/** The order matters: enquiries are assigned before reminders are sent. */
async function remindOfAll(context: AppContext): Promise<void> {
  await assignNewEnquiries(context);
  await remindDesk(context);
  await announceDueTasks(context);
  await warnOfUntouched(context);
  await remindOfParts(context);
}

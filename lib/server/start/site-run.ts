/** Starts what this process needs to take a submission, and closes it in the right order. */
import { randomInt, randomUUID } from 'node:crypto';
import { releaseDeparted } from '#lib/server/desk/departed';
import { type Job, type RunningJob, startJob } from '#lib/server/jobs/run-job';
import { log } from '#lib/server/log';
import { addressed } from '#lib/server/mail/addressed';
import { openTransport } from '#lib/server/mail/open-transport';
import { rehearse } from '#lib/server/mail/rehearse';
import { mailRemedy } from '#lib/server/mail/remedies';
import type { Verdict } from '#lib/server/mail/verdict';
import { startCourier } from '#lib/server/outbox/courier';
import { leaseOwner } from '#lib/server/outbox/lease-owner';
import { newThrottle } from '#lib/server/outbox/throttle';
import { processState } from '#lib/server/process-state';
import { membersOf } from '#lib/server/settings/desk-members';
import type { Env } from '#lib/server/settings/env';
import { mailTransportOf } from '#lib/server/settings/mail-transports';
import { openSite, type Site } from '#lib/server/site';
import { type JobName, jobsOf } from '#lib/server/start/jobs';
import { erasureSecret } from '#lib/server/store/erasure/records';
import { noteKnownStore } from '#lib/server/store/presence';
import type { Delivery, OutgoingMail, Store } from '#lib/server/store/store';

/** Of a mail with a code: short for who waits, long for who measures. */
const longestDelayMs = 1_500;

export async function runOn(store: Store, settings: Env): Promise<void> {
  const { DATA_DIR: dataDir, PORT } = settings;
  // In every backup from now on: what is erased later can be erased from it again.
  await store.secret(erasureSecret);
  const members = membersOf(settings).map(({ email }) => email);
  await store.keepDeskSessions(members);
  await releaseDeparted(store, members, Date.now());
  if (members.length > 0) await store.forgetMembers(members);
  const transport = openTransport(settings);
  const owner = await leaseOwner(dataDir, PORT);
  const courier = startCourier({
    store,
    transport: addressed(transport, settings),
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
  const site: Site = {
    env: settings,
    store,
    wakeCourier() {
      courier.wake();
      wake('webhooks');
      void noteFirstUse();
    },
    wakeSessions: () => wake('session mails'),
    wakeBatches() {
      wake('batch watch');
      wake('batch mails');
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
  openSite(site);
  processState.wakeReconciler = () => wake('reconciler');
  for (const [name, job] of Object.entries(jobsOf(site, owner)) as [JobName, Job][])
    jobs.set(name, startJob(name, job));
  let stopping = false;
  // Not only once a mail is owed: a wrong password is found by who starts the site.
  void transport.probe().then((reason) => {
    // A stop in between closes the connection that was to tell.
    if (!reason || stopping) return;
    const remedy = mailRemedy(reason, mailTransportOf(settings));
    log().error({ reason, remedy }, 'the mail server does not take our mails');
    courier.noteAway(reason);
  });
  log().info({ engine: store.engine, mode: settings.mode }, 'site opens');
  // Called by the server at its end: the courier finishes its sends before the store closes.
  processState.stop = async () => {
    stopping = true;
    await Promise.all([...jobs.values()].map((job) => job.stop()));
    await courier.stop();
    await transport.close();
    await noteKnownStore(store, dataDir);
    await store.close();
  };
}

/** Not of the outbox: what it says would be stored there. */
function deliveryOf(mail: OutgoingMail, queuedAt: number): Delivery {
  const id = randomUUID();
  const messageId = `<${id}.desk@hoa.mail>`;
  return { id, submissionId: '', messageId, mail, queuedAt, attempts: 0, lease: '' };
}

function noteUnsent(verdict: Verdict): void {
  if (verdict.outcome === 'sent') return;
  log().warn({ reason: verdict.reason }, 'a mail of the desk was not sent');
}

/** Opens what this process needs to take a submission, and closes it in the right order. */
import { randomUUID } from 'node:crypto';
import { membersOf } from '#lib/desk/members';
import { startReminders } from '#lib/desk/reminders';
import { startBackfill } from '#lib/enquiries/backfill';
import { env } from '#lib/env';
import { startDaily } from '#lib/jobs/daily';
import { startScans } from '#lib/jobs/scans';
import { log } from '#lib/log';
import { openTransport } from '#lib/mail/open-transport';
import type { Verdict } from '#lib/mail/verdict';
import { startCourier } from '#lib/outbox/courier';
import { leaseOwner } from '#lib/outbox/lease-owner';
import { newThrottle } from '#lib/outbox/throttle';
import { takesPayments } from '#lib/payments/offered';
import { startReconciler } from '#lib/payments/reconciler';
import { processState } from '#lib/process-state';
import { searchIndex } from '#lib/search/search-index';
import { startSessionMailer } from '#lib/sessions/session-mailer';
import { openSite, type Site } from '#lib/site';
import { openStore } from '#lib/store/open-store';
import type { Delivery, OutgoingMail } from '#lib/store/store';
import { startEventCourier } from '#lib/webhooks/event-courier';

export async function startSite(): Promise<void> {
  const settings = env();
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT } = settings;
  const store = await openStore({ databaseUrl, dataDir });
  const transport = openTransport(settings);
  const owner = await leaseOwner(dataDir, PORT);
  const courier = startCourier({ store, transport, owner, throttle: newThrottle() });
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = settings;
  const events =
    url && secret ? startEventCourier({ store, receiver: { url, secret }, owner }) : undefined;
  const site: Site = {
    env: settings,
    store,
    wakeCourier() {
      courier.wake();
      events?.wake();
    },
    now: Date.now,
    sendDirectly: (mail) => void transport.send(deliveryOf(mail, Date.now())).then(noteUnsent),
  };
  openSite(site);
  await store.keepDeskSessions(membersOf(settings).map(({ email }) => email));
  const reconciler = takesPayments(settings) ? startReconciler(site) : undefined;
  const daily = startDaily(site);
  const scans = startScans(site);
  // Nobody's first search waits for it.
  setImmediate(searchIndex);
  const sessions = startSessionMailer(site);
  const reminders = startReminders(site);
  openSite({ ...site, wakeSessions: sessions.wake });
  const backfill = startBackfill(site);
  log().info({ engine: store.engine, mode: settings.mode }, 'site opens');
  // Called by the server at its end: the courier finishes its sends before the store closes.
  processState.stop = async () => {
    const jobs = [daily, scans, sessions, reminders, backfill];
    await Promise.all([reconciler?.stop(), ...jobs.map((job) => job.stop())]);
    await Promise.all([courier.stop(), events?.stop()]);
    await transport.close();
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

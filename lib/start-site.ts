/** Opens what this process needs to take a submission, and closes it in the right order. */
import { env } from '#lib/env';
import { startDaily } from '#lib/jobs/daily';
import { startScans } from '#lib/jobs/scans';
import { log } from '#lib/log';
import { openTransport } from '#lib/mail/open-transport';
import { startCourier } from '#lib/outbox/courier';
import { leaseOwner } from '#lib/outbox/lease-owner';
import { newThrottle } from '#lib/outbox/throttle';
import { startReconciler } from '#lib/payments/reconciler';
import { openSite, type Site } from '#lib/site';
import { openStore } from '#lib/store/open-store';

/** Called by the server at its end: the courier finishes its sends before the store closes. */
const shared = globalThis as { hoaStop?: () => Promise<void> };

export async function startSite(): Promise<void> {
  const settings = env();
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT } = settings;
  const store = await openStore({ databaseUrl, dataDir });
  const transport = openTransport(settings);
  const courier = startCourier({
    store,
    transport,
    owner: await leaseOwner(dataDir, PORT),
    throttle: newThrottle(),
  });
  const site: Site = { env: settings, store, wakeCourier: courier.wake, now: Date.now };
  openSite(site);
  const reconciler = startReconciler(site);
  const daily = startDaily(site);
  const scans = startScans(site);
  log().info({ engine: store.engine, mode: settings.mode }, 'site opens');
  shared.hoaStop = async () => {
    await Promise.all([reconciler.stop(), daily.stop(), scans.stop()]);
    await courier.stop();
    await transport.close();
    await store.close();
  };
}

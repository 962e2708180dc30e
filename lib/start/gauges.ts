/** Gauges are counts and bytes, nothing of a person. */
import { statfs } from 'node:fs/promises';
import { Gauge, type OpenMetricsContentType, Registry } from 'prom-client';
import { requestStates } from '#lib/payments/rules/requests';
import { backupAge, readBackupNote, readLoss } from '#lib/platform/backup/last';
import type { AppContext } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { endOfDay, isoDayInIndia } from '#lib/platform/values/india';
import { processState } from '#lib/platform/values/process-state';
import { dailySteps } from '#lib/start/daily';
import { allTaskKinds, call } from '#lib/tasks/rules';

const minute = 60_000;
const ages = { '10m': 10 * minute, '1h': 60 * minute, '1d': 24 * 60 * minute };

/** A store that is away leaves its gauges out: `hoa_store_up` says so. */
export async function gauges(context: AppContext): Promise<Registry<OpenMetricsContentType>> {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const gauge = (name: string, help: string, label?: string | string[]) =>
    new Gauge({
      name: `hoa_${name}`,
      help,
      labelNames: [label ?? []].flat(),
      registers: [registry],
    });
  const up = gauge('store_up', '1 while the store answers.');
  up.set((await ofStore(context, gauge)) ? 1 : 0);
  const { DATA_DIR } = context.env;
  const disk = await statfs(DATA_DIR).catch(() => undefined);
  if (disk) {
    const free = gauge('disk_free_bytes', 'Free where DATA_DIR lies.');
    free.set(disk.bavail * disk.bsize);
    gauge('disk_size_bytes', 'The whole disk where DATA_DIR lies.').set(disk.blocks * disk.bsize);
  }
  const daily = gauge(
    'daily_job_success_timestamp_seconds',
    'When each step of the daily job last succeeded in this process, in Unix time; 0 where it has not.',
    'step',
  );
  for (const step of dailySteps) {
    daily.set({ step }, (processState.dailySuccess?.get(step) ?? 0) / 1000);
  }
  const warmth = processState.warmth;
  if (warmth) {
    const kinds = gauge(
      'drawn_kinds',
      'Kinds of pages that are rendered from their address: all, and those that were rendered since the start.',
      'state',
    );
    for (const state of ['all', 'ready'] as const) kinds.set({ state }, warmth[state]);
  }
  const backup = await backupAge(DATA_DIR, context.now());
  if (backup !== undefined) {
    const age = gauge('backup_age_seconds', 'Since npm run backup last finished on this host.');
    age.set(backup / 1000);
    const last = await readBackupNote(DATA_DIR);
    gauge('backup_holds_less', '1 while a backup held much less than the one before.').set(
      (await readLoss(DATA_DIR)) ? 1 : 0,
    );
    gauge('backup_same_disk', '1 where the last backup stays on the disk of the store.').set(
      last?.away === false ? 1 : 0,
    );
  }
  return registry;
}

type NewGauge = (name: string, help: string, label?: string | string[]) => Gauge;

async function ofStore({ store, now: clock }: AppContext, gauge: NewGauge): Promise<boolean> {
  const now = clock();
  try {
    const before = Object.values(ages).map((age) => now - age);
    const [found, { oldestSeconds }] = await Promise.all([
      store.metrics(now, endOfDay(now), before),
      store.backlog(now),
    ]);
    const submissions = gauge('submissions', 'Submissions that are kept, by kind.', 'kind');
    for (const [kind, many] of Object.entries(found.submissions)) submissions.set({ kind }, many);
    const mails = gauge('mails', 'Mails of the outbox, by recipient and state.', ['to', 'state']);
    const dead = gauge('dead_letters', 'Mails refused for good that wait for a person.', 'to');
    for (const to of ['staff', 'visitor'] as const) {
      for (const state of ['waiting', 'sent', 'parked', 'closed'] as const) {
        const many = found.mails.find((each) => each.to === to && each.state === state)?.many ?? 0;
        mails.set({ to, state }, many);
        if (state === 'parked') dead.set({ to }, many);
      }
    }
    gauge(
      'dead_events',
      'Events that the other system refused for good and that wait for a person.',
    ).set(found.deadEvents);
    const waiting = gauge('mails_waiting', 'Waiting mails that are older than this.', 'older_than');
    for (const [index, age] of Object.keys(ages).entries()) {
      waiting.set({ older_than: age }, found.waitingSince[index] ?? 0);
    }
    gauge('mail_server_up', '1 while the mail server takes our mails.').set(
      (await store.findMailFailure()) ? 0 : 1,
    );
    gauge('mail_oldest_seconds', 'Age of the oldest waiting mail.').set(oldestSeconds);
    const promises = gauge('promises', 'Promises to keep: all, due today, overdue.', 'state');
    for (const [state, many] of Object.entries(found.promises)) promises.set({ state }, many);
    const tasks = gauge(
      'tasks',
      'Open tasks of the desk, by kind; call: enquiries with a call that is promised or agreed.',
      'kind',
    );
    const [open, calls] = await Promise.all([
      store.countTasks(),
      store.listEnquiries({ list: 'open' }, 1, 1),
    ]);
    for (const kind of allTaskKinds) tasks.set({ kind }, open[kind] ?? 0);
    tasks.set({ kind: call }, calls.total);
    const seats = gauge('batch_seats', 'Seats of batches that are not over, by state.', 'state');
    for (const [state, many] of Object.entries(await store.countSeats(now))) {
      seats.set({ state }, many);
    }
    const {
      requests,
      refundsWaiting,
      oldestRefundAt = now,
    } = await store.countPayments(isoDayInIndia(now));
    const asked = gauge('payment_requests', 'Requests for payment, by state.', 'state');
    for (const state of requestStates) asked.set({ state }, requests[state] ?? 0);
    gauge('refunds_waiting', 'Refunds that the payment provider has not settled.').set(
      refundsWaiting,
    );
    gauge(
      'refund_oldest_seconds',
      'Age of the oldest refund that the payment provider has not settled; 0 where none waits.',
    ).set((now - oldestRefundAt) / 1000);
    gauge(
      'clock_behind_seconds',
      'How far the newest submission lies ahead of the clock of this machine; 0 while the clock is right.',
    ).set(Math.max(0, found.newestAt - now) / 1000);
    const { hold } = await store.erasureState();
    gauge('erasure_held', '1 while nothing is erased by age until somebody looks.').set(
      hold ? 1 : 0,
    );
    gauge('shortlists_open', 'Links that show candidates to an employer now.').set(
      await store.countShortlists(now),
    );
    gauge('exams_open', 'Practical papers that can still be started, or run.').set(
      await store.countOpenExams(now),
    );
    gauge('store_bytes', 'Size of the store.').set(found.storeBytes);
    return true;
  } catch (error) {
    if (error instanceof StoreUnavailable) return false;
    throw error;
  }
}

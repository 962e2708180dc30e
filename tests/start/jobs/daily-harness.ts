import { runDaily } from '#lib/start/daily';
import { openDeskSite } from '#tests/desk/desk-site';

export type DailyHarness = Awaited<ReturnType<typeof openDailyHarness>>;

export async function openDailyHarness(now: number) {
  const desk = await openDeskSite({ DESK_EMAILS: '' }, now);
  const { store } = desk.context;
  return {
    ...desk,
    async runAt(time: number) {
      desk.clock.now = time;
      await runDaily(desk.context);
    },
    async digests() {
      const due = await store.claimDue('test', 100, desk.clock.now);
      for (const delivery of due) await store.releaseClaim(delivery);
      return due.map(({ mail }) => mail).filter(({ subject }) => subject.includes('[digest]'));
    },
  };
}

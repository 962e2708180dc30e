import { runDaily } from '#lib/start/daily';
import { openDeskSite } from '#tests/desk/desk-site';

export type DailyHarness = Awaited<ReturnType<typeof openDailyHarness>>;

/** A host that does its daily work when told to. */
export async function openDailyHarness(now: number) {
  const desk = await openDeskSite({ DESK_EMAILS: '' }, now);
  const { store } = desk.context;
  return {
    ...desk,
    /** The daily work, once it is that time. */
    async runAt(time: number) {
      desk.clock.now = time;
      await runDaily(desk.context);
    },
    /** The digests that wait to be sent. */
    async digests() {
      const due = await store.claimDue('test', 100, desk.clock.now);
      for (const delivery of due) await store.releaseClaim(delivery);
      return due.map(({ mail }) => mail).filter(({ subject }) => subject.includes('[digest]'));
    },
  };
}

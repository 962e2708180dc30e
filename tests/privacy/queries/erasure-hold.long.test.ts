import { describe, expect, it } from '@jest/globals';
import { noteBackup } from '#lib/platform/backup/last';
import { dayMs as day, hourMs as hour } from '#lib/platform/values/india';
import { readErasureState, stateSetting } from '#lib/privacy/queries/expiry';
import { runDaily } from '#lib/start/daily';
import { inspectStore } from '#lib/start/inspect-store';
import { openStore } from '#lib/start/open-store';
import { migrations } from '#lib/tables/migrations';
import { runLeads } from '#scripts/leads';
import { agingSite } from '#tests/platform/db/aging-site';
import { orderOf } from '#tests/platform/db/order-samples';
import { noon, submissionOf } from '#tests/platform/db/samples';

describe.each(['sqlite', 'postgres'] as const)('erasing by age on %s', (engine) => {
  const { store, clock, place, dataDir, siteWith, warning, metrics } = agingSite(engine);

  async function receive(many: number, receivedAt: number): Promise<void> {
    for (let index = 0; index < many; index += 1) {
      const email = `${receivedAt}.${index}@example.com`;
      await store.recordSubmission(submissionOf({ email, receivedAt: receivedAt + index }), []);
    }
  }
  const stored = async () => (await store.listLeads({ kinds: ['contact'] }, 1_000)).length;
  async function holdMail(): Promise<string> {
    const due = (await store.claimDue('test', 1_000, clock.now)).map(({ mail }) => mail);
    return due
      .filter(({ subject }) => /erased/.test(subject))
      .map(({ text }) => text)
      .join('\n');
  }
  async function runAt(now: number): Promise<void> {
    clock.now = now;
    await runDaily(siteWith());
  }
  /** A site that runs, from now on. */
  async function runUntil(end: number, step = 7 * day): Promise<void> {
    for (; clock.now < end; clock.now = Math.min(end, clock.now + step)) await runDaily(siteWith());
    await runDaily(siteWith());
  }
  async function leads(...words: string[]) {
    let printed = '';
    const status = await runLeads(words, {
      env: siteWith().env,
      now: () => clock.now,
      open: () => openStore(place()),
      print: async (text) => {
        printed += text;
      },
    });
    return { status, printed };
  }

  it('erases nothing at a start whose clock is 400 days ahead, notifies staff once, and goes on by itself once it is right', async () => {
    await receive(3, noon);
    await store.recordOrder(orderOf({ openedAt: noon }), 'k');
    await runDaily(siteWith());
    await runAt(noon + 400 * day);
    // Submissions in the meantime make the date no truer.
    await receive(1, clock.now);
    await runAt(clock.now + hour);
    expect(await stored()).toBe(4);
    expect((await store.erasureState()).hold).toMatchObject({ why: 'clock', knownUntil: noon });
    const there = await inspectStore(place(), migrations, stateSetting);
    expect(readErasureState(there.setting).hold).toMatchObject({ why: 'clock' });
    expect(await warning()).toContain('not erased: npm run -s leads -- erase-expired says why');
    expect(await metrics()).toContain('hoa_erasure_held 1');
    const mail = await holdMail();
    expect(mail.match(/What happened/g)).toHaveLength(1);
    expect(mail).toContain('400 days after it is last known to have run');
    expect(mail).toContain('erase 3 submissions, 0 drafts, 1 order');
    await runAt(noon + 2 * hour);
    expect((await store.erasureState()).hold).toBeUndefined();
    expect(await warning()).toBeUndefined();
    expect(await metrics()).toContain('hoa_erasure_held 0');
  });

  it('believes no such clock after an upgrade either: the newest row and the last backup say when it ran', async () => {
    await receive(1, noon - 3 * day);
    await noteBackup(dataDir(), { file: 'a backup' });
    await runDaily(siteWith());
    expect((await store.erasureState()).hold).toBeUndefined();
    await store.storeErasureState({});
    // The backup is of the machine's own time, which is earlier than this.
    await runAt(Math.max(Date.now(), noon) + 400 * day);
    expect(await stored()).toBe(1);
  });

  it('holds back what a host that jumps while it runs would take, and what a host of several would', async () => {
    await receive(3, noon);
    await runUntil(noon + 100 * day);
    await runAt(clock.now + 300 * day);
    expect(await stored()).toBe(3);
  });

  it('erases as ever on a site that runs, however idle, and after a night or days away', async () => {
    await receive(3, noon);
    await runUntil(noon + 364 * day);
    expect(await stored()).toBe(3);
    await runAt(clock.now + 6 * day);
    expect(await stored()).toBe(0);
    expect(await holdMail()).toBe('');
  });

  it('has nothing to hold back where nothing was ever sent', async () => {
    await runDaily(siteWith());
    await runAt(clock.now + 400 * day);
    expect((await store.erasureState()).hold).toBeUndefined();
    expect(await holdMail()).toBe('');
  });

  it('goes on after a long time away once somebody says so, who is told about to all of staff', async () => {
    await receive(3, noon);
    await runDaily(siteWith());
    await runAt(noon + 400 * day);
    await holdMail();
    const asked = await leads('erase-expired');
    expect(asked.status).toBe(1);
    expect(asked.printed).toContain('400 days after it is last known to have run');
    expect(await stored()).toBe(3);
    const done = await leads('erase-expired', '--yes');
    expect(done).toMatchObject({ status: 0 });
    expect(done.printed).toContain('Erased: 3 submissions');
    expect(await stored()).toBe(0);
    expect((await store.erasureState()).hold).toBeUndefined();
    expect(await holdMail()).toContain('somebody let the erasing go on');
    clock.now += hour;
    expect((await leads('erase-expired')).printed).toContain('Nothing holds it back');
  });

  it('erases no more than a tenth at once, as a shorter RETENTION_DAYS would; of fewer than twenty it does', async () => {
    await receive(4, noon - 200 * day);
    await receive(16, noon);
    await runDaily(siteWith());
    const shorter = siteWith({ RETENTION_DAYS: '100' });
    await runDaily(shorter);
    expect(await stored()).toBe(20);
    expect((await store.erasureState()).hold).toMatchObject({ why: 'share', due: { contacts: 4 } });
    expect(await holdMail()).toContain('more than a tenth at once: 4 submissions');
    const [one] = await store.listLeads({ kinds: ['contact'] }, 1);
    await store.erasePerson(one?.email ?? '', clock.now);
    await runDaily(shorter);
    expect(await stored()).toBe(15);
  });

  it('takes the peak of a year ago in its hour, without asking', async () => {
    await receive(30, noon);
    await receive(5, noon + 200 * day);
    await runUntil(noon + 364 * day);
    await runUntil(noon + 365 * day - hour, 22 * hour);
    expect(await stored()).toBe(35);
    await runAt(clock.now + hour + 1_000);
    expect(await stored()).toBe(5);
    expect(await holdMail()).toBe('');
  });
});

import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { backUp } from '#lib/platform/backup/backup';
import { restore } from '#lib/platform/backup/restore';
import type { Store } from '#lib/platform/db/store';
import { openStore } from '#lib/start/open-store';
import { storeContents } from '#lib/start/store-contents';
import { emptyEngines, engines, openDatabase } from '#tests/platform/db/engines';
import { orderOf } from '#tests/platform/db/order-samples';
import { claimMail, fileOf, mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

const meena = 'meena@example.com';

async function fill(store: Store): Promise<void> {
  const file = fileOf(Uint8Array.from({ length: 70_000 }, (_, index) => index % 256));
  const names = ['sent', 'parked', 'deferred', 'leased', 'waiting'];
  for (const [index, name] of names.entries()) {
    const submission = submissionOf({ name: `${name} தமிழ்`, receivedAt: noon + index });
    const [one] = name === 'sent' ? [file] : [];
    await store.recordSubmission(submission, [mailOf({ attachFile: one?.id })], one);
  }
  const claim = () => claimMail(store, noon + 9);
  await store.markSent(await claim(), noon);
  await store.markDeadLetter(await claim(), 'recipient-refused', noon);
  await store.markDeferred(await claim(), 'mail-deferred', noon + 60_000, noon);
  await claim();
  const notice = { submission: submissionOf({ kind: 'webinar-draft' }), mails: [mailOf()] };
  await store.saveDraft({ email: meena, browser: 'b', savedAt: noon, transcript: [] }, notice);
  const order = await store.recordOrder(orderOf(), 'k');
  const { providerOrderId } = order;
  await store.recordPaymentEvent({ id: 'e', kind: 'failed', at: noon, providerOrderId });
  await store.countRequest('v', 1_000, noon);
  await store.secret('visits');
}

const holds = {
  submissions: 6,
  files: 1,
  drafts: 1,
  orders: 1,
  mailsSent: 1,
  mailsWaiting: 4,
  mailsFailed: 1,
};

describe.each(['sqlite', 'postgres'] as const)('backup and restore on %s', (engine) => {
  const { store, place } = newStoreForEachTest(engines[engine]);
  const folder = folderForEachTest();
  let file: string;
  beforeEach(async () => {
    file = join(folder(), 'kept', 'copy');
    await fill(store);
  });

  async function everything() {
    const { db, close } = await openDatabase(place);
    const tables = [
      'submissions',
      'outbox',
      'files',
      'orders',
      'payment_events',
      'drafts',
      'visits',
      'settings',
    ] as const;
    const rows = [];
    for (const table of tables) rows.push(await db.selectFrom(table).selectAll().execute());
    await close();
    const text = JSON.stringify(rows.map((each) => each.map((row) => JSON.stringify(row)).sort()));
    return text.replaceAll(/\s/g, '');
  }

  it('gives back every row that there was, and keeps the present store aside', async () => {
    const before = await everything();
    await backUp(place, file);
    await store.recordSubmission(submissionOf(), [mailOf()]);
    const after = await everything();
    await store.close();

    const { formerStore, holds: inventory } = await restore(place, file, noon, storeContents);
    expect(inventory).toEqual(holds);
    expect(await everything()).toBe(before);
    expect(formerStore).toMatch(/before.restore.20261120.120000/);
    expect(after).not.toBe(before);
    if (engine === 'sqlite') {
      await restore(place, String(formerStore), noon + 60_000, storeContents);
      expect(await everything()).toBe(after);
    }
  });

  it('restores where there was no store yet', async () => {
    await backUp(place, file);
    const empty = await emptyEngines[engine]();
    const { formerStore, holds: inventory } = await restore(empty, file, noon, storeContents);
    expect([formerStore, inventory]).toEqual([undefined, holds]);
    const restored = await openStore(empty);
    expect(await restored.findDraft(meena)).toBeDefined();
    await restored.close();
    await empty.remove();
  });

  it('copies one moment of a store that is being written to', async () => {
    let writing = true;
    const write = async () => {
      while (writing) {
        await store.recordSubmission(submissionOf(), [mailOf()]);
        await setImmediate();
      }
    };
    const writer = write();
    await backUp(place, file);
    writing = false;
    await writer;
    await store.close();
    const { submissions, mailsSent, mailsWaiting, mailsFailed } = (
      await restore(place, file, noon, storeContents)
    ).holds;
    expect(submissions).toBe(mailsSent + mailsWaiting + mailsFailed);
    expect(submissions).toBeGreaterThanOrEqual(6);
  });

  it('refuses to restore while the site works on the store', async () => {
    await backUp(place, file);
    await expect(restore(place, file, noon, storeContents)).rejects.toThrow(/Stop the site/);
    await store.recordSubmission(submissionOf(), []);
    await store.close();
    expect((await restore(place, file, noon, storeContents)).holds).toEqual(holds);
  });

  it('leaves the store as it was where the file is no backup of ours', async () => {
    const before = await everything();
    await store.close();
    const junk = join(folder(), 'junk');
    writeFileSync(junk, 'junk '.repeat(5_000));
    await expect(restore(place, junk, noon, storeContents)).rejects.toThrow();
    await expect(restore(place, join(folder(), 'missing'), noon, storeContents)).rejects.toThrow();
    expect(await everything()).toBe(before);
  });

  it('leaves the store as it was where the backup is of a newer version', async () => {
    const database = await openDatabase(place);
    await database.db
      .insertInto('migrations')
      .values({ id: '999-tomorrow', applied_at: noon })
      .execute();
    await backUp(place, file);
    await database.db.deleteFrom('migrations').where('id', '=', '999-tomorrow').execute();
    await database.close();
    const before = await everything();
    await store.close();
    await expect(restore(place, file, noon, storeContents)).rejects.toThrow(
      /newer version.*999-tomorrow/,
    );
    expect(await everything()).toBe(before);
  });

  it('leaves no half a backup, and lets nobody else read a whole one', async () => {
    await backUp(place, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder(), 'kept'))).toEqual(['copy']);
    const gone = {
      dataDir: join(folder(), 'nowhere'),
      databaseUrl: place.databaseUrl && `${place.databaseUrl}x`,
    };
    await expect(backUp(gone, join(folder(), 'half'))).rejects.toThrow();
    expect(readdirSync(folder())).toEqual(['kept']);
  });
});

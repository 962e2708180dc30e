import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime, { type Email } from 'postal-mime';
import { addressed } from '#lib/server/mail/addressed';
import { openTransport } from '#lib/server/mail/open-transport';
import { complete } from '#lib/server/outbox/deliver';
import { readEnv } from '#lib/server/settings/env';
import { openSite } from '#lib/server/site';
import { storeOver } from '#lib/server/store/repository';
import { openSqlite } from '#lib/server/store/sqlite/sqlite';
import type { Submission } from '#lib/server/store/store';
import { newDataDir } from '#tests/setup/data-dir';

/** A Friday noon in India. */
export const noon = Date.UTC(2026, 10, 20, 6, 30);

export interface Trial {
  /** Everything stored, in its order, read by another connection. */
  stored(): Submission[];
  /** What a table holds, read by another connection. */
  rows(table: 'outbox' | 'webhook_events'): readonly unknown[];
  /** Delivers what is due into the folder and reads all that lies there. */
  mails(): Promise<Email[]>;
  /** Of these, the ones to operations. */
  staffMails(): Promise<Email[]>;
  /** Holds the store's lock until the returned function is called. */
  hold(): () => void;
  passTime(ms: number): void;
  close(): Promise<void>;
}

/** A site of its own, with an empty store and mail folder that go with it. */
export async function openTrial(settings: Readonly<Record<string, string>> = {}): Promise<Trial> {
  const folder = await newDataDir();
  const store = storeOver(await openSqlite(folder, 50));
  const env = readEnv({ DATA_DIR: folder, RATE_LIMIT: 'off', ...settings });
  const transport = addressed(openTransport(env), env);
  const other = () => new DatabaseSync(join(folder, 'hoa.sqlite'));
  let now = noon;
  openSite({ env, store, wakeCourier: () => undefined, now: () => now });
  const trial: Trial = {
    stored() {
      const database = other();
      const rows = database.prepare('select * from submissions order by rowid').all();
      database.close();
      return rows.map(submissionOf);
    },
    rows(table) {
      const database = other();
      const rows = database.prepare(`select * from ${table}`).all();
      database.close();
      return rows;
    },
    async mails() {
      for (const delivery of await store.claimDue('trial', 1000, now)) {
        await transport.send(await complete(store, delivery));
        await store.markSent(delivery, now);
      }
      const box = join(folder, 'mail');
      const letters = readdirSync(folder).includes('mail') ? readdirSync(box).sort() : [];
      return Promise.all(letters.map((name) => PostalMime.parse(readFileSync(join(box, name)))));
    },
    async staffMails() {
      const all = await trial.mails();
      return all.filter(({ to }) => to?.[0]?.address === 'operations@localhost');
    },
    hold() {
      const database = other();
      database.exec('begin immediate');
      return () => {
        database.exec('rollback');
        database.close();
      };
    },
    passTime(ms) {
      now += ms;
    },
    async close() {
      await transport.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return trial;
}

const submissionOf = (row: Readonly<Record<string, unknown>>): Submission => ({
  id: String(row.id),
  kind: String(row.kind),
  receivedAt: Number(row.received_at),
  name: String(row.name),
  email: String(row.email),
  phone: String(row.phone),
  transcript: JSON.parse(String(row.transcript)),
  ...(row.suspicion === null ? {} : { suspicion: String(row.suspicion) }),
});

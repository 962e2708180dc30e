import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { mailLinks } from '#lib/enquiries/credentials';
import type { Submission } from '#lib/enquiries/schema/submission';
import { addressed, openTransport } from '#lib/platform/mail/gateway';
import { complete } from '#lib/platform/mail/outbox/deliver';
import { membersOf } from '#lib/staff/rules';
import { openTestSite } from '#tests/setup/test-site';

export type Trial = Awaited<ReturnType<typeof openTrial>>;

/** A site of its own, with an empty store and mail folder that go with it. */
export async function openTrial(settings: Readonly<Record<string, string>> = {}) {
  const opened = await openTestSite({ RATE_LIMIT: 'off', ...settings }, { busyMs: 50 });
  const { store, clock, folder, connect, hold } = opened;
  const { env } = opened.context;
  const transport = addressed(
    openTransport(env),
    env,
    membersOf(env).map(({ email }) => email),
  );
  const read = (query: string) => {
    const database = connect();
    const rows = database.prepare(query).all();
    database.close();
    return rows;
  };
  /** Delivers what is due into the folder and reads all that lies there. */
  async function mails(): Promise<Email[]> {
    for (const delivery of await store.claimDue('trial', 1000, clock.now)) {
      await transport.send(await complete({ store, links: mailLinks }, delivery));
      await store.markSent(delivery, clock.now);
    }
    const box = join(folder, 'mail');
    const files = readdirSync(folder).includes('mail') ? readdirSync(box).sort() : [];
    return Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(box, name)))));
  }
  return {
    /** Everything stored, in its order, read by another connection. */
    stored: () => read('select * from submissions order by rowid').map(submissionOf),
    rows: (table: 'outbox' | 'webhook_events') => read(`select * from ${table}`),
    mails,
    /** It gives the mails to operations among them. */
    staffMails: async () =>
      (await mails()).filter(({ to }) => to?.[0]?.address === 'operations@localhost'),
    hold,
    passTime(ms: number) {
      clock.now += ms;
    },
    async close() {
      await transport.close();
      await opened.close();
    },
  };
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

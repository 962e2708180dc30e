/** Two hosts start at the same moment, on a database that holds nothing but yesterday's suspects: one digest is to be written. */
import { randomUUID } from 'node:crypto';
import { openStore } from '#lib/server/store/open-store';
import { stored, timesMailed, untilMailed } from '#tests/hosts/records';
import { type Report, until } from '#tests/hosts/report';
import type { Testbed } from '#tests/hosts/testbed';

const dayMs = 86_400_000;

export async function withDigest({ claim }: Report, stage: Testbed): Promise<void> {
  const { databaseUrl, mail, a, b } = stage;
  const digests = () => stored(databaseUrl, 'digest', '');
  await suspectYesterday(databaseUrl);
  await Promise.all([a.start(), b.start()]);
  // The daily work begins after a host is healthy.
  await until('the digest is written', async () => (await digests()).length > 0, 30);
  await untilMailed(databaseUrl);
  const ids = await digests();
  claim(
    'both do the daily work, and staff get one digest',
    [ids.length, timesMailed(mail, ids, 'staff')],
    [1, [1]],
  );
}

async function suspectYesterday(databaseUrl: string): Promise<void> {
  const store = await openStore({ databaseUrl, dataDir: '' });
  const suspect = {
    kind: 'contact',
    receivedAt: Date.now() - dayMs,
    name: 'Robot',
    email: 'robot@example.in',
    phone: '9876543210',
    transcript: [],
    suspicion: 'trap field filled',
  };
  for (const id of [randomUUID(), randomUUID()])
    await store.recordSubmission({ id, ...suspect }, []);
  await store.close();
}

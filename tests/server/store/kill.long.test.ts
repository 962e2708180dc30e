import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { openTransport } from '#lib/server/mail/open-transport';
import { startCourier } from '#lib/server/outbox/courier';
import { openStore } from '#lib/server/store/open-store';
import { messageIdOf } from '#lib/server/store/submissions/submissions';
import { sqlitePlace } from '#tests/server/store/engines';

const rounds = 30;

/** Kills the child at the given acknowledgement, or while it starts; returns what it acknowledged. */
async function runUntilKilled(dataDir: string, killAt: number): Promise<string[]> {
  const child = spawn(process.execPath, ['tests/server/store/kill-child.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const acknowledged: string[] = [];
  if (killAt === 0) child.kill('SIGKILL');
  // The last line may be cut: an acknowledgement that nobody read in full is none.
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.length === 36) acknowledged.push(line);
    if (acknowledged.length === killAt) child.kill('SIGKILL');
  }
  expect(await exit).toEqual([null, 'SIGKILL']);
  return acknowledged;
}

it('mails everything acknowledged, although it is killed thirty times', async () => {
  const place = await sqlitePlace();
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const killAt = round % 10 === 0 ? 0 : 1 + Math.floor(Math.random() * 150);
    acknowledged.push(...(await runUntilKilled(place.dataDir, killAt)));
  }

  const store = await openStore(place);
  const transport = openTransport({ DATA_DIR: place.dataDir, MAIL_FROM: 'site@example.com' });
  const sent: string[] = [];
  const quiet = { info: () => undefined, warn: () => undefined };
  const courier = startCourier({ store, transport, owner: 'host', log: quiet });
  await courier.idle();
  await courier.stop();

  expect(acknowledged.length).toBeGreaterThan(rounds);
  expect(await store.backlog(Date.now())).toMatchObject({ waiting: 0, parked: 0 });
  const folder = join(place.dataDir, 'mail');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.eml'))) {
    const mail = await PostalMime.parse(readFileSync(join(folder, file)));
    expect(mail.messageId).toBe(messageIdOf(mail.subject ?? '', 'staff'));
    sent.push(mail.subject ?? '');
  }
  expect(new Set(sent).size).toBe(sent.length);
  const lost = acknowledged.filter((id) => !sent.includes(id));
  expect(lost).toEqual([]);
  await store.close();
  await place.remove();
}, 180_000);

/** One line for each promise and how many hold; what the hosts have stored and mailed, read from outside. */

import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { messageIdOf } from '#lib/platform/mail/queries/outbox';
import type { MailServer } from '#tests/platform/mail/mail-server';

export type Report = ReturnType<typeof newReport>;

export function newReport() {
  const count = { passed: 0, failed: 0 };
  const fail = (text: string) => {
    count.failed += 1;
    console.log(`FAILED ${text}`);
  };
  return {
    count,
    /** A promise holds where `found` equals `expected`. */
    claim(promise: string, found: unknown, expected: unknown) {
      if (!isDeepStrictEqual(found, expected)) {
        const [is, should] = [found, expected].map((value) => JSON.stringify(value));
        return fail(`${promise}: ${is} instead of ${should}`);
      }
      count.passed += 1;
      console.log(`ok ${promise}`);
    },
    async verify(title: string, work: () => Promise<void>) {
      const begin = performance.now();
      await work().catch((error: unknown) => fail(`${title}: ${error}`));
      console.log(`   ${title}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    },
  };
}

/** Waits until it is so; throws after `seconds`. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  seconds: number,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`after ${seconds} s, not yet: ${what}`);
    await wait(50);
  }
}

export async function createDatabase(clusterUrl: string, name: string): Promise<string> {
  await query(clusterUrl, `create database ${name}`);
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function query<Row extends object>(
  databaseUrl: string,
  words: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A connection that is cut has refused its query already; without a listener it would end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(words, [...values])).rows;
  } finally {
    await client.end();
  }
}

export async function stored(databaseUrl: string, kind: string, begin: string): Promise<string[]> {
  const words = 'select id from submissions where kind = $1 and starts_with(email, $2)';
  return (await query<{ id: string }>(databaseUrl, words, [kind, begin])).map(({ id }) => id);
}

type Role = Parameters<typeof messageIdOf>[1];

export function timesMailed(server: MailServer, ids: readonly string[], role: Role): number[] {
  const times = new Map(ids.map((id) => [messageIdOf(id, role), 0]));
  for (const { mail } of server.received) {
    const before = times.get(mail.messageId ?? '');
    if (before !== undefined) times.set(mail.messageId ?? '', before + 1);
  }
  return [...new Set(times.values())].sort();
}

/**
 * Waits until no mail is waiting; throws after `seconds`. Mails to visitors past the limit of a day are held, and wait
 * for nobody but staff: a quick machine takes more enquiries in one run than the site confirms in a day.
 */
export function untilMailed(databaseUrl: string, seconds = 60): Promise<void> {
  const words = 'select id from outbox where sent_at is null and gave_up_at is null';
  return until(
    'every mail is sent',
    async () => (await query(databaseUrl, words)).length === 0,
    seconds,
  );
}

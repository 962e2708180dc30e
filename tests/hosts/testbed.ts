/** Everything that several hosts need: one PostgreSQL, one mail server, one payment provider, two hosts, nginx. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#scripts/postgres';
import { freePort } from '#scripts/serve-copy';
import { copyAnswers, copyNewer } from '#tests/hosts/answers';
import { type Host, hostWith } from '#tests/hosts/host';
import { type Front, startNginx } from '#tests/hosts/nginx';
import { createDatabase } from '#tests/hosts/records';
import { MailServer } from '#tests/server/mail/mail-server';
import { type Provider, startProvider } from '#tests/server/payments/provider';

export interface Testbed {
  readonly databaseUrl: string;
  readonly mail: MailServer;
  readonly provider: Provider;
  readonly front: Front;
  readonly a: Host;
  readonly b: Host;
  /** Two more hosts on an empty database of their own, which nginx does not know. */
  pairOnEmpty(
    name: string,
  ): Promise<{ readonly url: string; readonly pair: readonly [Host, Host] }>;
  close(): Promise<void>;
}

/** Of the desk of both hosts. */
export const members = ['meena@example.com', 'sathya@example.com'] as const;

const dayMs = 86_400_000;

/** The hosts are ready to be started; the second one has a newer build than that of `answers`. */
export async function openTestbed(answers: string): Promise<Testbed> {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-hosts-'));
  const builds = [
    await copyAnswers(answers, join(folder, 'build')),
    await copyNewer(answers, join(folder, 'newer-build')),
  ] as const;
  const cluster = await startPostgres();
  const mail = new MailServer();
  await mail.up();
  const provider = await startProvider();
  const settings = (name: string, databaseUrl: string) => ({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, name),
    SMTP_URL: mail.url,
    DESK_EMAILS: members.map((email) => `Sample <${email}>`).join(', '),
    TRUST_PROXY: '1',
    RATE_LIMIT: '60',
    AI_WEBINAR_CLOSES_AT: new Date(Date.now() + dayMs).toISOString(),
    ...provider.settings,
  });
  const databaseUrl = await createDatabase(cluster.url, 'hosts');
  const ports = [await freePort(), await freePort()] as const;
  const pair = (url: string, name: string) =>
    [
      hostWith(builds[0], ports[0], settings(`${name}-a`, url)),
      hostWith(builds[1], ports[1], settings(`${name}-b`, url)),
    ] as const;
  const [a, b] = pair(databaseUrl, 'main');
  const front = await startNginx(await freePort(), [a.address, b.address]);
  return {
    databaseUrl,
    mail,
    provider,
    front,
    a,
    b,
    async pairOnEmpty(name) {
      const url = await createDatabase(cluster.url, name);
      return { url, pair: pair(url, name) };
    },
    async close() {
      await front.stop();
      await provider.close();
      await mail.down();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

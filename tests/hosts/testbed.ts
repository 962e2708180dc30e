/** Everything that several hosts need: one PostgreSQL, one mail server, one payment provider, two hosts, nginx. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#scripts/postgres';
import { freePort } from '#scripts/serve-copy';
import { addNewerFile } from '#tests/hosts/answers';
import { hostWith } from '#tests/hosts/host';
import { startNginx } from '#tests/hosts/nginx';
import { createDatabase } from '#tests/hosts/records';
import { MailServer } from '#tests/server/mail/mail-server';
import { startProvider } from '#tests/server/payments/provider';

export type Testbed = Awaited<ReturnType<typeof openTestbed>>;

/** Of the desk of both hosts. */
export const members = ['meena@example.com', 'sathya@example.com'] as const;

const dayMs = 86_400_000;

/** The hosts are ready to be started; the second one has a newer build than that of `answers`. */
export async function openTestbed(answers: string) {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-hosts-'));
  const [build, newer] = [join(folder, 'build'), join(folder, 'newer-build')];
  for (const copy of [build, newer]) await cp(answers, copy, { recursive: true });
  await addNewerFile(newer);
  const cluster = await startPostgres();
  const mail = new MailServer();
  await mail.up();
  const provider = await startProvider();
  const databaseUrl = await createDatabase(cluster.url, 'hosts');
  const settings = (name: string) => ({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, name),
    SMTP_URL: mail.url,
    DESK_EMAILS: members.map((email) => `Sample <${email}>`).join(', '),
    TRUST_PROXY: '1',
    RATE_LIMIT: '60',
    AI_WEBINAR_CLOSES_AT: new Date(Date.now() + dayMs).toISOString(),
    ...provider.settings,
  });
  const a = hostWith(build, await freePort(), settings('a'));
  const b = hostWith(newer, await freePort(), settings('b'));
  const front = await startNginx(await freePort(), [a.address, b.address]);
  return {
    databaseUrl,
    mail,
    provider,
    front,
    a,
    b,
    async close() {
      await front.stop();
      await provider.close();
      await mail.down();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

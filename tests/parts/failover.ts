/** The site on a PostgreSQL primary with a synchronous standby: HAProxy leads to whichever of both takes writes. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { healthCheck } from '#data/addresses/routes';
import { type Cluster, startPostgres } from '#scripts/postgres';
import { freePort } from '#scripts/serve-copy';
import { run as runScript } from '#tests/faults/observed-site';
import { createDatabase, query } from '#tests/hosts/report';
import { ask } from '#tests/hosts/visitor';
import { enoughAcknowledged, outlive, startLoad } from '#tests/parts/database-load';
import { type Cleanup, definePart } from '#tests/parts/part';
import { listens, newFolder, startDaemon, until } from '#tests/parts/programs';
import { openPublicSite, publicSettings } from '#tests/parts/public-site';

/** Until somebody has noticed that the primary is gone. */
const noticedMs = 2_000;
/** Longer than a commit may take, and than a visitor of the load waits. */
const standbyAwayMs = 35_000;

interface Server {
  readonly name: string;
  readonly port: number;
  cluster: Cluster;
}

async function prepare(cleanup: Cleanup) {
  const folder = await newFolder(cleanup, 'failover');
  const [first, second, port] = [await freePort(), await freePort(), await freePort()];
  const one: Server = { name: 'one', port: first, cluster: await startPostgres(settingsOf(first)) };
  cleanup.defer(() => one.cluster.stop());
  await createDatabase(urlOf(one), 'site');
  const two: Server = { name: 'two', port: second, cluster: await standbyOf(one, second) };
  cleanup.defer(() => two.cluster.stop());
  await requireStandby(one);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, haproxyConf(port, [one, two]));
  const startProxy = () =>
    startDaemon(cleanup, '/usr/sbin/haproxy', ['-db', '-f', file], () => listens(port));
  const proxy = await startProxy();
  const DATABASE_URL = `postgres://postgres@127.0.0.1:${port}/site`;
  await until('HAProxy leads to the primary', 20, () => leadsToPrimary(DATABASE_URL));
  const DATA_DIR = join(folder, 'data');
  const site = await openPublicSite(cleanup, { DATABASE_URL, DATA_DIR });
  const load = startLoad(site.origin);
  // Where a check throws, the visitors leave all the same.
  cleanup.defer(async () => void (await load.leave()));
  const settings = { ...publicSettings, SMTP_URL: site.mail.url, DATA_DIR };
  const doctor = async (databaseUrl = DATABASE_URL) =>
    (await runScript('scripts/doctor.ts', { ...settings, DATABASE_URL: databaseUrl })).printed;
  return { cleanup, one, two, proxy, startProxy, site, load, doctor, databaseUrl: DATABASE_URL };
}

type Context = Awaited<ReturnType<typeof prepare>>;

/** Without whole pages, what a killed process leaves behind could not be repaired. */
const settingsOf = (port: number) => ({
  listen_addresses: '127.0.0.1',
  port: String(port),
  full_page_writes: 'on',
  wal_level: 'replica',
});

const urlOf = ({ port }: Pick<Server, 'port'>, database = 'postgres') =>
  `postgres://postgres@127.0.0.1:${port}/${database}`;

const standbyOf = (primary: Pick<Server, 'port'>, port: number): Promise<Cluster> =>
  startPostgres(settingsOf(port), urlOf(primary));

/** From here on, the primary acknowledges what its standby has as well. */
async function requireStandby(primary: Server): Promise<void> {
  await setStandbys(primary, '*');
  await until('the standby is synchronous', 30, async () => {
    const rows = await query(urlOf(primary), 'select sync_state from pg_stat_replication');
    return rows.some((row) => 'sync_state' in row && row.sync_state === 'sync');
  });
}

async function setStandbys(server: Server, names: string): Promise<void> {
  await query(urlOf(server), `alter system set synchronous_standby_names = '${names}'`);
  await query(urlOf(server), 'select pg_reload_conf()');
}

/** A server that answers `select pg_is_in_recovery()` with false takes writes. */
function haproxyConf(port: number, servers: readonly Server[]): string {
  const number = (value: number) => Buffer.from([0, 0, value >> 8, value & 255]);
  const text = (...parts: string[]) => Buffer.from(parts.map((part) => `${part}\0`).join(''));
  const startup = Buffer.concat([
    Buffer.from([0, 3, 0, 0]),
    text('user', 'postgres', 'database', 'postgres', ''),
  ]);
  const question = text('select pg_is_in_recovery()');
  const asked = Buffer.concat([
    Buffer.concat([number(startup.length + 4), startup]),
    Buffer.concat([Buffer.from('Q'), number(question.length + 4), question]),
  ]);
  /** One row of one column of one letter. */
  const isPrimary = Buffer.concat([
    ...[Buffer.from('D'), number(11), Buffer.from([0, 1]), number(1), Buffer.from('f')],
  ]);
  return `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${asked.toString('hex')}
  tcp-check expect binary ${isPrimary.toString('hex')}
  default-server inter 300ms fall 1 rise 1 on-marked-down shutdown-sessions
${servers.map((each) => `  server ${each.name} 127.0.0.1:${each.port} check`).join('\n')}
`;
}

/** Until it has asked both, HAProxy leads to one after the other. */
async function leadsToPrimary(url: string): Promise<boolean> {
  try {
    const ask = () => query<{ standby: boolean }>(url, 'select pg_is_in_recovery() as standby');
    const answers = [...(await ask()), ...(await ask())];
    return answers.every(({ standby }) => !standby);
  } catch {
    return false;
  }
}

/** The standby takes over, as it is told by whoever noticed. */
async function promote(server: Server): Promise<void> {
  // A copy of a primary that asked for a standby asks for one too.
  await query(urlOf(server), 'select pg_promote()');
  await setStandbys(server, '');
}

async function killPrimary(from: Server, to: Server): Promise<void> {
  await from.cluster.kill();
  await wait(noticedMs);
  await promote(to);
}

/** The former primary comes back as the standby of the new one, from a copy of it. */
async function rejoin(former: Server, primary: Server): Promise<void> {
  await former.cluster.stop();
  former.cluster = await standbyOf(primary, former.port);
  await requireStandby(primary);
}

const waitsForStandby =
  /^FAIL {2}Store +no write is confirmed within 5 s: the primary waits for its synchronous standby \(\*\)\./m;

/** A load balancer waits for five seconds, and then takes it for dead without a reason. */
async function expectStandbyMissed(origin: string): Promise<void> {
  const asked = performance.now();
  const { status, body } = await ask(origin, healthCheck);
  const took = performance.now() - asked;
  assert.ok(took < 5_000, `health took ${took.toFixed(0)} ms`);
  assert.equal(status, 503);
  assert.match(body, /the database does not answer/);
}

export const failover = definePart<Context>({
  name: 'failover',
  packages: ['postgresql', 'haproxy'],
  holds:
    'nothing acknowledged is lost when a synchronous standby takes over behind HAProxy, once and back; 503 for at most 20 s',
  prepare,
  checks: {
    'on a primary with a synchronous standby the site is healthy and takes enquiries': async ({
      site,
      load,
    }) => {
      await load.nextAcknowledged();
      assert.equal((await ask(site.origin, healthCheck)).status, 200);
    },
    'the doctor finds nothing wrong behind HAProxy': async ({ doctor }) => {
      assert.match(await doctor(), /^ok {4}Store/m);
    },
    'the doctor says of a standby that it takes no writes': async ({ doctor, two }) => {
      assert.match(
        await doctor(urlOf(two, 'site')),
        /^FAIL {2}Store +the database takes no writes: .*Let DATABASE_URL lead to the primary/m,
      );
    },
    'HAProxy restarted: each answer is 200 or 503 with Retry-After, for 20 s at most': async (
      context,
    ) => {
      await outlive(context.load, async () => {
        await context.proxy.stop();
        await wait(noticedMs);
        await context.startProxy();
      });
    },
    'the primary killed, its standby promoted: each answer is 200 or 503 with Retry-After, for 20 s at most':
      async ({ load, one, two }) => {
        await outlive(load, () => killPrimary(one, two));
      },
    'back again, from the standby that the former primary has become': async ({
      load,
      one,
      two,
    }) => {
      await rejoin(one, two);
      await outlive(load, () => killPrimary(two, one));
    },
    'every acknowledged enquiry is stored on the new primary, once': async ({
      load,
      databaseUrl,
    }) => {
      await enoughAcknowledged(load);
      await load.leave();
      await load.expectStoredOnce(databaseUrl);
    },
    'every acknowledged enquiry is mailed to the team, once': async ({ load, site }) => {
      await load.expectMailedOnce(site.mail);
    },
    'the standby away for longer than a visitor waits: nobody is told 200 for what only the primary has, each is told 503 with Retry-After':
      async ({ cleanup, one, two, site, databaseUrl, doctor }) => {
        await rejoin(two, one);
        const load = startLoad(site.origin);
        cleanup.defer(async () => void (await load.leave()));
        await load.nextAcknowledged();
        await two.cluster.kill();
        await wait(1_000);
        const acknowledged = load.acknowledged.size;
        const backAt = performance.now() + standbyAwayMs;
        while (performance.now() < backAt) await expectStandbyMissed(site.origin);
        assert.match(await doctor(), waitsForStandby);
        assert.equal(load.acknowledged.size, acknowledged);
        await two.cluster.restart();
        await load.nextAcknowledged();
        await load.leave();
        assert.deepEqual(load.wrong, []);
        assert.equal((await ask(site.origin, healthCheck)).status, 200);
        await load.expectStoredOnce(databaseUrl);
        await load.expectStoredOnce(urlOf(two, 'site'));
      },
    'while no server takes writes, health and doctor say that the store is away': async ({
      one,
      two,
      site,
      doctor,
    }) => {
      await one.cluster.kill();
      await until('health says so', 20, async () => {
        const { status, body } = await ask(site.origin, healthCheck);
        return status === 503 && /store/.test(body);
      });
      assert.match(await doctor(), /^FAIL {2}Store/m);
      await promote(two);
      await until('the site is healthy on the other', 20, async () => {
        const { status } = await ask(site.origin, healthCheck);
        return status === 200;
      });
    },
  },
});

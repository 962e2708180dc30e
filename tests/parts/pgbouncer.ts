/** The site on PostgreSQL behind PgBouncer, while either of them is restarted under load. */
import assert from 'node:assert/strict';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { healthCheck } from '#data/addresses/routes';
import { startPostgres } from '#scripts/postgres';
import { observedSite, run as runScript } from '#tests/faults/observed-site';
import { sendQuestion } from '#tests/faults/visitor';
import { createDatabase, query } from '#tests/hosts/report';
import { ask } from '#tests/hosts/visitor';
import { enoughAcknowledged, outlive, startLoad } from '#tests/parts/database-load';
import { type Cleanup, definePart } from '#tests/parts/part';
import { newFolder } from '#tests/parts/programs';
import { openPublicSite, publicSettings } from '#tests/parts/public-site';
import { startPooler } from '#tests/platform/db/postgres/pooler';

const downMs = 1_000;
const sharingRefused =
  /pooler in front of the database .*transaction pooling.*: set pool_mode=session there, or let DATABASE_URL lead to PostgreSQL itself/;

async function prepare(cleanup: Cleanup) {
  const folder = await newFolder(cleanup, 'pgbouncer');
  // Without them, half a page that a killed process leaves behind could not be repaired.
  const cluster = await startPostgres({ full_page_writes: 'on' });
  cleanup.defer(() => cluster.stop());
  const databaseUrl = await createDatabase(cluster.url, 'site');
  const pooler = await restartablePooler(cleanup, databaseUrl, { pool_mode: 'session' });
  const dataDir = join(folder, 'data');
  const site = await openPublicSite(cleanup, { DATABASE_URL: pooler.url, DATA_DIR: dataDir });
  const load = startLoad(site.origin);
  // Where a check throws, the visitors leave all the same.
  cleanup.defer(async () => void (await load.leave()));
  const settings = { ...publicSettings, SMTP_URL: site.mail.url, DATA_DIR: dataDir };
  const script = (name: string, url: string, ...words: string[]) =>
    runScript(`scripts/${name}.ts`, { ...settings, DATABASE_URL: url }, ...words);
  return { cleanup, folder, cluster, databaseUrl, pooler, site, load, script };
}

type Context = Awaited<ReturnType<typeof prepare>>;

/** Stopped and started again at the same socket. */
async function restartablePooler(
  cleanup: Cleanup,
  databaseUrl: string,
  settings: Readonly<Record<string, string>>,
) {
  const folder = await newFolder(cleanup, 'pool');
  // PgBouncer runs as the user of PostgreSQL.
  await chmod(folder, 0o777);
  const start = () => startPooler(databaseUrl, { ...settings, unix_socket_dir: folder });
  let running = await start();
  cleanup.defer(() => running.stop());
  const { username, pathname } = new URL(databaseUrl);
  return {
    url: `postgres://${username}@localhost:6432${pathname}?host=${encodeURIComponent(folder)}`,
    async restart() {
      await running.stop();
      await wait(downMs);
      running = await start();
    },
  };
}

async function restartDatabase({ cluster }: Context): Promise<void> {
  await cluster.kill();
  await wait(downMs);
  await cluster.restart();
}

export const pgbouncer = definePart<Context>({
  name: 'pgbouncer',
  packages: ['postgresql', 'pgbouncer'],
  holds:
    'nothing acknowledged is lost while PostgreSQL or PgBouncer restarts; transaction pooling is refused in a sentence; no restore runs beside a site',
  prepare,
  checks: {
    'with a session for each client the site is healthy and takes enquiries': async ({
      site,
      load,
    }) => {
      await load.nextAcknowledged();
      const { status } = await ask(site.origin, healthCheck);
      assert.equal(status, 200);
    },
    'PostgreSQL killed and restarted twice: each answer is 200 or 503 with Retry-After, for 20 s at most':
      async (context) => {
        for (let round = 0; round < 2; round += 1)
          await outlive(context.load, () => restartDatabase(context));
      },
    'PgBouncer killed and restarted twice: each answer is 200 or 503 with Retry-After, for 20 s at most':
      async (context) => {
        for (let round = 0; round < 2; round += 1)
          await outlive(context.load, () => context.pooler.restart());
      },
    'both restarted at once: each answer is 200 or 503 with Retry-After, for 20 s at most': async (
      context,
    ) => {
      await outlive(context.load, async () => {
        await Promise.all([restartDatabase(context), context.pooler.restart()]);
      });
    },
    'every acknowledged enquiry is stored, once': async ({ load, databaseUrl }) => {
      await enoughAcknowledged(load);
      await load.leave();
      await load.expectStoredOnce(databaseUrl);
    },
    'every acknowledged enquiry is mailed to the team, once': async ({ load, site }) => {
      await load.expectMailedOnce(site.mail);
    },
    'the doctor finds nothing wrong with a session for each client': async ({ script, pooler }) => {
      const { printed } = await script('doctor', pooler.url);
      assert.match(printed, /^ok {4}Store/m);
    },
    'a restore through the pooler beside the site is refused, and changes nothing': async ({
      script,
      pooler,
      folder,
      databaseUrl,
      load,
    }) => {
      const copy = join(folder, 'copy');
      const made = await script('backup', pooler.url, copy);
      assert.equal(made.status, 0, made.printed);
      for (const url of [pooler.url, databaseUrl]) {
        const { status, printed } = await script('restore', url, copy);
        assert.notEqual(status, 0);
        assert.match(printed, /Stop the site/);
      }
      const [row] = await query<{ many: string }>(
        databaseUrl,
        "select count(*) as many from submissions where kind = 'contact'",
      );
      assert.ok(Number(row?.many) >= load.acknowledged.size);
    },
    'once the site is stopped the same restore works through the pooler, and every enquiry is in it':
      async ({ script, pooler, folder, databaseUrl, site, load }) => {
        await site.stop();
        const { status, printed } = await script('restore', pooler.url, join(folder, 'copy'));
        assert.equal(status, 0, printed);
        const rows = await query<{ email: string }>(databaseUrl, 'select email from submissions');
        const stored = new Set(rows.map(({ email }) => email));
        assert.deepEqual(
          [...load.acknowledged.keys()].filter((each) => !stored.has(each)),
          [],
        );
      },
    'with transaction pooling doctor and restore say in one sentence what to set': async (
      context,
    ) => {
      const { script, folder } = context;
      const { url } = await sharingPooler(context);
      assert.match((await script('doctor', url)).printed, sharingRefused);
      const restored = await script('restore', url, join(folder, 'copy'));
      assert.notEqual(restored.status, 0);
      assert.match(restored.printed, sharingRefused);
    },
    'with transaction pooling a site takes nothing, and its health and log say what to set': async (
      context,
    ) => {
      const { url } = await sharingPooler(context);
      const { mail } = context.site;
      const settings = { ...publicSettings, SMTP_URL: mail.url, DATABASE_URL: url };
      const site = await observedSite({ ...settings, DATA_DIR: join(context.folder, 'data') });
      try {
        const question = await sendQuestion(site.origin);
        assert.deepEqual([question.status, question.retryAfter !== undefined], [503, true]);
        assert.equal((await site.health()).status, 503);
        assert.match(site.printed(), sharingRefused);
      } finally {
        await site.stop();
      }
    },
  },
});

const sharingPooler = ({ cleanup, databaseUrl }: Context) =>
  restartablePooler(cleanup, databaseUrl, { pool_mode: 'transaction' });

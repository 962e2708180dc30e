/** The store cannot write although it is there: locked by another program, or read-only. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { startPostgres } from '#scripts/postgres';
import { type FaultTest, type Finding, finding } from '#tests/faults/fault-test';
import { type RestartableSite, restartableSite, until } from '#tests/faults/restartable-site';
import { ask, sendQuestion } from '#tests/faults/visitor';

export const locked: FaultTest = async function* (size) {
  const site = await restartableSite();
  await site.start();
  const other = new DatabaseSync(join(site.dataDir, 'hoa.sqlite'));
  yield* refuses(site, 'SQLite locked by another program', {
    inject: () => other.exec('begin immediate'),
    repair: () => other.exec('rollback'),
  });
  other.close();
  yield* refuses(site, 'SQLite on a disk gone read-only', readOnlyDisk(site));
  await site.stop();
  if (size === 'long') yield* readOnly();
};

/**
 * What the process of the site meets on a file system that its kernel has turned read-only: no open file takes
 * a byte, and nothing can be removed. A limit does it without the right to mount or the type of the disk.
 */
function readOnlyDisk(site: RestartableSite): Fault {
  const reserve = join(site.dataDir, 'reserve');
  const limit = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(site.pid()), `--fsize=${bytes}:`]);
  return {
    inject() {
      renameSync(reserve, `${reserve}.kept`);
      mkdirSync(reserve);
      limit('0');
    },
    repair() {
      limit('unlimited');
      rmdirSync(reserve);
      renameSync(`${reserve}.kept`, reserve);
    },
  };
}

async function* readOnly(): AsyncGenerator<Finding> {
  const cluster = await startPostgres();
  const site = await restartableSite({ DATABASE_URL: cluster.url });
  await site.start();
  const owner = new pg.Client({ connectionString: cluster.url });
  await owner.connect();
  const turn = async (way: 'on' | 'off') => {
    await owner.query(`alter system set default_transaction_read_only = ${way}`);
    await owner.query('select pg_reload_conf()');
  };
  yield* refuses(site, 'PostgreSQL gone read-only', {
    inject: () => turn('on'),
    repair: () => turn('off'),
  });
  await owner.end();
  await site.stop();
  await cluster.stop();
}

interface Fault {
  inject(): void | Promise<void>;
  repair(): void | Promise<void>;
}

/** While it cannot write the site says so, and its pages do not suffer; then it goes on by itself. */
async function* refuses(
  site: RestartableSite,
  what: string,
  { inject, repair }: Fault,
): AsyncGenerator<Finding> {
  const first = await sendQuestion(site.origin);
  await inject();
  const [post, health, page] = await Promise.all([
    sendQuestion(site.origin),
    site.health(),
    ask(`${site.origin}/contact-us`),
  ]);
  await repair();
  const back = await until(10_000, async () => (await sendQuestion(site.origin)).status === 200);
  const healthy = await until(10_000, async () => (await site.health())?.httpStatus === 200);
  yield finding(
    first.status === 200 &&
      post.status === 503 &&
      post.retryAfter !== undefined &&
      health?.httpStatus === 503,
    `${what}: a question is told ${post.status}, retry after ${post.retryAfter} s; health ${health?.httpStatus}`,
  );
  yield finding(
    page.status === 200 && page.ms < 1_000 && back && healthy,
    `${what}: pages answer in ${page.ms.toFixed(0)} ms meanwhile, and afterwards all goes on`,
  );
}

/** A Prometheus with the shipped rules watches a site on PostgreSQL, to which one thing after the other happens. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiRoutes, metricsPath } from '#data/addresses/routes';
import { dayMs } from '#lib/platform/values/india';
import { openStore } from '#lib/start/open-store';
import { startPostgres } from '#scripts/postgres';
import { freePort } from '#scripts/serve-copy';
import { run as runScript } from '#tests/faults/observed-site';
import { createDatabase } from '#tests/hosts/report';
import { ask, post } from '#tests/hosts/visitor';
import { type Cleanup, definePart } from '#tests/parts/part';
import { newFolder, run, startDaemon, until } from '#tests/parts/programs';
import { openPublicSite, publicSettings } from '#tests/parts/public-site';
import { submissionOf } from '#tests/platform/db/samples';

const rules = 'docs/alerts.yml';
const token = 'the-token';
const authorization = { authorization: `Bearer ${token}` };
/** From what happens to the alert: it is scraped and judged each second, and rests nowhere. */
const longestSeconds = 90;
/** The test makes no backups, and asks for no certificate. */
const expected = ['BackupOld', 'CertificateUnwatched'];

async function prepare(cleanup: Cleanup) {
  const folder = await newFolder(cleanup, 'prometheus');
  const cluster = await startPostgres();
  cleanup.defer(() => cluster.stop());
  const [DATABASE_URL, DATA_DIR] = [
    await createDatabase(cluster.url, 'site'),
    join(folder, 'data'),
  ];
  const settings = { DATABASE_URL, DATA_DIR, METRICS_TOKEN: token };
  const site = await openPublicSite(cleanup, settings);
  const port = await freePort();
  const file = writeSettings(folder, new URL(site.origin).port);
  const words = [
    ...[`--config.file=${file}`, `--storage.tsdb.path=${join(folder, 'series')}`],
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const origin = `http://127.0.0.1:${port}`;
  const isReady = async () =>
    (await fetch(`${origin}/-/ready`).catch(() => undefined))?.ok ?? false;
  await startDaemon(cleanup, 'prometheus', words, isReady);
  const ringing = async (): Promise<readonly string[]> => {
    const { data } = (await (await fetch(`${origin}/api/v1/alerts`)).json()) as Alerts;
    return data.alerts
      .filter(({ state }) => state === 'firing')
      .map(({ labels }) => labels.alertname);
  };
  const rings = (name: string) =>
    until(`${name} rings`, longestSeconds, async () => (await ringing()).includes(name));
  return { cluster, settings, site, ringing, rings };
}

interface Alerts {
  readonly data: {
    readonly alerts: readonly {
      readonly state: string;
      readonly labels: { readonly alertname: string };
    }[];
  };
}

/** Those of the rules' head with the places of this machine; no alert waits before it rings. */
function writeSettings(folder: string, sitePort: string): string {
  const shipped = readFileSync(rules, 'utf8');
  const place = (name: string) => join(folder, name);
  writeFileSync(place('token'), token);
  writeFileSync(place('rules.yml'), shipped.replaceAll(/^( +for:) \w+$/gm, '$1 1s'));
  const head = [...shipped.matchAll(/^# {5}(.*)$/gm)].map(([, line]) => line).join('\n');
  const own = head
    .replace('/etc/prometheus/hoa-alerts.yml', place('rules.yml'))
    .replace('/etc/prometheus/hoa-token', place('token'))
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`);
  const every = 'global: { scrape_interval: 1s, evaluation_interval: 1s }';
  writeFileSync(place('prometheus.yml'), `${every}\n${own}\n`);
  return place('prometheus.yml');
}

type Context = Awaited<ReturnType<typeof prepare>>;

const enquire = ({ site }: Context, email: string) =>
  post(site.origin, apiRoutes.contact, {
    name: 'Asha Raman',
    email,
    phone: '9876543210',
    message: 'Which module comes first?',
  });

export const prometheus = definePart<Context>({
  name: 'prometheus',
  packages: ['prometheus', 'postgresql'],
  holds:
    'the shipped rules load and are silent while all is well, and each alert that can be provoked from outside rings',
  prepare,
  checks: {
    'promtool finds nothing to say about the rules': () => {
      const { status, stdout, stderr } = run('promtool', ['check', 'rules', '--lint-fatal', rules]);
      assert.equal(status, 0, stdout + stderr);
    },
    'promtool accepts the metrics of a running site': async ({ site }) => {
      assert.equal((await ask(site.origin, metricsPath)).status, 401);
      const { status, body } = await ask(site.origin, metricsPath, { headers: authorization });
      assert.equal(status, 200);
      const linted = run('promtool', ['check', 'metrics'], { input: body });
      assert.deepEqual([linted.status, linted.stdout + linted.stderr], [0, '']);
    },
    'on a site that is well only what nobody does here rings': async ({ ringing, rings }) => {
      for (const name of expected) await rings(name);
      assert.deepEqual([...new Set(await ringing())].sort(), expected);
    },
    'BackupOnSameDisk rings once a backup lies beside its store, and BackupOld ends': async (
      context,
    ) => {
      const { settings, site, rings, ringing } = context;
      const all = { ...publicSettings, ...settings, SMTP_URL: site.mail.url };
      const { status, printed } = await runScript('scripts/backup.ts', all);
      assert.equal(status, 0, printed);
      await rings('BackupOnSameDisk');
      await until(
        'BackupOld ends',
        longestSeconds,
        async () => !(await ringing()).includes('BackupOld'),
      );
    },
    'PromisesOverdue rings once nobody called in time': async ({ settings, rings }) => {
      const store = await openStore({
        databaseUrl: settings.DATABASE_URL,
        dataDir: settings.DATA_DIR,
      });
      const enquiry = {
        reference: 'HOA-7K3M-92Q',
        promisedBy: Date.now() - dayMs,
        tokenHash: 'hash',
      };
      await store.recordSubmission(submissionOf({ enquiry }), []);
      await store.close();
      await rings('PromisesOverdue');
    },
    'DeadLettersToStaff rings once the team’s mailbox refuses a mail': async (context) => {
      const { mail } = context.site;
      mail.behaviour = (recipient) => (recipient === publicSettings.MAIL_TO ? 'refuse' : 'accept');
      assert.equal((await enquire(context, 'refused@visitor.example.in')).status, 200);
      await context.rings('DeadLettersToStaff');
    },
    'MailServerAway rings once the mail server is gone': async (context) => {
      await context.site.mail.down();
      assert.equal((await enquire(context, 'away@visitor.example.in')).status, 200);
      await context.rings('MailServerAway');
    },
    'StoreAway and ManyFaults ring once PostgreSQL is gone and visitors are put off': async (
      context,
    ) => {
      await context.cluster.kill();
      for (let nth = 0; nth < 12; nth += 1)
        assert.equal((await enquire(context, `off-${nth}@visitor.example.in`)).status, 503);
      await context.rings('StoreAway');
      await context.rings('ManyFaults');
    },
    'SiteAway rings once the site is stopped': async ({ site, rings }) => {
      await site.stop();
      await rings('SiteAway');
    },
  },
});

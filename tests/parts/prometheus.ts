/** A Prometheus with the shipped rules watches a site on PostgreSQL, to which one thing after the other happens. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiRoutes, metricsPath } from '#data/addresses/routes';
import { enquiryPath } from '#data/addresses/token-routes';
import { dayMs } from '#lib/platform/values/india';
import { mirrorIn } from '#lib/privacy/queries/records';
import { openStore } from '#lib/start/open-store';
import { run as runScript } from '#tests/faults/observed-site';
import { ask, post } from '#tests/hosts/visitor';
import { definePart } from '#tests/parts/part';
import { run, until } from '#tests/parts/programs';
import { publicSettings } from '#tests/parts/public-site';
import { authorization, openWatchedSite, rules, type WatchedSite } from '#tests/parts/watched-site';
import { submissionOf } from '#tests/platform/db/samples';

/** The test makes no backups, and asks for no certificate. */
const expected = ['BackupOld', 'CertificateUnwatched'];
const enquiries = 6;

const enquire = ({ site }: WatchedSite, email: string) =>
  post(site.origin, apiRoutes.contact, {
    name: 'Asha Raman',
    email,
    phone: '9876543210',
    message: 'Which module comes first?',
  });

async function backUp({ settings, site }: WatchedSite): Promise<void> {
  const all = { ...publicSettings, ...settings, SMTP_URL: site.mail.url };
  const { status, printed } = await runScript('scripts/backup.ts', all);
  assert.equal(status, 0, printed);
}

export const prometheus = definePart<WatchedSite>({
  name: 'prometheus',
  packages: ['prometheus', 'prometheus-blackbox-exporter', 'postgresql'],
  holds:
    'the shipped rules load and are silent while all is well, and each of them rings once its cause is there',
  prepare: openWatchedSite,
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
    'CertificateUnwatched ends once the blackbox exporter runs, and CertificateEnds rings: two days are left':
      async ({ startExporter, rings, ends }) => {
        await startExporter();
        await rings('CertificateEnds');
        await ends('CertificateUnwatched');
      },
    'BackupOnSameDisk rings once a backup lies beside its store, and BackupOld ends': async (
      context,
    ) => {
      for (let nth = 0; nth < enquiries; nth += 1)
        assert.equal((await enquire(context, `nth-${nth}@visitor.example.in`)).status, 200);
      await backUp(context);
      await context.rings('BackupOnSameDisk');
      await context.ends('BackupOld');
    },
    'BackupHoldsLess rings once half of the enquiries are gone from the next backup': async (
      context,
    ) => {
      await context.sql('truncate submissions cascade');
      await backUp(context);
      await context.rings('BackupHoldsLess');
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
    'ClockBehind rings once an enquiry is of ten minutes from now, and ends when it is not':
      async ({ sql, rings, ends }) => {
        const before = Date.now();
        await sql(`update submissions set received_at = ${before + 600_000}`);
        await rings('ClockBehind');
        await sql(`update submissions set received_at = ${before}`);
        await ends('ClockBehind');
      },
    'RefundNotSettled rings once a refund has waited for four days': async ({ sql, rings }) => {
      await sql(`insert into refunds
          (id, payment, reference, amount_paise, reason, method, state, asked_by, asked_at, tries)
        values ('refund', 'payment', 'HOA-7K3M-92Q', 10000, 'Called off', 'provider', 'sent',
          'meena@example.com', ${Date.now() - 4 * dayMs}, 1)`);
      await rings('RefundNotSettled');
    },
    'DiskNearlyFull rings while less than a tenth of the disk is free, and ends when it is not':
      async ({ settings, rings, ends }) => {
        const filler = join(settings.DATA_DIR, 'filler');
        writeFileSync(filler, Buffer.alloc(57 * 1024 * 1024));
        await rings('DiskNearlyFull');
        rmSync(filler);
        await ends('DiskNearlyFull');
      },
    'Slow rings once pages wait for the store': async ({ site, sql, rings }) => {
      const locked = sql(
        'begin; lock table enquiries in access exclusive mode; select pg_sleep(4); commit',
      );
      // Pages of people wait for it; those that are asked for earlier do not.
      await until('the table is locked', 10, async () => {
        const held = await sql(
          "select 1 from pg_locks where granted and mode = 'AccessExclusiveLock' and relation = 'enquiries'::regclass",
        );
        return held.length > 0;
      });
      const asked = Array.from({ length: 20 }, (_, nth) =>
        ask(site.origin, enquiryPath(`nobody-${String(nth).padStart(25, '0')}`)),
      );
      await Promise.all([locked, ...asked]);
      await rings('Slow');
    },
    'ErasureHeld rings on a site that starts forty days after its last run, DailyJobFails where a step of the daily job cannot write':
      async ({ settings, stop, start, rings }) => {
        const store = await openStore({
          databaseUrl: settings.DATABASE_URL,
          dataDir: settings.DATA_DIR,
        });
        await stop();
        await store.storeErasureState({ clock: Date.now() - 40 * dayMs });
        await store.close();
        rmSync(mirrorIn(settings.DATA_DIR), { force: true });
        mkdirSync(mirrorIn(settings.DATA_DIR));
        await start();
        await rings('ErasureHeld');
        await rings('DailyJobFails');
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
    'MailsLate rings once a mail of these has waited for eleven minutes': async ({
      sql,
      rings,
    }) => {
      const then = Date.now() - 660_000;
      await sql(`update outbox set queued_at = ${then}, not_before = null where sent_at is null`);
      await rings('MailsLate');
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
    'SiteAway rings once the site is stopped': async ({ stop, rings }) => {
      await stop();
      await rings('SiteAway');
    },
    'SiteNotScraped rings once the job of the site has another name': async ({
      renameJob,
      rings,
    }) => {
      renameJob();
      await rings('SiteNotScraped');
    },
    'each alert of the rules has rung': ({ rung }) => {
      const named = [...readFileSync(rules, 'utf8').matchAll(/- alert: (\w+)/g)];
      assert.deepEqual(
        named.map(([, name = '']) => name).filter((name) => !rung.has(name)),
        [],
      );
    },
  },
});

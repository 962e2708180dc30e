import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readEnv } from '#lib/platform/config/env';
import { context } from '#lib/platform/context';
import { processState } from '#lib/platform/values/process-state';
import { health } from '#lib/start/health';
import { answerMetrics } from '#lib/start/metrics';
import { openStore } from '#lib/start/open-store';
import { startSite } from '#lib/start/start-site';
import { runLeads } from '#scripts/leads';
import { MailServer } from '#tests/platform/mail/mail-server';
import { forEachTest } from '#tests/setup/for-each-test';
import { openStart } from '#tests/start/start-harness';

const opened = forEachTest(openStart);
const strict = new MailServer({
  authOptional: false,
  onAuth: ({ password }, _session, done) =>
    password === 'right' ? done(null, { user: 'hoa' }) : done(new Error('wrong password')),
});
beforeEach(() => strict.up());
afterEach(() => strict.down());

async function start(password: string) {
  const SMTP_URL = strict.url.replace('//', `//hoa:${password}@`);
  processState.env = readEnv({ DATA_DIR: opened().folder, SMTP_URL });
  await startSite();
}

async function listed(): Promise<string> {
  let printed = '';
  await runLeads(['list'], {
    env: context().env,
    now: Date.now,
    open: () => openStore({ dataDir: opened().folder }),
    print: async (text) => {
      printed += text;
    },
  });
  return printed;
}

const inHealth = async () => (await (await health()).json()).mail.reason;
const measured = async () => (await answerMetrics(new Request('http://localhost/metrics'))).text();

test('a wrong SMTP password shows at the start, in health, metrics and leads, though no mail is owed; once corrected, nowhere', async () => {
  await start('wrong');
  while ((await inHealth()) === undefined) await new Promise(setImmediate);
  expect(await inHealth()).toBe('login-failed');
  expect((await health()).status).toBe(200);
  expect(opened().lines.join('')).toContain(
    'the mail server refuses user or password: correct SMTP_URL',
  );
  while (!(await context().store.findMailFailure())) await new Promise(setImmediate);
  expect(await listed()).toMatch(
    /No mail goes out since .* \(login-failed\): the mail server refuses user or password: correct SMTP_URL, then start the site again\.\n$/,
  );
  expect(await measured()).toContain('hoa_mail_server_up 0');

  await processState.stop?.();
  await start('right');
  while (await context().store.findMailFailure()) await new Promise(setImmediate);
  expect(await inHealth()).toBeUndefined();
  expect(await listed()).not.toContain('No mail');
  expect(await measured()).toContain('hoa_mail_server_up 1');
});

import { expect, test } from '@jest/globals';
import { mailLinks } from '#lib/enquiries/credentials';
import { context, openContext } from '#lib/platform/context';
import { openTransport } from '#lib/platform/mail/gateway';
import { startMailWorker } from '#lib/platform/mail/outbox/mail-worker';
import { address, answers, openLoggedSite } from '#tests/platform/log/log-harness';
import { MailServer, type ServerBehaviour } from '#tests/platform/mail/mail-server';
import { forEachTest } from '#tests/setup/for-each-test';
import { noon } from '#tests/setup/test-site';

const logged = forEachTest(openLoggedSite);

test('names a stored submission by its id and kind alone', async () => {
  expect(await logged().send()).toBe(200);
  expect(logged().parsed()).toMatchObject([
    { msg: 'stored', kind: 'contact', submission: logged().trial.stored()[0]?.id },
  ]);
  logged().expectNothingPersonal();
});

test('says nothing of what was refused', async () => {
  expect(await logged().send({ ...answers, email: 'Meena at Example' })).toBe(422);
  expect(logged().lines).toEqual([]);
});

test('says nothing of what could not be stored', async () => {
  const release = logged().trial.hold();
  expect(await logged().send()).toBe(503);
  release();
  expect(logged().lines.join('')).not.toMatch(/meena/i);
});

test('logs where an error of the site arose, not its message', async () => {
  const { store, ...rest } = context();
  const broken = () =>
    Promise.reject(
      Object.assign(new Error(`duplicate ${answers.email}\n    at ${address}`), {
        code: '23505',
      }),
    );
  openContext({ ...rest, store: { ...store, recordSubmission: broken } });
  expect(await logged().send()).toBe(500);
  expect(logged().parsed()).toMatchObject([{ msg: 'a call failed', reason: 'Error 23505' }]);
  expect(logged().parsed()[0]?.at?.[0]).toMatch(/^at .*logs\.test/);
  logged().expectNothingPersonal();
});

test.each<ServerBehaviour>([
  'accept',
  'refuse',
  'defer',
  'refuse-content',
  'closing',
  'drop-after-data',
])('says nothing personal of a mail server that does: %s', async (mood) => {
  const server = new MailServer({
    // Real servers quote the address that they refuse.
    ...(mood === 'refuse' && {
      onRcptTo: ({ address: to }, _session, done) =>
        done(Object.assign(new Error(`no mailbox ${to}`), { responseCode: 550 })),
    }),
  });
  server.behaviour = mood;
  await server.up();
  expect(await logged().send()).toBe(200);
  const { env, store } = context();
  const transport = openTransport({ ...env, SMTP_URL: server.url });
  const worker = startMailWorker({
    store,
    transport,
    links: mailLinks,
    owner: 'host',
    now: () => noon,
  });
  while (
    !logged()
      .parsed()
      .some(({ msg }) => /^mail /.test(msg))
  )
    await new Promise(setImmediate);
  await worker.stop();
  await transport.close();
  await server.down();
  logged().expectNothingPersonal();
});

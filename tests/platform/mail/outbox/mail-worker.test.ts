import { describe, expect, it, jest } from '@jest/globals';
import { messageIdOf } from '#lib/platform/mail/queries/outbox';
import { fileOf, mailOf, submissionOf } from '#tests/platform/db/samples';
import { OutboxHarness } from '#tests/platform/mail/outbox/outbox-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const second = 1_000;
const minute = 60 * second;

jest.setTimeout(30_000);

const harness = forEachTest(OutboxHarness.open);

describe('the mail worker', () => {
  it('logs where an error arose that keeps it from its work', async () => {
    await harness().owe(1);
    await harness().database.db.schema.alterTable('outbox').renameTo('elsewhere').execute();
    harness().worker();
    const logged = () => harness().logLines.find((line) => line.startsWith('mail worker waits'));
    while (!logged()) await new Promise(setImmediate);
    expect(logged()).toMatch(/"reason":"Error ERR_SQLITE_ERROR".*sqlite-dialect/);
  });

  it('mails at once what it is woken for', async () => {
    const worker = harness().worker();
    await worker.idle();
    const ids = await harness().owe(1);
    worker.wake();
    await worker.idle();
    expect(harness().delivered()).toEqual(ids);
  });

  it('sends a mail to staff again at once without its file where that is too large for the server', async () => {
    const { server, store, clock } = harness();
    server.behaviour = 'refuse-large';
    const file = fileOf(new Uint8Array(50_000), { name: 'Meena.pdf' });
    const submission = submissionOf({ receivedAt: clock.time });
    const text = 'Name: Meena\nOn the desk: https://hoa.example/desk/HOA-1';
    const html = '<body><h1>Meena</h1></body>';
    await store.recordSubmission(submission, [mailOf({ attachFile: file.id, text, html })], file);
    await harness().worker().idle();
    expect(server.received.map(({ mail }) => [mail.messageId, mail.attachments.length])).toEqual([
      [messageIdOf(submission.id, 'staff'), 0],
    ]);
    const [received] = server.received;
    expect(received?.mail.text).toContain(text);
    for (const body of [received?.mail.text, received?.mail.html]) {
      expect(body).toContain('Open it on the desk, by the link below.');
    }
    expect(await harness().backlog()).toEqual({ waiting: 0, parked: 0 });
    expect(await store.findFile(file.id)).toBeDefined();
  });

  it('finds within half a minute what nobody woke it for', async () => {
    const worker = harness().worker();
    await worker.idle();
    const ids = await harness().owe(1);
    await harness().clock.pass(30 * second);
    expect(harness().delivered()).toEqual(ids);
  });

  it('mails what was owed before it started, shares that with another host, and neither repeats the other', async () => {
    const ids = await harness().owe(60);
    const workers = [harness().worker('one'), harness().worker('two')];
    await Promise.all(workers.map((worker) => worker.idle()));
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(harness().delivered()).toEqual(ids.sort());
    expect(await harness().backlog()).toEqual({ waiting: 0, parked: 0 });
  });

  it('takes over the leases of its dead self at once, those of others when they run out', async () => {
    await harness().owe(1);
    await harness().store.claimDue('host', 1, harness().clock.time);
    await harness().owe(1);
    await harness().store.claimDue('other host', 1, harness().clock.time);
    await harness().worker().idle();
    expect(harness().delivered()).toHaveLength(1);
    await harness().clock.pass(9 * minute);
    expect(harness().delivered()).toHaveLength(2);
  });

  it('ends the sends under way when it is stopped, and gives the rest back at once', async () => {
    const ids = await harness().owe(10);
    const worker = harness().worker();
    await new Promise<void>((resolve) => {
      harness().server.behaviour = () => {
        resolve();
        return 'accept';
      };
    });
    await worker.stop();
    const sent = harness().delivered();
    const rest = await harness().store.claimDue('other host', 10, harness().clock.time);
    expect(sent.length).toBeLessThan(10);
    expect([...sent, ...rest.map(({ messageId }) => messageId)].sort()).toEqual(ids.sort());
    await worker.idle();
  });

  it('says nothing personal in its log', async () => {
    await harness().owe(2);
    harness().server.behaviour = 'refuse';
    await harness().worker().idle();
    expect(harness().logLines.length).toBeGreaterThan(2);
    expect(harness().logLines.join()).not.toMatch(/meena|example\.com|mailbox/i);
  });
});

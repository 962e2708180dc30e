import { describe, expect, test } from '@jest/globals';
import { inIndia } from '#lib/shared/dates';
import { commandsForEachTest } from '#tests/scripts/command-harness';
import { fileOf, mailOf, noon, submissionOf } from '#tests/server/store/samples';

const { harness, leads, record } = commandsForEachTest();

describe('leads resend', () => {
  test('queues parked mails again, of one or of all', async () => {
    const id = await record();
    await harness().park();
    expect((await leads('resend', id)).printed).toMatch(/^1 mail queued again/);
    expect(await harness().store.backlog(noon)).toMatchObject({ waiting: 1, parked: 0 });
    await harness().park();
    expect((await leads('resend', '--parked')).printed).toMatch(/^1 parked mail queued again/);
    expect((await leads('resend', '--parked')).printed).toBe('No mail is parked.\n');
  });

  test('says so where there is nothing to send', async () => {
    expect((await leads('resend', 'unknown')).status).toBe(1);
    const robot = submissionOf({ suspicion: 'trap field filled' });
    await harness().store.recordSubmission(robot, []);
    const { status, printed } = await leads('resend', robot.id);
    expect(status).toBe(1);
    expect(printed).toContain('suspicious (trap field filled)');
  });

  test('makes the mail of a submission that staff were never told of, resume and all', async () => {
    const file = fileOf(Uint8Array.of(1, 2, 3));
    const unnotified = submissionOf({ kind: 'application' });
    await harness().store.recordSubmission(unnotified, [], file);
    const { status, printed } = await leads('resend', unnotified.id);
    expect(status).toBe(0);
    expect(printed).toMatch(
      /^It had no mail: one to staff is made from what is stored and queued\./,
    );
    const [due, ...others] = await harness().store.claimDue('host', 10, noon);
    expect(others).toEqual([]);
    expect(due).toMatchObject({
      messageId: `<${unnotified.id}.staff@hoa.mail>`,
      mail: {
        to: 'desk@example.com',
        subject: '[application] Meena Iyer',
        replyTo: { name: 'Meena Iyer', address: 'meena@example.com' },
        attachFile: file.id,
      },
    });
    expect(due?.mail.text).toContain('Message: When does the GST batch start?');
    expect((await leads('list', '--state', 'unnotified')).printed).toContain('0 submissions');
  });
});

describe('leads close', () => {
  const visitor = mailOf({ role: 'visitor', to: 'mistyped@example.com' });
  const counts = async () => ({
    ...(await harness().store.leadCounts()),
    ...(await harness().store.backlog(noon)),
  });

  test('puts a mail to a mistyped address away, which alarmed nobody, and keeps all that was sent in', async () => {
    const submission = submissionOf({ kind: 'webinar-free' });
    await harness().store.recordSubmission(submission, [mailOf(), visitor]);
    for (const delivery of await harness().store.claimDue('host', 10, noon)) {
      if (delivery.mail.role === 'staff') await harness().store.markSent(delivery, noon);
      else await harness().store.markDeadLetter(delivery, 'recipient-refused', noon);
    }
    expect(await counts()).toMatchObject({
      stored: 1,
      mailed: 0,
      parked: 0,
      parkedToVisitors: 1,
    });
    const { status, printed } = await leads('close', submission.id);
    expect([status, printed]).toEqual([
      0,
      '1 parked mail to the visitor given up for good; what was sent in stays.\n',
    ]);
    expect(await counts()).toMatchObject({ stored: 1, mailed: 1, waiting: 0, parkedToVisitors: 0 });
    const shown = (await leads('show', submission.id)).printed;
    expect(shown).toContain('Message: When does the GST batch start?');
    expect(shown).toContain(
      `Mail to visitor (mistyped@example.com): given up ${inIndia(noon)}, 1 failed before, recipient-refused`,
    );
    expect((await leads('resend', '--parked')).printed).toBe('No mail is parked.\n');
    expect((await leads('close', submission.id)).status).toBe(1);
  });

  test('gives up nothing that staff must be told, and nothing that waits', async () => {
    const parked = await record();
    await harness().park();
    const waiting = submissionOf();
    await harness().store.recordSubmission(waiting, [mailOf(), visitor]);
    const before = await counts();
    const { status, printed } = await leads('close', parked);
    expect(status).toBe(1);
    expect(printed).toContain(
      `Its mail to staff stays parked: npm run -s leads -- resend ${parked}`,
    );
    expect((await leads('close', waiting.id)).printed).toBe(
      'No mail of it to the visitor is parked.\n',
    );
    expect((await leads('close', 'unknown')).status).toBe(1);
    expect(await counts()).toEqual(before);
    expect(await harness().store.claimDue('host', 10, noon)).toHaveLength(2);
  });
});

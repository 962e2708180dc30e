import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readEnv } from '#lib/server/settings/env';
import { inIndia } from '#lib/shared/dates';
import { promisedBy } from '#lib/shared/enquiries/promise';
import { runLeads } from '#scripts/leads';
import { UsageError } from '#scripts/run-command';
import { commandsForEachTest } from '#tests/scripts/command-harness';
import { fileOf, mailOf, noon, submissionOf } from '#tests/server/store/samples';

const { harness, leads, record } = commandsForEachTest();

describe('leads list', () => {
  test('shows the newest first, in Indian time', async () => {
    const older = await record({ receivedAt: Date.parse('2026-11-19T23:59:00+05:30') });
    const newer = await record({ kind: 'coaching', name: 'Asha\u001b[2J' });
    const { status, printed } = await leads('list');
    const [, first = '', second = '', total] = printed.split('\n');
    expect(status).toBe(0);
    expect(first).toMatch(/^2026-11-20 12:00 +waiting +coaching /);
    expect(first).toContain(newer);
    expect(first).toContain('Asha [2J, meena@example.com');
    expect(second).toMatch(/^2026-11-19 23:59 /);
    expect(second).toContain(older);
    expect(total).toBe('2 submissions');
  });

  test('heeds kind, days, state, address and limit', async () => {
    const id = await record({ kind: 'coaching', email: 'asha@example.in' });
    await harness().park();
    await record({ receivedAt: noon - 86_400_000 });
    for (const words of [
      ['--kind', 'coaching,callback'],
      ['--from', '2026-11-20', '--to', '2026-11-20'],
      ['--state', 'parked'],
      ['--email', ' Asha@Example.in'],
      ['--limit', '1'],
    ]) {
      const { printed } = await leads('list', ...words);
      expect([words, printed.split('\n').at(-2)]).toEqual([words, '1 submission']);
      expect(printed).toContain(id);
    }
  });

  test('reads more than a page, one after the other', async () => {
    for (let index = 0; index < 1_203; index += 1) await record({ receivedAt: noon + index });
    const { printed } = await leads('list');
    expect(printed).toContain('1203 submissions');
    expect(new Set(printed.split('\n')).size).toBe(1_206);
  });
});

describe('leads show', () => {
  test('tells the answers, the mails with their states, and saves the resume', async () => {
    const file = fileOf(Uint8Array.of(1, 2, 3), { name: 'Meena.pdf' });
    const submission = submissionOf({ kind: 'application' });
    await harness().store.recordSubmission(submission, [mailOf({ attachFile: file.id })], file);
    await harness().park();
    const path = join(harness().dataDir, 'saved.pdf');
    const { status, printed } = await leads('show', submission.id, '--resume', path);
    expect(status).toBe(0);
    expect(printed).toContain(`Received: ${inIndia(noon)}`);
    expect(printed).toContain(`Promised by: ${inIndia(promisedBy(noon))}`);
    expect(printed).toContain('Message: When does the GST batch start?');
    expect(printed).toContain(
      `Mail to staff (operations@example.com): parked since ${inIndia(noon)}, 1 failed before, recipient-refused`,
    );
    expect(printed).toContain('File: Meena.pdf, application/pdf, 3 bytes');
    expect([...readFileSync(path)]).toEqual([1, 2, 3]);
    await expect(leads('show', submission.id, '--resume', path)).rejects.toThrow(/EEXIST/);
  });

  test('says of a file what the virus scanner found, and saves one with a virus only where it is asked to', async () => {
    const file = fileOf(Uint8Array.of(1, 2, 3), { name: 'Meena.pdf', scan: 'infected' });
    const submission = submissionOf({ kind: 'application' });
    await harness().store.recordSubmission(submission, [], file);
    const path = join(harness().dataDir, 'infected.pdf');
    const { status, printed } = await leads('show', submission.id, '--resume', path);
    expect(status).toBe(1);
    expect(printed).toContain('File: Meena.pdf, application/pdf, 3 bytes, A VIRUS WAS FOUND in it');
    expect(printed).toContain('Not saved: a virus was found in this file.');
    expect(existsSync(path)).toBe(false);
    const all = await leads('show', submission.id, '--resume', path, '--anyway');
    expect([all.status, readFileSync(path).length]).toEqual([0, 3]);
    expect(all.printed).toContain('Do not open it: A VIRUS WAS FOUND in it.');
  });

  test('says so where there is no such submission or no file', async () => {
    expect(await leads('show', 'unknown')).toEqual({
      status: 1,
      printed: 'There is no submission unknown.\n',
    });
    const { status, printed } = await leads('show', await record(), '--resume', 'x.pdf');
    expect(status).toBe(1);
    expect(printed).toContain('There is no file to save.');
  });
});

test.each([
  [[], ''],
  [['lists'], 'There is no command lists.'],
  [['list', '--colour'], '--colour'],
  [['list', '--limit', 'many'], '--limit'],
  [['list', '--state', 'lost'], 'There is no state lost'],
  [['list', '--from', '20-11-2026'], '20-11-2026 is no day'],
  [['list', '--to', '2026-13-01'], '2026-13-01 is no day'],
  [['list', '--from', '2026-02-30'], '2026-02-30 is no day'],
  [['export'], '--csv'],
  [['show'], 'Give the ID'],
  [['resend', '--parked'], 'There is no command resend.'],
  [['erase'], '--email'],
])('refuses %j without opening the store', async (words, why) => {
  const open = () => Promise.reject(new Error('the store was opened'));
  const desk = { env: readEnv({}), now: () => noon, open, print: async () => undefined };
  const run = runLeads(words, desk);
  await expect(run).rejects.toThrow(UsageError);
  await expect(run).rejects.toThrow(why);
});

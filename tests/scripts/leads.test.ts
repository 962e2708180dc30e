import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { promisedBy } from '#lib/enquiries/rules/hours';
import { readEnv } from '#lib/platform/config/env';
import { inIndia } from '#lib/platform/values/india';
import { runLeads } from '#scripts/leads';
import { UsageError } from '#scripts/run-command';
import { enquiryOf, eventOf, member } from '#tests/platform/db/enquiry-samples';
import { fileOf, mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { commandsForEachTest } from '#tests/scripts/command-harness';

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
    await harness().fail();
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
  test('prints the answers, the mails with their states, and saves the resume', async () => {
    const file = fileOf(Uint8Array.of(1, 2, 3), { name: 'Meena.pdf' });
    const submission = submissionOf({ kind: 'application' });
    await harness().store.recordSubmission(submission, [mailOf({ attachFile: file.id })], file);
    await harness().fail();
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

  test('saves a file that is held only where it is asked to, and says what it may do', async () => {
    const file = fileOf(Uint8Array.of(1, 2, 3), { name: 'Meena.docx', held: 'macros' });
    const submission = submissionOf({ kind: 'application' });
    await harness().store.recordSubmission(submission, [], file);
    const path = join(harness().dataDir, 'held.docx');
    const { status, printed } = await leads('show', submission.id, '--resume', path);
    expect([status, existsSync(path)]).toEqual([1, false]);
    expect(printed).toContain('Not saved. This file can run a program on your computer');
    expect((await leads('show', submission.id, '--resume', path, '--anyway')).status).toBe(0);
    expect(readFileSync(path)).toHaveLength(3);
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

describe('leads erase', () => {
  test('shows what goes, asks, erases, and says what was erased', async () => {
    await record();
    harness().consents = true;
    const { status, printed } = await leads('erase', '--email', 'Meena@Example.COM');
    expect(status).toBe(0);
    expect(harness().asked).toHaveLength(1);
    const what =
      '1 submission, 0 files, 1 mail (1 not sent), 0 drafts, the personal fields of 0 orders, 0 reports of payments';
    expect(printed).toContain(`Stored about meena@example.com: ${what}.\nErased: ${what}.`);
    expect(await harness().store.listLeads({}, 1)).toEqual([]);
    expect((await leads('erase', '--email', 'meena@example.com', '--yes')).printed).toBe(
      'Nothing is stored about meena@example.com.\n',
    );
  });

  test('erases what a browser reported of a payment, though nothing else is stored', async () => {
    const detail = JSON.stringify({ formData: { name: 'Meena', email: 'Meena@example.com' } });
    await harness().store.recordPaymentEvent({ id: 'r', kind: 'closed', at: noon, detail });
    const { status, printed } = await leads('erase', '--email', 'meena@example.com', '--yes');
    expect(status).toBe(0);
    expect(printed).toMatch(/\nErased: .*, 1 report of a payment\.\n/);
    expect((await leads('erase', '--email', 'meena@example.com', '--yes')).printed).toBe(
      'Nothing is stored about meena@example.com.\n',
    );
  });

  test('says that a mail on its way may still arrive', async () => {
    await record();
    await harness().store.claimDue('host', 1, noon);
    const { printed } = await leads('erase', '--email', 'meena@example.com', '--yes');
    expect(printed).toContain('1 mail being sent just now may still arrive.');
  });

  test('erases nothing without a yes', async () => {
    await record();
    harness().consents = false;
    expect((await leads('erase', '--email', 'meena@example.com')).status).toBe(1);
    harness().consents = undefined;
    await expect(leads('erase', '--email', 'meena@example.com')).rejects.toThrow(UsageError);
    expect(await harness().store.listLeads({}, 1)).toHaveLength(1);
  });
});

test('erase by phone shows what goes, and erases it', async () => {
  await record({ email: 'a@a.in', phone: '98765 43210' });
  await record({ email: 'b@b.in', phone: '+91 98765-43210' });
  const { status, printed } = await leads('erase', '--phone', '9876543210', '--yes');
  expect(status).toBe(0);
  expect(printed).toMatch(/^Stored about 9876543210: 2 submissions, /);
  expect(await harness().store.listLeads({}, 10)).toEqual([]);
  await expect(leads('erase', '--phone', '98765')).rejects.toThrow('seven digits');
  await expect(leads('erase', '--phone', '1', '--email', 'a@a.in')).rejects.toThrow('--email');
});

describe('a reference', () => {
  const enquiry = async () => {
    const submission = enquiryOf({ name: 'Asha' });
    await harness().store.recordSubmission(submission, [mailOf()]);
    return { ...submission.enquiry, id: submission.id };
  };

  test('shows the enquiry with its state on the desk and its history', async () => {
    const { id, reference } = await enquiry();
    await harness().store.changeEnquiry({
      id,
      version: 1,
      change: { state: 'talking', member: member.address, keptAt: noon },
      event: eventOf({ action: 'spoke', detail: { note: 'Decides later' } }),
    });
    const { status, printed } = await leads('show', reference.toLowerCase().replaceAll('-', ''));
    expect(status).toBe(0);
    expect(printed).toContain(`Reference: ${reference}\nSubmission: ${id}`);
    expect(printed).toContain('On the desk: talking\nWith: meena@hoa.example');
    expect(printed).toContain('spoke by Meena <meena@hoa.example>, note "Decides later"');
    const listed = await leads('list', '--desk', 'talking');
    expect(listed.printed).toContain(reference);
    expect((await leads('list', '--desk', 'done')).printed).not.toContain(reference);
    await expect(leads('list', '--desk', 'dancing')).rejects.toThrow(/no state dancing/);
    await expect(leads('list', '--kind', 'calback')).rejects.toThrow(/no kind calback: .*callback/);
  });

  test('is exported with the promise that was given, also where that counted again', async () => {
    const { id } = await enquiry();
    const promisedBy = Date.parse('2026-12-01T18:00:00+05:30');
    const event = eventOf({ action: 'not-suspicious' });
    await harness().store.changeEnquiry({ id, version: 1, change: { promisedBy }, event });
    expect((await leads('export', '--csv')).printed).toContain(',2026-12-01 18:00,');
  });

  test('that was mistyped is distinguished from one that nobody has', async () => {
    const { reference } = await enquiry();
    const last = reference.at(-1) === '0' ? '1' : '0';
    const wrong = await leads('show', `${reference.slice(0, -1)}${last}`);
    expect(wrong).toMatchObject({ status: 1, printed: expect.stringContaining('mistyped') });
    const unknown = await leads('erase', 'HOA-0000-000', '--yes');
    expect(unknown).toMatchObject({ status: 1, printed: 'There is no enquiry HOA-0000-000.\n' });
  });

  test('erases one enquiry and leaves the person’s others', async () => {
    const [one, other] = [await enquiry(), await enquiry()];
    const { status, printed } = await leads('erase', one.reference, '--yes');
    expect([status, printed]).toEqual([0, expect.stringContaining('Erased: 1 answer')]);
    expect(await harness().store.findEnquiryOf(one.id)).toBeUndefined();
    expect(await harness().store.findEnquiryOf(other.id)).toBeDefined();
  });
});

test('writes a table that a spreadsheet reads and never works out', async () => {
  await record({
    name: '=HYPERLINK("http://evil.example")',
    phone: '+91 98400 00000',
    transcript: [{ name: 'message', label: 'Message', value: '@SUM(A1), "quoted"\nsecond line' }],
  });
  const { printed } = await leads('export', '--csv', '--kind', 'contact');
  const [head, row, end] = printed.split('\r\n');
  expect(head).toBe(
    '\ufeffReceived (IST),Promised by (IST),Kind,State,Name,E-mail,Phone,Message,Other answers,Reference,Desk',
  );
  expect(row).toContain(
    `2026-11-20 12:00,2026-11-24 18:00,contact,waiting,"'=HYPERLINK(""http://evil.example"")",meena@example.com,'+91 98400 00000,"'@SUM(A1), ""quoted""\nsecond line",,`,
  );
  expect(end).toBe('');
});

test.each(['=1', '+1', '-1', '@a', '\ta', '\ra'])('takes the formula out of %j', async (name) => {
  await record({ name });
  expect((await leads('export', '--csv')).printed).toContain(`'${name}`);
});

test('keeps what only older forms asked, and all answers where kinds are mixed', async () => {
  const answer = (label: string) => ({ name: label, label, value: `to ${label}` });
  for (let index = 0; index < 500; index += 1) {
    await record({ receivedAt: noon + 1 + index, transcript: [answer('New')] });
  }
  await record({ transcript: [answer('Old')] });
  const { printed } = await leads('export', '--csv', '--kind', 'contact');
  expect(printed).toContain(',Phone,New,Other answers,Reference,Desk');
  expect(printed).toContain(',,Old: to Old,');
  expect((await leads('export', '--csv')).printed).toContain(',Old: to Old,');
});

test('is a head alone where there is nothing', async () => {
  expect((await leads('export', '--csv')).printed).toMatch(/^\ufeffReceived.*Reference,Desk\r\n$/);
});

test('keeps every answer of one question, as a digest has them', async () => {
  const row = (value: string) => ({ name: value, label: '[contact] 19 Nov', value });
  await record({ kind: 'digest', transcript: [row('Robot One'), row('Robot Two')] });
  const { printed } = await leads('export', '--csv', '--kind', 'digest');
  expect(printed).toContain('"Robot One\nRobot Two"');
});

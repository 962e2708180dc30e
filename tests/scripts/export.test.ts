import { expect, test } from '@jest/globals';
import { commandsForEachTest } from '#tests/scripts/command-harness';
import { noon } from '#tests/server/store/samples';

const { leads, record } = commandsForEachTest();

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

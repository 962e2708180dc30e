import { expect, test } from '@jest/globals';
import { context } from '#lib/platform/context';
import { openCertificates } from '#tests/certificates/certificate-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const harness = forEachTest(() => openCertificates({ RATE_LIMIT: 'off' }));

test('a file of ten thousand is issued at once, each with a number of its own', async () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, at) => `Holder ${at},${(at % 17) + 1},2026-11-01,yes`,
  );
  const file = harness().file(`\uFEFFname,what,date,consent\r\n${rows.join('\r\n')}\r\n`);
  const { status, printed } = await harness().command('import', file);
  const numbers = printed.match(/^"?HC-2026-\w{7}/gm) ?? [];
  expect(status).toBe(0);
  expect(new Set(numbers).size).toBe(10_000);
});

test('what is wrong is reported by line, and nothing is issued', async () => {
  const file = harness().file(
    [
      'name,what,date,consent',
      'Asha,7,2026-11-01,yes',
      ',7,2026-11-01,yes',
      'Ravi,18,2026-11-01,yes',
      'Devi,final,2026-02-30,yes',
      'Kumar,final,2027-01-01,maybe',
      'Asha,7,2026-11-01,no',
    ].join('\n'),
  );
  const { status, printed } = await harness().command('import', file);
  expect(status).toBe(1);
  expect(printed.split('\n')).toEqual([
    'line 3: The name is missing.',
    'line 4: “18” is neither a module (1-17) nor a level.',
    'line 5: “2026-02-30” is no day: write it as 2026-11-24.',
    'line 6: 2027-01-01 is in the future.',
    'line 6: “maybe” is neither yes nor no.',
    'line 7: The same as line 2.',
    'Nothing was issued: 6 problem(s).',
    '',
  ]);
  expect(await context().store.listCertificates('', 10)).toEqual([]);
});

test('a file in the encoding of an older Excel issues no names with holes', async () => {
  const file = harness().file(Buffer.from('name,what,date\nJos\xe9,7,2026-11-01\n', 'latin1'));
  const { status, printed } = await harness().command('import', file);
  expect([status, printed]).toEqual([1, expect.stringContaining('save the file as CSV UTF-8')]);
  expect(await context().store.listCertificates('', 10)).toEqual([]);
});

test('the same file again issues nothing twice', async () => {
  const file = harness().file('name,what,date,consent\nAsha,AcSS 7,2026-11-01,\n');
  const first = await harness().command('import', file);
  const again = await harness().command('import', file);
  const number = /HC-2026-\w{7}/.exec(first.printed)?.[0];
  expect(again.printed).toContain(`line 2: Issued already as ${number}.`);
});

test.each([
  ['no heading', 'Asha,7,2026-11-01,yes\n', 'name,what,date,consent'],
  ['nothing', 'name,what,date,consent\n', 'no certificate in the file'],
  ['a broken quote', 'name,what,date,consent\n"Asha,7\n', 'cannot be read as CSV'],
])('a file with %s says so', async (_, text, problem) => {
  const { status, printed } = await harness().command('import', harness().file(text));
  expect([status, printed]).toEqual([1, expect.stringContaining(problem)]);
});

test('a name that a spreadsheet would run as a formula is printed as text', async () => {
  const { printed } = await harness().command(
    'issue',
    ...['--name', '=HYPERLINK("http://x")', '--what', '3', '--date', '2026-11-01'],
  );
  expect(printed).not.toMatch(/,"?=HYPERLINK/);
});

test('consent that is withdrawn takes the name from the page', async () => {
  const number = await harness().issued('Asha Kumari');
  await harness().command('consent', number, 'no');
  expect(await (await harness().look(number)).text()).not.toContain('Kumari');
  expect((await harness().command('show', number)).printed).toContain('A. K.');
});

test.each(['list', 'constructor'])('says that there is no command %s', async (word) => {
  await expect(harness().command(word)).rejects.toThrow(`There is no command ${word}.`);
});

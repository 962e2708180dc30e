import { expect, test } from '@jest/globals';
import { POST as enter } from '#app/api/desk/new/route';
import { GET as outcomes } from '#app/desk/outcomes/route';
import { GET as csv } from '#app/desk/outcomes.csv/route';
import { outcomesAsText } from '#lib/desk/files/outcomes';
import { readOutcomes } from '#lib/desk/views/outcomes';
import { membersOf } from '#lib/staff/rules';
import { readOutcomeWords } from '#scripts/numbers';
import { UsageError } from '#scripts/run-command';
import { byBank, openSeatDesk } from '#tests/batches/seat-desk';
import { listForEachTest } from '#tests/desk/desk-samples';

const { desk, add: addNamed, post, read, does } = listForEachTest();

const numbers = (by = 'month', of = '') => {
  const { env, store } = desk().context;
  return readOutcomes({ store, members: membersOf(env), now: desk().clock.now, by, of });
};

const add = (more: Parameters<typeof addNamed>[1] = {}) => addNamed('Meena Iyer', more);

const line = (name: string, more: object) => ({
  name,
  received: 0,
  contacted: 0,
  open: 0,
  enrolled: 0,
  placed: 0,
  answered: 0,
  notInterested: 0,
  notReached: 0,
  other: 0,
  ...more,
});

test('each enquiry counts where it came from and for what became of it', async () => {
  const sent = { page: '/coaching', campaign: 'insta / post' };
  const enrolled = await add({ kind: 'coaching', ...sent });
  await does(enrolled, 'spoke');
  await does(enrolled, 'close', { outcome: 'enrolled' });
  const lost = await add({ kind: 'coaching', ...sent, name: 'Asha' });
  await does(lost, 'close', { outcome: 'unreachable', note: 'Five tries, no answer' });
  await add({ kind: 'contact', page: '/' });
  await add({ suspicion: 'trap' });
  const both = { received: 2, contacted: 1, enrolled: 1, notReached: 1 };
  const found = await numbers();
  expect(found.kinds).toEqual([line('Message', { received: 1, open: 1 }), line('Coaching', both)]);
  expect(found.pages).toEqual([line('/coaching', both), line('/', { received: 1, open: 1 })]);
  expect(found.campaigns).toEqual([line('insta / post', both)]);
  expect(found.all).toEqual(line('All', { ...both, received: 3, open: 1 }));
  expect(found.overTime.at(-1)).toEqual(line('Nov 2026', { ...both, received: 3, open: 1 }));
  const html = await read(outcomes, '/desk/outcomes');
  expect(html).toContain('<h1>Outcomes, Nov 2026</h1>');
  expect(html).toContain('Five tries, no answer');
});

test('what was entered by hand counts by how it came', async () => {
  const fields = { kind: 'callback', name: 'Ravi', phone: '98400 12345', told: 'yes' };
  for (const source of ['walk-in', 'call', 'call'])
    await post(enter, '/api/desk/new', { ...fields, source });
  expect((await numbers()).byHand.map(({ name, received }) => [name, received])).toEqual([
    ['Phone call', 2],
    ['Walk-in', 1],
  ]);
});

test('members are in the order of the desk with what they did, and without what they took back', async () => {
  const one = await add();
  await does(one, 'take');
  await does(one, 'no-answer', { again: '2026-11-24T16:00' });
  await does(one, 'spoke');
  await does(one, 'close', { outcome: 'answered' });
  await does(one, 'take-back');
  const other = await add();
  for (let at = 0; at < 3; at += 1) await does(other, 'wrote', {}, 'sathya@example.com');
  expect((await numbers()).members).toEqual([
    { name: 'Meena Sample', taken: 1, calls: 2, tries: 1, reached: 1, closed: 0 },
    { name: 'Sathya Sample', taken: 0, calls: 0, tries: 0, reached: 3, closed: 0 },
  ]);
});

test('weeks begin on Monday and months on their first day, in India; an unknown one is the one under way', async () => {
  desk().clock.now = Date.parse('2026-11-02T07:00:00+05:30');
  // Thirty hours before: on Sunday, 1 November, after one in the morning.
  await add();
  const months = await numbers('month');
  expect(months.periods.map(({ iso }) => iso).slice(-2)).toEqual(['2026-10-01', '2026-11-01']);
  expect(months.periods).toHaveLength(13);
  expect(months.overTime.map(({ received }) => received).slice(-2)).toEqual([0, 1]);
  const weeks = await numbers('week', '2026-10-26');
  expect(weeks.chosen).toMatchObject({ iso: '2026-10-26', label: 'Mon 26 Oct' });
  expect(weeks.all.received).toBe(1);
  expect((await numbers('week')).all.received).toBe(0);
  expect((await numbers('year', '1999-01-01')).chosen.iso).toBe('2026-11-01');
});

test('the table and the command line say the same as the page', async () => {
  const one = await add({ kind: 'coaching', page: '/coaching' });
  await does(one, 'close', { outcome: 'not interested' });
  const table = await read(csv, '/desk/outcomes.csv?by=week');
  expect(table).toContain('Of,Name,Received,Contacted,Enrolled,Placed,Answered,Not interested');
  expect(table).toContain('"Kind, Mon 23 Nov",Coaching,1,0,0,0,0,1,0,0,0');
  expect(table).toContain('"Member, Mon 23 Nov",Meena Sample,,,,,,,,,,0,0,0,0,1');
  const text = outcomesAsText(await numbers('week'));
  expect(text).toMatch(/\nCoaching +1 +0 +0 +0 +0 +1 +0 +0 +0\n/);
  expect(text).toMatch(/\nMeena Sample +0 +0 +0 +0 +1\n/);
});

test('the command line takes weeks and months that are shown, and no others', () => {
  const now = Date.parse('2026-11-24T10:00:00+05:30');
  const words = (text: string) => readOutcomeWords(text.split(' '), now);
  expect(words('outcomes')).toEqual({ by: 'month', of: '', csv: false });
  expect(words('outcomes --by week --of 2026-11-16 --csv')).toEqual({
    by: 'week',
    of: '2026-11-16',
    csv: true,
  });
  expect(() => words('outcomes --by year')).toThrow(UsageError);
  expect(() => words('outcomes --of 2026-11-16')).toThrow(UsageError);
  expect(words('--days 7')).toBeUndefined();
});

test('a sale that the payment closed is credited to whoever asked, once, and a replaced request is nothing', async () => {
  const seller = await openSeatDesk();
  const { env, store } = seller.context;
  const closed = async () => {
    const { clock } = seller;
    const of = { store, members: membersOf(env), now: clock.now, by: 'month', of: '' };
    const { members, all } = await readOutcomes(of);
    const [meena] = members;
    return [meena?.closed, meena?.reached, meena?.taken, all.enrolled, all.contacted];
  };
  await seller.perform('ask-payment', { line: 'module-1' });
  await seller.perform('ask-payment', { line: 'module-5' });
  expect(await closed()).toEqual([0, 0, 0, 0, 0]);
  await seller.perform('paid-elsewhere', byBank('11682'));
  expect(await closed()).toEqual([1, 0, 0, 1, 1]);
  const [invoice] = (await seller.file()).documents;
  const back = { payment: invoice?.number, amount: '11682', reason: 'Agreed' };
  await seller.perform('refund', back);
  // A payment is a contact, and stays one when the money went back.
  expect(await closed()).toEqual([0, 0, 0, 0, 1]);
  await seller.close();
});

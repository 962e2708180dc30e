import { expect, test } from '@jest/globals';
import { POST as many } from '#app/api/desk/many/route';
import { POST as change } from '#app/api/desk/team/route';
import { GET as list } from '#app/desk/route';
import { GET as team } from '#app/desk/team/route';
import { assignNewEnquiries } from '#lib/desk/jobs/owners';
import { remindDesk } from '#lib/desk/jobs/reminders';
import { listForEachTest } from '#tests/desk/desk-samples';
import type { Fields } from '#tests/desk/desk-site';

const { desk, add, find, post, read, does } = listForEachTest();
const [meena, sathya] = ['meena@example.com', 'sathya@example.com'];

const set = (email: string, fields: Fields, version = '0') =>
  post(change, '/api/desk/team', { email, version, ...fields });

const mails = async () => {
  const due = await desk().context.store.claimDue('test', 20, desk().clock.now);
  return due.map(({ mail }) => ({ to: mail.to, subject: mail.subject, text: mail.text }));
};

test('who is away says so in the list, in what is handed over, and is back on the day itself', async () => {
  const asha = await add('Asha');
  await does(asha, 'take', {}, sathya);
  expect((await set(sathya, { awayUntil: '2026-11-30' })).status).toBe(303);
  const html = await read(list, '/desk');
  expect(html).toContain('Sathya, away');
  expect(html).toContain('Sathya Sample, away until Mon 30 Nov');
  desk().clock.now = Date.parse('2026-11-30T00:01:00+05:30');
  expect(await read(list, '/desk')).not.toContain('away until');
});

test('the morning mail of who is away goes to everybody, and says with whom it is', async () => {
  const asha = await add('Asha');
  await does(asha, 'take', {}, sathya);
  await set(sathya, { awayUntil: '2026-11-30' });
  await mails();
  desk().clock.now = Date.parse('2026-11-25T09:05:00+05:30');
  await remindDesk(desk().context);
  const sent = await mails();
  expect(sent.map(({ to }) => to)).toEqual(['operations@localhost']);
  expect(sent[0]?.subject).toContain('1 enquiry without an owner, or whose owner is away');
  expect(sent[0]?.text).toContain('with Sathya, away until Mon 30 Nov');
});

test('everything of a colleague on leave is handed over in one click, with or without a date', async () => {
  const asha = await add('Asha');
  const ravi = await add('Ravi');
  await does(asha, 'take', {}, sathya);
  await does(ravi, 'take', {}, sathya);
  await does(ravi, 'spoke', {}, sathya);
  const html = await read(team, '/desk/team');
  expect(html).toContain('1 waiting, 1 without a date');
  expect(html).toContain('Hand over 2 enquiries of Sathya Sample to');
  const held = { all: 'yes', list: 'held', sift: '?who=sathya%40example.com' };
  await post(many, '/api/desk/many', { action: 'hand', ...held, to: meena });
  for (const each of [asha, ravi]) expect((await find(each)).member).toBe(meena);
});

test('new enquiries go to who speaks the language, then to who has the fewest, and to nobody away', async () => {
  await set(meena, { dealt: 'yes', language: 'Tamil' });
  await set(sathya, { dealt: 'yes', language: 'Telugu' });
  const telugu = [{ name: 'language', label: 'Language', value: 'Telugu' }];
  const held: string[] = [];
  for (const transcript of [telugu, telugu, [], []]) held.push(await add('Asha', { transcript }));
  await assignNewEnquiries(desk().context);
  const holders = async () => Promise.all(held.map(async (each) => (await find(each)).member));
  // Whoever has two already gets none of those that both can call.
  expect(await holders()).toEqual([sathya, sathya, meena, meena]);
  expect((await mails()).map(({ to, subject }) => [to, subject]).sort()).toEqual([
    ['Meena Sample <meena@example.com>', '[desk] The desk handed 2 enquiries to you'],
    ['Sathya Sample <sathya@example.com>', '[desk] The desk handed 2 enquiries to you'],
  ]);
  await set(meena, { dealt: 'yes', awayUntil: '2026-12-01' }, '1');
  const late = await add('Ravi');
  await assignNewEnquiries(desk().context);
  expect((await find(late)).member).toBe(sathya);
});

test('a member who acts on a page read before the enquiry was assigned reads to whom it went', async () => {
  const asha = await add('Asha');
  await set(sathya, { dealt: 'yes' });
  await assignNewEnquiries(desk().context);
  const late = await does(asha, 'spoke', { version: '1', note: 'Talked' });
  expect(late.status).toBe(409);
  expect((await late.text()).replaceAll('<!-- -->', '')).toContain(
    'The site gave it to Sathya: at 11:40 AM',
  );
});

test('nothing is assigned where no member is ticked, and two hosts assign each enquiry once', async () => {
  const asha = await add('Asha');
  await assignNewEnquiries(desk().context);
  expect((await find(asha)).member).toBeUndefined();
  await set(meena, { dealt: 'yes' });
  await Promise.all([assignNewEnquiries(desk().context), assignNewEnquiries(desk().context)]);
  const { store } = desk().context;
  const events = await store.listEvents((await find(asha)).id);
  expect(events.filter(({ action }) => action === 'dealt')).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('a day that is over, an unknown member and a page that a colleague changed are said, and nothing is stored', async () => {
  for (const awayUntil of ['2026-11-24', '2026-02-31', 'Monday', '2028-01-01']) {
    const answer = await set(sathya, { awayUntil });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('the day on which they are back');
  }
  expect((await set('stranger@example.com', {})).status).toBe(422);
  expect((await set(sathya, { dealt: 'yes' })).status).toBe(303);
  expect((await set(sathya, { awayUntil: '2026-11-30' })).status).toBe(409);
  expect(await desk().context.store.listMemberSettings()).toMatchObject([
    { email: sathya, awayUntil: '', dealt: true, version: 1 },
  ]);
});

import { expect, test } from '@jest/globals';
import { commandsForEachTest } from '#tests/scripts/command-harness';
import { noon } from '#tests/server/store/samples';

const { harness, leads, record } = commandsForEachTest();

test('find lists by any notation of a phone, together with the filters', async () => {
  const id = await record({ kind: 'coaching', phone: '+91 98765 43210' });
  await record({ kind: 'contact', phone: '98765 43210' });
  const { printed } = await leads('find', '098765', '43210', '--kind', 'coaching');
  expect(printed).toContain(id);
  expect(printed.split('\n').at(-2)).toBe('1 submission');
  await expect(leads('find')).rejects.toThrow('Say what to look for.');
});

test('person shows people, with all that came from the same address or phone, whatever it says', async () => {
  const record = harness().record;
  await record({ name: 'Meena Iyer', email: 'meena@a.in', phone: '98765 43210' });
  await record({
    name: 'Meena I',
    email: 'm.iyer@b.in',
    phone: '+919876543210',
    receivedAt: noon + 1,
  });
  await record({ name: 'Iyer', email: 'm.iyer@b.in', phone: '9000000000', receivedAt: noon + 2 });
  await record({ name: 'Meena Rao', email: 'rao@c.in', phone: '9111111111', receivedAt: noon - 1 });
  const { status, printed } = await leads('person', 'meena');
  expect(status).toBe(0);
  const [first = '', second = '', end] = printed.split('\n\n');
  expect(first.split('\n')[0]).toBe('Iyer / Meena I / Meena Iyer');
  expect(first).toContain('m.iyer@b.in, meena@a.in, 9000000000, +919876543210, 98765 43210');
  expect(first.match(/2026-11-20 12:00/g)).toHaveLength(3);
  expect(second.split('\n')[0]).toBe('Meena Rao');
  expect(end).toBe('2 people, 4 submissions\n');
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

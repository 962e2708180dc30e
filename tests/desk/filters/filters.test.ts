import { expect, test } from '@jest/globals';
import { POST as filters } from '#app/api/desk/filters/route';
import { GET as list } from '#app/desk/route';
import { listForEachTest } from '#tests/desk/desk-samples';
import { signedInBrowser } from '#tests/desk/desk-site';

const { desk, post } = listForEachTest();
const save = (fields: Record<string, string>) =>
  post(filters, '/api/desk/filters', { action: 'keep', ...fields });
const read = async (path: string, who?: string) =>
  (await signedInBrowser(desk(), who)).read(list, path);

test('a filtered list is saved for oneself, or for the team, and is shown above the list', async () => {
  expect(await read('/desk')).not.toContain('Save this list');
  expect(await read('/desk?kind=contact&who=mine')).toContain('Save this list');
  const sift = '?kind=contact&who=mine';
  const stored = await save({ title: 'My contacts', sift });
  expect([stored.status, stored.headers.get('location')]).toEqual([303, `/desk${sift}`]);
  await save({ title: 'New ones', for: 'team', sift: '?state=new' });
  const own = await read('/desk');
  expect(own).toContain('href="/desk?kind=contact&amp;who=mine">My contacts');
  expect(own).toContain('New ones<span class="sub"> of the team</span>');
  const theirs = await read('/desk', 'sathya@example.com');
  expect(theirs).not.toContain('My contacts');
  expect(theirs).toContain('New ones');
  expect(await read('/desk?state=new')).toMatch(/aria-current="page">New ones/);
});

test('what was searched for is not stored: it would outlive an erasure', async () => {
  await save({ title: 'Kaveri', sift: '?q=kaveri&kind=contact&day=2026-11-24' });
  expect(await desk().context.store.listFilters('meena@example.com')).toMatchObject([
    { sift: '?kind=contact' },
  ]);
  const bare = await save({ title: 'Kaveri', sift: '?q=kaveri' });
  expect(bare.status).toBe(422);
});

test('one’s own are removed by oneself alone, those of the team by everybody', async () => {
  await save({ title: 'Mine', sift: '?who=mine' });
  await save({ title: 'Ours', for: 'team', sift: '?state=new' });
  const { store } = desk().context;
  for (const { id } of await store.listFilters('meena@example.com')) {
    await post(filters, '/api/desk/filters', { action: 'remove', id }, 'sathya@example.com');
  }
  expect((await store.listFilters('meena@example.com')).map(({ title }) => title)).toEqual([
    'Mine',
  ]);
});

test('no name, and more than thirty: said, and nothing is stored', async () => {
  expect((await save({ title: ' ', sift: '?who=mine' })).status).toBe(422);
  for (let at = 0; at < 30; at += 1) await save({ title: `List ${at}`, sift: '?who=mine' });
  expect((await save({ title: 'One more', sift: '?who=mine' })).status).toBe(422);
  expect(await desk().context.store.listFilters('meena@example.com')).toHaveLength(30);
});

import { expect, test } from '@jest/globals';
import type { Store } from '#lib/platform/db/store';
import { dayMs as day } from '#lib/platform/values/india';
import { type enquiryOf, eventOf, storeEnquiry } from '#tests/platform/db/enquiry-samples';
import { noon, submissionOf } from '#tests/platform/db/samples';

export function describeEnquiryListContract(store: Store): void {
  const add = (...made: Parameters<typeof enquiryOf>) => storeEnquiry(store, ...made);

  test('the open ones are by when they fall due, in pages, with their answers', async () => {
    for (const late of [3, 1, 2]) await add({ receivedAt: noon + late * day, name: `${late}` });
    const page = (number: number) => store.listEnquiries({ list: 'open' }, number, 2);
    const first = await page(1);
    expect(first.total).toBe(3);
    expect(first.rows.map(({ name }) => name)).toEqual(['1', '2']);
    expect(first.rows[0]?.transcript[0]?.label).toBe('Message');
    expect((await page(2)).rows.map(({ name }) => name)).toEqual(['3']);
    expect((await page(9)).rows).toEqual([]);
  });

  test('the lists keep open, done and suspicious apart; what was closed as spam is found among the done ones', async () => {
    const done = await add({ name: 'Done' });
    await add({ name: 'Open' });
    await add({ name: 'Robot', suspicion: 'trap field filled' });
    const spam = await add({ name: 'Spam', suspicion: 'trap field filled' });
    const closed = { state: 'done', doneAt: noon, dueAt: null } as const;
    const close = (id: string, outcome: 'answered' | 'spam') =>
      store.changeEnquiry({ id, version: 1, change: { ...closed, outcome }, event: eventOf() });
    await close(done.id, 'answered');
    await close(spam.id, 'spam');
    const names = async (list: 'open' | 'done' | 'suspicious' | 'all', q = '') =>
      (await store.listEnquiries({ list, q }, 1, 50)).rows.map(({ name }) => name).sort();
    expect(await names('open')).toEqual(['Open']);
    expect(await names('done')).toEqual(['Done', 'Spam']);
    expect(await names('done', 'spam')).toEqual(['Spam']);
    const { rows } = await store.listEnquiries({ list: 'done', q: 'spam' }, 1, 50);
    expect(rows).toMatchObject([{ outcome: 'spam' }]);
    expect(await names('suspicious')).toEqual(['Robot']);
    expect(await names('all')).toEqual(['Done', 'Open']);
  });

  test('what has neither a promise nor a date holds apart, and a search finds all of them', async () => {
    const undated = await add({ name: 'Undated Sample' });
    await add({ name: 'Open Sample' });
    const done = await add({ name: 'Done Sample' });
    const spoke = { state: 'talking', keptAt: noon, dueAt: null, member: 'a@hoa.example' } as const;
    await store.changeEnquiry({ id: undated.id, version: 1, change: spoke, event: eventOf() });
    const closed = { state: 'done', doneAt: noon, dueAt: null } as const;
    await store.changeEnquiry({ id: done.id, version: 1, change: closed, event: eventOf() });
    const names = async (list: 'open' | 'undated' | 'found', q = '') =>
      (await store.listEnquiries({ list, q }, 1, 50)).rows.map(({ name }) => name);
    expect(await names('open')).toEqual(['Open Sample']);
    expect(await names('undated')).toEqual(['Undated Sample']);
    expect(await names('found', 'sample')).toEqual([
      'Open Sample',
      'Done Sample',
      'Undated Sample',
    ]);
    const counts = await store.countEnquiries(noon, noon, []);
    expect(counts).toMatchObject({ open: 1, undated: 1, done: 1, holders: ['a@hoa.example'] });
  });

  test('others of the same phone or address are related, however they were typed', async () => {
    const own = await add({ phone: '+91 98400 00001', email: 'a@example.com' });
    const byPhone = await add({ phone: '098400 00001', email: 'b@example.com' });
    const byEmail = await add({ phone: '9000000000', email: 'a@example.com' });
    await add({ phone: '9111111111', email: 'c@example.com' });
    const related = await store.listRelated(own.id);
    expect(related.map(({ id }) => id).sort()).toEqual([byPhone.id, byEmail.id].sort());
  });

  test('a new one that nobody touched is reported before its promise ends, once', async () => {
    const { id, enquiry } = await add();
    const before = enquiry.promisedBy + 1;
    expect(await store.listUntouched(before)).toHaveLength(1);
    expect(await store.listUntouched(enquiry.promisedBy)).toHaveLength(0);
    const taken = { member: 'meena@hoa.example', touchedAt: noon };
    await store.changeEnquiry({ id, version: 1, change: taken, event: eventOf() });
    expect(await store.listUntouched(before)).toHaveLength(1);
    const notify = () =>
      store.notePromisesReminded([id], submissionOf({ kind: 'desk-reminder' }), []);
    expect(await notify()).toBe(true);
    expect(await notify()).toBe(false);
    const noted = (await store.listEvents(id)).filter(({ action }) => action === 'promise-told');
    expect(noted).toHaveLength(1);
    expect(await store.listUntouched(before)).toHaveLength(0);
    expect(await store.listDue(before)).toHaveLength(1);
  });
}

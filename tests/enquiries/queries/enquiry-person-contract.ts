import { expect, test } from '@jest/globals';
import type { Store } from '#lib/platform/db/store';
import { type enquiryOf, eventOf, storeEnquiry } from '#tests/platform/db/enquiry-samples';
import { noon } from '#tests/platform/db/samples';

type Stored = ReturnType<typeof enquiryOf>;

/** Enquiries belong together by the same rules on either engine. */
export function describeEnquiryPersonContract(store: Store): void {
  const add = (name: string, phone: string, email: string): Promise<Stored> =>
    storeEnquiry(store, { name, phone, email });
  const namesOf = async ({ id }: Stored) =>
    (await store.listRelated(id)).map(({ name }) => name).sort();
  const change = async (own: Stored, other: Stored, joins: boolean) => {
    const version = (await store.findEnquiryOf(own.id))?.version ?? 0;
    const event = eventOf({ action: joins ? 'merge' : 'split', detail: { other: 'it' } });
    return store.changeEnquiry({
      id: own.id,
      version,
      change: { touchedAt: noon },
      event: eventOf({ action: event.action }),
      person: { other: other.id, joins, event },
    });
  };

  test('two addresses that are joined are one person, with what bears either, until they are parted', async () => {
    const first = await add('First', '98400 00001', 'a@example.com');
    const second = await add('Second', '98400 00002', 'b@example.com');
    const sameMail = await add('Same mail', '98400 00003', 'b@example.com');
    const other = await add('Other', '98400 00009', 'z@example.com');
    expect(await namesOf(first)).toEqual([]);
    expect(await change(first, second, true)).toBe(true);
    expect(await namesOf(first)).toEqual(['Same mail', 'Second']);
    expect(await namesOf(sameMail)).toEqual(['First', 'Second']);
    expect(await namesOf(other)).toEqual([]);
    expect((await store.listEvents(second.id)).at(-1)).toMatchObject({ action: 'merge' });
    expect((await store.findEnquiryOf(second.id))?.version).toBe(2);

    const later = await add('Later', '+91 98400 00003', 'c@example.com');
    expect(await namesOf(first)).toEqual(['Later', 'Same mail', 'Second']);
    expect(await namesOf(later)).toContain('First');

    expect(await change(first, second, false)).toBe(true);
    expect(await namesOf(first)).toEqual([]);
    expect(await namesOf(second)).toEqual(['Same mail']);
  });

  test('whoever is joined to two is joined to both, and an erased one takes nothing of that along', async () => {
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map((at) => add(`${at}`, `98400 0000${at}`, `${at}@example.com`)),
    );
    if (!one || !two || !three) throw new Error('none');
    await change(one, two, true);
    await change(two, three, true);
    expect(await namesOf(three)).toEqual(['1', '2']);
    await store.eraseEnquiry(two.id, noon);
    expect(await namesOf(three)).toEqual(['1']);
  });

  test('who has neither phone nor address is alone', async () => {
    const bare = await add('Bare', '', '');
    await add('Bare too', '', '');
    expect(await namesOf(bare)).toEqual([]);
  });

  test('a stale page joins nobody', async () => {
    const one = await add('One', '98400 00001', 'a@example.com');
    const two = await add('Two', '98400 00002', 'b@example.com');
    const write = { id: one.id, version: 7, change: {}, event: eventOf() };
    const person = { other: two.id, joins: true, event: eventOf() };
    expect(await store.changeEnquiry({ ...write, person })).toBe(false);
    expect(await namesOf(one)).toEqual([]);
  });

  test('all phones and addresses of a person are erased at once', async () => {
    await add('First', '98400 00001', 'a@example.com');
    await add('Second', '98400 00002', 'b@example.com');
    await add('Other', '98400 00009', 'z@example.com');
    const who = ['a@example.com', { phone: '9840000002' }] as const;
    expect(await store.findHoldings(who, noon)).toMatchObject({ submissions: 2 });
    expect(await store.erasePerson(who, noon)).toMatchObject({ submissions: 2 });
    const { rows } = await store.listEnquiries({ list: 'all' }, 1, 50);
    expect(rows.map(({ name }) => name)).toEqual(['Other']);
    const { erasures } = await store.listErasures();
    expect(erasures.map(({ kind }) => kind).sort()).toEqual(['email', 'phone']);
  });
}

import { expect, test } from '@jest/globals';
import type { Store } from '#lib/platform/db/store';
import { readReference } from '#lib/platform/values/reference';
import { type enquiryOf, namesFound, storeEnquiry } from '#tests/platform/db/enquiry-samples';
import { noon } from '#tests/platform/db/samples';

export function describeEnquirySearchContract(store: Store): void {
  const add = (...made: Parameters<typeof enquiryOf>) => storeEnquiry(store, ...made);
  const listed = (q: string) => namesFound(store, q);

  test.each([
    ['part of a name', 'kavi'],
    ['two parts in any order', 'sundar kavi'],
    ['part of an address', 'traders.ex'],
    ['a phone with the country', '+91 98400 12345'],
    ['a phone with a zero', '098400-12345'],
    ['a part of the phone', '40012'],
    ['the plus and a part', '+91 98400'],
  ])('a search finds by %s', async (_, q) => {
    await add({ name: 'KAVITHA Sundaram', email: 'kavi@traders.example', phone: '919840012345' });
    await add({ name: 'Ravi', email: 'ravi@example.com', phone: '+91 90000 11111' });
    expect(await listed(q)).toEqual(['KAVITHA Sundaram']);
  });

  test.each(['రాజ్\u200cకుమార్', 'రాజ్కుమార్', 'రాజ్\u200dకుమార్', 'కుమార్'])(
    'a search finds a name however its joiners are typed: %j',
    async (q) => {
      await add({ name: 'రాజ్\u200cకుమార్' });
      await add({ name: 'సాఫ్ట్\u200cవేర్' });
      expect(await listed(q)).toEqual(['రాజ్\u200cకుమార్']);
    },
  );

  test('a search finds a name by its joiners that was stored without them', async () => {
    await add({ name: 'రాజ్కుమార్' });
    expect(await listed('రాజ్\u200cకుమార్')).toEqual(['రాజ్కుమార్']);
  });

  test('a search finds by reference as it is typed', async () => {
    const { enquiry } = await add({ name: 'Asha' });
    await add({ name: 'Other' });
    const typed = enquiry.reference.toLowerCase().replaceAll('-', ' ');
    expect(await listed(typed)).toEqual(['Asha']);
    expect(await listed(typed.slice('hoa '.length))).toEqual(['Asha']);
  });

  test('a search takes no sign for a pattern', async () => {
    const name = String.raw`a*b [c] d?e ^f] 5% off g_h i\j`;
    await add({ name });
    await add({ name: 'axb c dxe fg 5 per off gxh ixj' });
    const signs = ['*', '[', ']', '%', '_', '\\'];
    const parts = ['a*b', '[c]', 'd?e', '^f', 'c]', '5%', 'g_h', String.raw`i\j`];
    for (const q of [...signs, ...parts]) expect([q, await listed(q)]).toEqual([q, [name]]);
    for (const q of ['[^f', '5%f', "' or 1=1 --", '\0']) expect(await listed(q)).toEqual([]);
  });

  test('a page of what was found says how many there are in all', async () => {
    for (const late of [3, 1, 2]) await add({ receivedAt: noon + late, name: `Ravi ${late}` });
    await add({ name: 'Other' });
    const page = (number: number) => store.listEnquiries({ list: 'all', q: 'ravi' }, number, 2);
    const shown = async (number: number) => {
      const { rows, total } = await page(number);
      return { names: rows.map(({ name }) => name), total };
    };
    expect(await shown(1)).toEqual({ names: ['Ravi 3', 'Ravi 2'], total: 3 });
    expect(await shown(2)).toEqual({ names: ['Ravi 1'], total: 3 });
    expect(await shown(3)).toEqual({ names: [], total: 3 });
  });

  test('seven characters that pass for a whole reference find what they are a part of, too', async () => {
    expect(readReference('HOA0003')).toEqual({ reference: 'HOA-H0A0-003' });
    await add({ name: 'Meena' }, { reference: 'HOA-0003-ZZZ' });
    expect(await listed('HOA-0003')).toEqual(['Meena']);
    expect(readReference('4000004')).toHaveProperty('reference');
    await add({ name: 'Ravi', phone: '98 4000004 4' });
    expect(await listed('4000004')).toEqual(['Ravi']);
  });
}

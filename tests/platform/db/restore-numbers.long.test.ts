import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { backUp } from '#lib/platform/backup/backup';
import { restore } from '#lib/platform/backup/restore';
import type { Store } from '#lib/platform/db/store';
import { openStore } from '#lib/start/open-store';
import { storeContents } from '#lib/start/store-contents';
import { engines, onTables } from '#tests/platform/db/engines';
import { orderOf, receiptOf } from '#tests/platform/db/order-samples';
import { mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

let payments = 0;

/** Gives the number of the invoice. */
async function pay(store: Store, by?: Partial<ReturnType<typeof orderOf>>): Promise<string> {
  const order = orderOf(by);
  await store.recordOrder(order);
  payments += 1;
  await store.receiveOrder(receiptOf(order, `pay_${payments}`));
  return (await store.findOrder(order.providerOrderId))?.invoiceNumber ?? '';
}

describe.each(['sqlite', 'postgres'] as const)('a restore on %s', (engine) => {
  const { store, place } = newStoreForEachTest(engines[engine]);
  const folder = folderForEachTest();
  const where = () => ({
    databaseUrl: place.databaseUrl,
    dataDir: place.dataDir || folder(),
  });

  it('gives no number to two buyers, and counts what was lost', async () => {
    const file = join(folder(), 'copy');
    expect(await pay(store)).toBe('HOA/26-27/00001');
    await backUp(where(), file);
    const lost = [await pay(store), await pay(store)];
    expect(lost).toEqual(['HOA/26-27/00002', 'HOA/26-27/00003']);
    await store.recordSubmission(submissionOf(), [mailOf()]);
    await store.close();

    const { leftBehind, nextNumbers } = await restore(where(), file, noon, storeContents);
    expect(leftBehind).toEqual({
      invoices: lost,
      creditNotes: [],
      payments: 2,
      placements: 0,
      submissions: 3,
    });
    expect(nextNumbers).toEqual(['HOA/26-27/00004']);
    const restored = await openStore(where());
    expect(await pay(restored)).toBe('HOA/26-27/00004');
    await restored.close();

    // And once more: what was lost by the first restore is not given by the second.
    const again = await restore(where(), file, noon + 60_000, storeContents);
    expect(again.leftBehind).toMatchObject({ invoices: ['HOA/26-27/00004'], payments: 1 });
    expect(again.nextNumbers).toEqual(['HOA/26-27/00005']);
  });

  it('counts credit notes, parts and hires of the former store', async () => {
    const file = join(folder(), 'copy');
    await backUp(where(), file);
    await store.close();
    await onTables(where(), async (db) => {
      const document = {
        request: null,
        part: null,
        enquiry_id: null,
        reference: 'HOA-3F8Q-2KD',
        issued_at: noon,
        received_on: '2026-11-20',
        name: 'Asha',
        address: '',
        gstin: '',
        state: '33',
        place_of_supply: '33',
        lines: '[]',
        taxable_paise: 1,
        cgst_paise: 0,
        sgst_paise: 0,
        igst_paise: 0,
        total_paise: 1,
        method: 'bank',
        payment: 'UTR1',
        reason: '',
      } as const;
      const rows = [
        { ...document, number: 'HOA/26-27/00012', kind: 'invoice', of_invoice: null },
        { ...document, number: 'CN/26-27/00004', kind: 'credit-note', of_invoice: null },
      ] as const;
      await db
        .insertInto('tax_documents')
        .values([...rows])
        .execute();
      await db.insertInto('invoice_series').values({ series: 'CN/26-27', last: 4 }).execute();
    });
    const { leftBehind, nextNumbers } = await restore(where(), file, noon, storeContents);
    expect(leftBehind).toMatchObject({
      invoices: ['HOA/26-27/00012'],
      creditNotes: ['CN/26-27/00004'],
    });
    expect(nextNumbers).toEqual(['CN/26-27/00005', 'HOA/26-27/00013']);
  });

  it('an operator sets the next number, and never one that was given', async () => {
    const given = await pay(store);
    expect(await store.setNextNumber('HOA/26-27/00036')).toEqual({ set: 'HOA/26-27/00036' });
    expect(await pay(store)).toBe('HOA/26-27/00036');
    for (const number of [given, 'HOA/26-27/00020', 'HOA/26-27/00036']) {
      expect(await store.setNextNumber(number)).toEqual({ given: 'HOA/26-27/00036' });
    }
    // One set too high by mistake can be undone.
    await store.setNextNumber('HOA/26-27/00900');
    await store.setNextNumber('HOA/26-27/00037');
    expect(await pay(store)).toBe('HOA/26-27/00037');
  });
});

it('a store that is damaged is put aside all the same, and what was lost is said to be unknown', async () => {
  const place = await engines.sqlite();
  const store = await openStore(place);
  await pay(store);
  const file = join(place.dataDir, 'copy');
  await backUp(place, file);
  await store.close();
  writeFileSync(join(place.dataDir, 'hoa.sqlite'), 'broken '.repeat(9_000));
  const { formerStore, leftBehind, nextNumbers } = await restore(place, file, noon, storeContents);
  expect(formerStore).toContain('before-restore');
  expect(leftBehind).toBeUndefined();
  expect(nextNumbers).toEqual(['HOA/26-27/00002']);
  await place.remove();
});

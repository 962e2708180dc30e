/** Webinars that were paid before their invoices were documents. */
import { describe, expect, test } from '@jest/globals';
import { webinarDocument } from '#lib/accounting/rules/invoice';
import { entriesOf, monthsUntil, monthTotals, tableTotals } from '#lib/accounting/views';
import { documentAt } from '#lib/payments/views/visitor';
import { readEnv } from '#lib/platform/config/env';
import { rowOf } from '#lib/platform/db/statements';
import { openStore } from '#lib/start/open-store';
import { migrate } from '#lib/tables/migrate';
import { migrations } from '#lib/tables/migrations';
import { editionOf } from '#lib/webinars/rules/sessions';
import { emptyEngines, onTables, testedEngines } from '#tests/platform/db/engines';
import { orderOf, partOrderOf } from '#tests/platform/db/order-samples';
import { noon, submissionOf } from '#tests/platform/db/samples';
import { placeForEachTest } from '#tests/platform/db/store-for-each-test';

const before = migrations.slice(
  0,
  migrations.findIndex(({ id }) => id === '150-one-sale'),
);
const env = readEnv({});

describe.each(testedEngines.map(([engine]) => engine))('an earlier store on %s', (engine) => {
  const place = placeForEachTest(emptyEngines[engine]);

  test('counts and shows a webinar that had only the number of its invoice as every other sale', async () => {
    const paid = (changes: Partial<ReturnType<typeof orderOf>>) =>
      orderOf({ edition: 'ai-2026-11', state: 'paid', nextCheckAt: undefined, ...changes });
    const known = paid({ paymentId: 'pay_1', invoiceNumber: 'HOA/26-27/00001' });
    const erased = paid({
      ...{ name: 'erased on request', email: '', phone: '', changedAt: noon + 1 },
      ...{ paymentId: 'pay_2', invoiceNumber: 'HOA/26-27/00002' },
    });
    const unpaid = orderOf();
    const part = partOrderOf('P-20261124-7K3M', 1);
    const nobody = { edition: '', name: '', email: '', phone: '' };
    await onTables(place, async (db) => {
      await migrate(db, engine, before);
      const emptied = { ...part, ...nobody, accountingExp: '', preferredLang: '' };
      const rows = [known, erased, unpaid, emptied].map(rowOf);
      for (const row of rows) await db.insertInto('orders').values(row).execute();
      const { id } = known;
      const submission = rowOf(submissionOf({ id, kind: 'webinar-paid' }));
      await db.insertInto('submissions').values(submission).execute();
      await migrate(db, engine);
    });
    const store = await openStore(place);
    const [month] = monthsUntil(noon, 1);
    if (!month) throw new Error('no month');
    const books = { store, env };
    expect(await entriesOf(books, month)).toMatchObject([
      {
        ...{ number: 'HOA/26-27/00001', name: 'Meena Iyer', payment: 'pay_1', issuedAt: noon },
        ...{ taxablePaise: 42_288, cgstPaise: 3_806, sgstPaise: 3_806, totalPaise: 49_900 },
        ...{ placeOfSupply: '33', lines: [{ label: expect.stringMatching(/^Live webinar: /) }] },
      },
      { number: 'HOA/26-27/00002', name: '', payment: 'pay_2' },
    ]);
    const { edition, amountPaise, name, paymentId = '', changedAt: paidAt } = known;
    const sold = { title: editionOf(edition).title, amountPaise, name, paymentId, paidAt };
    const [entry] = await entriesOf(books, month);
    expect(entry).toMatchObject(webinarDocument(sold, '33'));
    expect(await monthTotals(books, [month])).toMatchObject([
      { invoices: 2, creditNotes: 0, amounts: { totalPaise: 99_800 } },
    ]);
    const tables = await tableTotals(books, month);
    expect(tables.find(({ table }) => table === 'b2cs')).toMatchObject({
      ...{ rows: 1, taxablePaise: 84_576, taxPaise: 15_224 },
    });
    const shown = await documentAt('HOA-26-27-00001', books);
    expect(shown).toMatchObject({ enquiryId: known.id, view: { title: 'Tax invoice' } });
    expect(shown?.view.facts).toContainEqual(['Place of supply', 'Tamil Nadu (33)']);
    expect((await store.findPaymentFile(known.id)).documents).toHaveLength(1);
    expect(await store.findOrder(part.providerOrderId)).toEqual(part);
    expect(await store.findOrder(unpaid.providerOrderId)).toEqual(unpaid);
    expect(await store.countPaid(known.edition, known.email)).toBe(1);
    // A number that was given is not given again.
    expect(await store.setNextNumber('HOA/26-27/00002')).toEqual({ given: 'HOA/26-27/00002' });
    await store.close();
  });
});

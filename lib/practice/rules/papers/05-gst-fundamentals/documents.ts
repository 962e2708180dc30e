import { day, shortDay } from '#lib/practice/rules/papers/days';
import {
  bill,
  type Document,
  localTax,
  mail,
  paper,
  torn,
} from '#lib/practice/rules/papers/documents';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { inr, sampleGstin, stateNamed } from '#lib/practice/rules/papers/firms';
import { divided } from '#lib/practice/rules/papers/formula';
import { gstRate, halfRate, halfTax, wholeTax, withTax } from '#lib/practice/rules/papers/tax';

export const kaveri = {
  name: 'Kaveri Sample Traders',
  place: 'Chennai',
  gstin: sampleGstin('33', 1),
};
export const pandian = 'Pandian Sample Stores';
export const suppliers = ['velan', 'anbu', 'murugan'] as const;
export type Supplier = (typeof suppliers)[number];
export const named: Record<Supplier, { name: string; number: string; on: string }> = {
  velan: { name: 'Sri Velan Sample Stationers', number: '214', on: '2026-11-04' },
  anbu: { name: 'Anbu Sample Services', number: 'AS/77', on: '2026-11-20' },
  murugan: { name: 'Murugan Sample Office Needs', number: '88', on: '2026-11-24' },
};
const inAllOrders = suppliers.flatMap((blocked) =>
  suppliers.filter((each) => each !== blocked).map((missing) => ({ blocked, missing })),
);

/** The figures of a set, and the documents that show them. */
export function generate(draw: Draw) {
  const count = draw.whole(2, 6, 1, 3);
  const price = draw.money(9500, 18500, 500, 14500);
  const discount = draw.one([5, 10], 5);
  const kilos = draw.whole(300, 600, 20, 520);
  const rate = draw.money(55, 75, 2.5, 62.5);
  const freight = draw.money(600, 1900, 50, 1250);
  const small: Record<Supplier, number> = {
    velan: draw.money(102, 540, 6, 432),
    anbu: draw.money(102, 540, 6, 150),
    murugan: draw.money(102, 540, 6, 270),
  };
  const saleIsLocal = draw.either(true);
  const toGodown = draw.either(true);
  const { blocked, missing } = draw.one<(typeof inAllOrders)[number]>(inAllOrders, {
    blocked: 'anbu',
    missing: 'murugan',
  });
  const blockedFor = draw.one(
    [
      'lunch at the staff meeting',
      'gifts for customers at Deepavali',
      'club membership of the partner',
    ],
    'lunch at the staff meeting',
  );
  const [first, second] = draw.one(
    [
      ['toner', 'two chairs'],
      ['courier', 'catalogues'],
      ['catalogues', 'toner'],
      ['two chairs', 'courier'],
    ] as const,
    ['toner', 'two chairs'],
  );

  const gross = count * price;
  const sale = divided(gross * (100 - discount), 100);
  const goods = kilos * rate;
  const purchase = goods + freight;
  const buyerState = saleIsLocal ? '33' : '36';
  const sellerState = saleIsLocal ? '29' : '33';
  const [buyerPlace, sellerPlace] = saleIsLocal ? ['Madurai', 'Bengaluru'] : ['Hyderabad', 'Hosur'];
  const partner = 'The partner';
  const stores = draw.person('Ramesh');

  const saleBill = bill({
    from: kaveri,
    to: { name: pandian, place: buyerPlace, gstin: sampleGstin(buyerState, 2) },
    number: 'KST/0412',
    on: day('2026-11-09'),
    tag: 'Triplicate for supplier',
    about: [`Place of supply: ${stateNamed(buyerState)}`],
    lines: [
      [`Steel almirah, HSN 9403, ${count} at ₹${inr(price)}`, gross],
      [`Less trade discount ${discount}%`, sale - gross],
      ['Taxable value', sale],
      ...(saleIsLocal ? localTax(halfTax(sale)) : [[`IGST ${gstRate}%`, wholeTax(sale)] as const]),
    ],
    total: saleIsLocal ? withTax(sale) : sale + wholeTax(sale),
    foot: ['Payment within 30 days'],
  });
  const heads = saleIsLocal ? [`IGST ${gstRate}%`] : [`CGST ${halfRate}%`, `SGST ${halfRate}%`];
  const purchaseBill = bill({
    from: { name: 'Deccan Sample Steel', place: sellerPlace, gstin: sampleGstin(sellerState, 2) },
    to: kaveri,
    number: 'DSW/1187',
    on: day('2026-11-12'),
    tag: 'Original for recipient',
    lines: [
      [`Cold-rolled sheets, HSN 7209, ${kilos} kg at ₹${inr(rate)}`, goods],
      [toGodown ? 'Freight to your godown' : 'Freight to your customer', freight],
      ...heads.map((head) => [head, torn] as const),
    ],
    total: torn,
  });
  const tea =
    'Tea was spilt on the bill and the last figures are gone. Freight is on their bill; the lorry is theirs.';
  const storesMail = mail(
    stores,
    '12 Nov, 5:40 PM',
    toGodown
      ? `Sheets came to our Chennai godown at 4. ${tea}`
      : `On our order the sheets went from ${sellerPlace} straight to our customer in Bengaluru, who has them. ${tea}`,
  );
  const listed2b = suppliers.filter((each) => each !== missing);
  const row = (each: Supplier) => {
    const { name, number, on } = named[each];
    const tax = inr(small[each]);
    return [name, `${number}, ${shortDay(day(on))}`, tax, tax, '0.00'];
  };
  const fromDeccan = saleIsLocal ? ['0.00', '0.00', torn] : [torn, torn, '0.00'];
  const gstr2b = paper('gstr-2b', 'GSTR-2B, November 2026', {
    about: [`${kaveri.gstin}, made on 14 Dec 2026. Part A, B2B`],
    table: {
      columns: ['Supplier', 'Document', 'CGST', 'SGST', 'IGST'],
      rows: draw.order([
        ...listed2b.map(row),
        ['Deccan Sample Steel', 'DSW/1187, 12 Nov', ...fromDeccan],
      ]),
    },
    foot: ['The same tea was spilt on this print: the tax of DSW/1187 cannot be read here either.'],
  });
  const partnerMail: Document = mail(
    partner,
    '15 Dec, 9:15 AM',
    'Please have the 3B ready before I leave at 4. Show blocked credit as Circular 170 requires.',
  );
  return {
    small,
    saleIsLocal,
    blocked,
    missing,
    blockedFor,
    first,
    second,
    gross,
    sale,
    goods,
    purchase,
    saleBill,
    purchaseBill,
    storesMail,
    gstr2b,
    partnerMail,
  };
}

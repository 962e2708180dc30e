import { day, shortDay } from '#data/practicals/days';
import {
  bill,
  type Document,
  gstRate,
  halfRate,
  halfTax,
  localTax,
  mail,
  paper,
  torn,
  wholeTax,
  withTax,
} from '#data/practicals/documents';
import { inr, sampleGstin, stateNamed } from '#data/practicals/firms';
import { by, divided, minus, percent, sum } from '#data/practicals/formula';
import {
  amount,
  because,
  choice,
  credit,
  type Draw,
  debit,
  type Item,
  journal,
  type Paper,
  type Sheet,
} from '#data/practicals/paper';

const kaveri = {
  name: 'Kaveri Sample Traders',
  place: 'Chennai',
  gstin: sampleGstin('33', 1),
};
const pandian = 'Pandian Sample Stores';
const suppliers = ['velan', 'anbu', 'murugan'] as const;
type Supplier = (typeof suppliers)[number];
const named: Record<Supplier, { name: string; number: string; on: string }> = {
  velan: { name: 'Sri Velan Sample Stationers', number: '214', on: '2026-11-04' },
  anbu: { name: 'Anbu Sample Services', number: 'AS/77', on: '2026-11-20' },
  murugan: { name: 'Murugan Sample Office Needs', number: '88', on: '2026-11-24' },
};
const inAllOrders = suppliers.flatMap((blocked) =>
  suppliers.filter((each) => each !== blocked).map((missing) => ({ blocked, missing })),
);

function sheet(draw: Draw): Sheet {
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
  const actions = ['Claim', 'Wait', 'Blocked'];
  const doWith = (each: Supplier) =>
    each === blocked ? 'Blocked' : each === missing ? 'Wait' : 'Claim';
  const others = suppliers.filter((each) => each !== blocked);
  const what = (each: Supplier) =>
    each === blocked ? blockedFor : each === others[0] ? first : second;
  const smallWhy =
    'Claim what 2B shows; food, club, gifts: blocked, section 17(5)(b), (h); not in 2B: wait, 16(2)(aa).';
  const bought = (each: Supplier): Item =>
    choice(
      each,
      `${named[each].name}, ${named[each].number}`,
      actions,
      doWith(each),
      smallWhy,
      `${what(each)}, tax ₹${inr(2 * small[each])}`,
    );
  const placeWhy = 'Place of supply in our State: CGST and SGST; in another: IGST.';
  const taxLines = saleIsLocal
    ? [
        credit('sale3', 'Output CGST', percent('sale2', halfRate), placeWhy),
        credit('sale4', 'Output SGST', percent('sale2', halfRate), placeWhy),
      ]
    : [credit('sale3', 'Output IGST', percent('sale2', gstRate), placeWhy)];
  const valueWhy = 'Another State’s supplier charges 18% IGST on the whole value.';
  const halfWhy = 'A supplier of our State charges 9% CGST and 9% SGST on the whole value.';
  const taxOfPurchase = saleIsLocal
    ? [amount('igst', `IGST at ${gstRate}%`, percent('value', gstRate), valueWhy)]
    : [
        amount('cgst', `CGST at ${halfRate}%`, percent('value', halfRate), halfWhy),
        amount('sgst', `SGST at ${halfRate}%`, percent('value', halfRate), halfWhy),
      ];
  const in2b = small.velan + small.anbu + small.murugan - small[missing];
  const ofPurchase = saleIsLocal ? 0 : halfTax(purchase);
  const blockedOf = (each: Supplier) => by(each, { Claim: 0, Wait: 0, Blocked: small[each] });
  return {
    about: `One month of ${kaveri.name}, Chennai: a sale, a purchase, GSTR-2B and the return.`,
    accounts: [
      'Output CGST',
      'Output SGST',
      'Output IGST',
      'Input CGST',
      'Input SGST',
      'Input IGST',
      pandian,
      'Sales',
      'Discount allowed',
      'Cash',
      'Bank',
    ],
    parts: [
      {
        title: 'The sale',
        task: 'Enter invoice KST/0412 in the journal.',
        documents: [saleBill],
        items: [
          journal(
            'Invoice KST/0412',
            debit(
              'sale1',
              pandian,
              saleIsLocal ? withTax(sale) : sale + wholeTax(sale),
              because.customer,
              { party: true },
            ),
            credit(
              'sale2',
              'Sales',
              sale,
              'Discount on the bill is no part of value: section 15(3)(a).',
            ),
            ...taxLines,
          ),
        ],
      },
      {
        title: 'The purchase',
        task: 'Some figures of the bill cannot be read. Work them out.',
        documents: [purchaseBill, storesMail],
        items: [
          choice(
            'pos',
            'Place of supply',
            ['33', '29', '36'].map(stateNamed),
            stateNamed('33'),
            'At our godown: section 10(1)(a); to a third person on our order: our place, 10(1)(b).',
          ),
          amount(
            'value',
            'Taxable value',
            purchase,
            'Freight the supplier charges is part of the value: section 15(2)(c).',
            'all that the supplier charges',
          ),
          ...taxOfPurchase,
        ],
      },
      {
        title: 'GSTR-2B against the books',
        task: 'These four bills are in the books of November. What do you do with the tax on each?',
        documents: [gstr2b],
        items: [
          ...suppliers.map(bought),
          choice(
            'deccan',
            'Deccan Sample Steel, DSW/1187',
            actions,
            'Claim',
            'In 2B, for resale, received by us or, on our order, by our customer: claim.',
            'sheets for resale, tax as in part 2',
          ),
        ],
      },
      {
        title: 'The return',
        task: 'GSTR-3B for November, from part 3. Central tax alone in the first two.',
        documents: [partnerMail],
        items: [
          amount(
            'a5',
            '4(A)(5) All other ITC',
            saleIsLocal ? in2b : sum(in2b, 'cgst'),
            'All of 2B goes into 4(A)(5), blocked too: Circular 170/02/2022.',
            'central tax',
          ),
          amount(
            'b1',
            '4(B)(1) Reversed, section 17(5)',
            sum(...suppliers.map(blockedOf)),
            'What is blocked is reversed in 4(B)(1).',
            'central tax',
          ),
          amount(
            'left',
            saleIsLocal
              ? 'Output tax left after the IGST credit'
              : 'Output tax left after the credit of the purchase',
            saleIsLocal
              ? minus(sum('sale3', 'sale4'), 'igst')
              : minus('sale3', sum('cgst', 'sgst')),
            'IGST credit goes first (rule 88A); CGST and SGST credit pay their own head, then IGST.',
            'of the sale and the purchase above, all heads together',
          ),
        ],
      },
    ],
    traps: {
      value: [goods],
      a5: [in2b - small[blocked] + ofPurchase, in2b + small[missing] + ofPurchase],
      sale2: [gross],
    },
    alike: [['cgst', 'sgst']],
    refused: sale - purchase < 200_000,
  };
}

/** A sale, a purchase, GSTR-2B and GSTR-3B. */
export const gstFundamentals: Paper = { module: 5, minutes: 40, day: day('2026-11-30'), sheet };

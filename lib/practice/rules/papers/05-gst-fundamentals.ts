import {
  generate,
  kaveri,
  named,
  pandian,
  type Supplier,
  suppliers,
} from '#lib/practice/rules/papers/05-gst-fundamentals/documents';
import { day } from '#lib/practice/rules/papers/days';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { inr, stateNamed } from '#lib/practice/rules/papers/firms';
import { by, minus, percent, sum } from '#lib/practice/rules/papers/formula';
import {
  amount,
  because,
  choice,
  credit,
  debit,
  type Item,
  journal,
  type Paper,
  type Sheet,
} from '#lib/practice/rules/papers/paper';
import { gstRate, halfRate, halfTax, wholeTax, withTax } from '#lib/practice/rules/papers/tax';

function sheet(draw: Draw): Sheet {
  const {
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
  } = generate(draw);
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

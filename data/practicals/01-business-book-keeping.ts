import { day, shortDay, weekday } from '#data/practicals/days';
import {
  bill,
  halfRate,
  halfTax,
  localTax,
  mail,
  paper,
  withTax,
} from '#data/practicals/documents';
import { inr, sampleGstin } from '#data/practicals/firms';
import { divided, minus, percent, sum } from '#data/practicals/formula';
import {
  amount,
  because,
  choice,
  credit,
  type Draw,
  debit,
  journal,
  type Paper,
  type Sheet,
} from '#data/practicals/paper';

const kaveri = {
  name: 'Kaveri Sample Traders',
  place: 'Chennai',
  gstin: sampleGstin('33', 1),
};
const velan = 'Sri Velan Sample Stationers';
const anbu = 'Anbu Sample Stores';

/** The bank account may be called by its bank. */
const ourBank = { also: ['Kollidam Sample Bank', 'Kollidam'] };

function sheet(draw: Draw): Sheet {
  const cash = draw.around(24350);
  const bank = draw.around(186400);
  const owedByAnbu = draw.around(52340);
  const stock = draw.around(96000);
  const owedToVelan = draw.around(27480);
  const count = draw.whole(12, 40, 1, 24);
  const price = draw.money(300, 1500, 100, 900);
  const discount = draw.one([5, 10, 15, 20], 15);
  const sale = draw.around(41500);
  const memo = draw.around(645);
  const electricity = draw.around(3275);
  const paidIn = draw.around(6500);
  const cheque = draw.around(9850);
  const returned = draw.around(2400);
  const forShop = draw.either(true);
  const forHouse = draw.either(true);
  const ofAnbu = draw.either(true);

  const gross = count * price;
  const value = divided(gross * (100 - discount), 100);
  const tax = halfTax(value);
  const capital = cash + bank + owedByAnbu + stock - owedToVelan;
  const goods = forShop ? 'Display rack for your counter' : 'Box files, A4';
  const owner = draw.person('Kumaresan');
  const on = { bill: day('2026-11-09'), memo: day('2026-11-10'), back: day('2026-11-12') };

  const opening = paper('ledger', `${kaveri.name}: opening balances`, {
    about: ['9 Nov 2026'],
    table: {
      columns: ['Account', 'Debit', 'Credit'],
      rows: [
        ['Cash', inr(cash), ''],
        ['Bank', inr(bank), ''],
        [anbu, inr(owedByAnbu), ''],
        ['Stock', inr(stock), ''],
        [velan, '', inr(owedToVelan)],
        ['Capital', '', inr(capital)],
      ],
    },
  });
  const purchase = bill({
    from: { name: velan, place: 'Chennai', gstin: sampleGstin('33', 3) },
    to: kaveri,
    number: '214',
    on: on.bill,
    tag: 'Original for recipient',
    lines: [
      [`${goods}, ${count} at ₹${inr(price)}`, gross],
      [`Less trade discount ${discount}%`, value - gross],
      ['Taxable value', value],
      ...localTax(tax),
    ],
    total: value + 2 * tax,
    foot: ['Payment within 30 days'],
  });
  const use = mail(
    owner,
    '9 Nov, 6:10 PM',
    forShop
      ? 'Velan’s racks came today. They stand behind our own counter from tomorrow.'
      : 'Velan’s files came today. They go on the shelf with the others, at our usual price.',
    'We set off the GST on both, as always.',
  );
  const houseOrOffice = paper('memo', 'Poornima Sample Paper Mart', {
    about: ['Chennai. Composition taxable person, not eligible to collect tax', weekday(on.memo)],
    table: {
      rows: [
        [forHouse ? 'School notebooks and colour pencils' : 'Receipt books and pens', inr(memo)],
      ],
      foot: [['Cash received', `₹${inr(memo)}`]],
    },
    foot: [
      forHouse
        ? `Written across it: ${owner}, for the children, from the cash box.`
        : `Written across it: ${owner}, for our office, from the cash box.`,
    ],
  });
  const dishonour = paper('report', 'Kollidam Sample Bank: return memo', {
    about: [`Account of ${kaveri.name}`, weekday(on.back)],
    text: [
      ofAnbu
        ? `Cheque 400218 of ${anbu}, ₹${inr(cheque)}, paid in by you and credited on 7 Nov, is returned unpaid. Reason: funds insufficient. Your account is debited.`
        : `Your cheque 117406 to ${velan}, ₹${inr(cheque)}, debited on 7 Nov, is returned unpaid. Reason: signature differs. Your account is credited.`,
      'The opening balances of 9 Nov hold that cheque as it was entered. No charge was made.',
    ],
  });
  const debitNote = paper('note', `${kaveri.name}: debit note DN/07`, {
    about: [`To ${velan}`, weekday(day('2026-11-11')), 'Goods of bill 198 sent back: damp'],
    table: {
      rows: [
        ['Value', inr(returned)],
        ...localTax(halfTax(returned)).map(([what, each]) => [what, inr(each)]),
      ],
      foot: [['Total', `₹${inr(withTax(returned))}`]],
    },
  });
  const challan = paper('delivery', 'Palani Sample Agencies: delivery note 566', {
    about: [`To ${kaveri.name}`, weekday(day('2026-11-13'))],
    text: ['30 reams of A4 paper, received in good order. Invoice follows.'],
  });
  const saleBill = bill({
    from: kaveri,
    to: { name: anbu, place: 'Chennai', gstin: sampleGstin('33', 4) },
    number: 'KST/0412',
    on: on.memo,
    tag: 'Triplicate for supplier',
    lines: [['Stationery as listed', sale], ...localTax(halfTax(sale))],
    total: withTax(sale),
    foot: ['Payment within 30 days'],
  });
  const power = paper('counterfoil', 'Cheque 117409', {
    about: [weekday(day('2026-11-11'))],
    table: { rows: [['Electricity board, shop, Oct', inr(electricity)]] },
  });
  const slip = paper('slip', 'Kollidam Sample Bank: pay-in slip', {
    about: [weekday(day('2026-11-13')), `For the credit of ${kaveri.name}`],
    table: { rows: [['Cash', inr(paidIn)]] },
  });
  const asset = forShop ? 'Furniture and fixtures' : 'Purchases';
  const books = ['Purchase returns book', 'Sales returns book', 'Purchases book', 'Cash book'];
  const entries = ['Debit Purchases', 'Debit Stock', 'Credit Palani Sample Agencies', 'No entry'];
  return {
    about: `A week of ${kaveri.name}, Chennai, from the papers on the spike to the trial balance of 14 November.`,
    accounts: [
      'Purchases',
      'Furniture and fixtures',
      'Input CGST',
      'Input SGST',
      'Output CGST',
      'Output SGST',
      velan,
      anbu,
      'Discount received',
      'Printing and stationery',
      'Drawings',
      'Cash',
      'Bank',
      'Electricity',
      'Sales',
      'Capital',
    ],
    parts: [
      {
        title: 'The bill',
        task: 'Enter Velan’s bill 214 in the journal.',
        documents: [purchase, use],
        items: [
          journal(
            'Bill 214',
            debit(
              'p1',
              asset,
              value,
              'For resale: Purchases; to use: an asset; at the price after trade discount.',
            ),
            debit('p2', 'Input CGST', percent('p1', halfRate), because.inputTax),
            debit('p3', 'Input SGST', percent('p1', halfRate), because.inputTax),
            credit('p4', velan, sum('p1', 'p2', 'p3'), because.supplier, { party: true }),
          ),
        ],
      },
      {
        title: 'Memo and cheque',
        task: 'Enter the cash memo and the returned cheque.',
        documents: [houseOrOffice, dishonour],
        items: [
          journal(
            'Cash memo',
            debit(
              'm1',
              forHouse ? 'Drawings' : 'Printing and stationery',
              memo,
              'What the owner takes home is Drawings, not an expense of the shop.',
            ),
            credit('m2', 'Cash', memo, because.money),
          ),
          journal(
            'Returned cheque',
            debit(
              'q1',
              ofAnbu ? anbu : 'Bank',
              cheque,
              'A returned cheque undoes its entry: Anbu owes again, or our money is back.',
              ofAnbu ? { party: true } : ourBank,
            ),
            credit(
              'q2',
              ofAnbu ? 'Bank' : velan,
              cheque,
              'Reverse the entry of the cheque.',
              ofAnbu ? ourBank : { party: true },
            ),
          ),
        ],
      },
      {
        title: 'Goods in and out',
        task: 'Choose the book for the debit note, and the entry for the delivery note.',
        documents: [debitNote, challan],
        items: [
          choice(
            'ret',
            'Book for debit note DN/07',
            books,
            'Purchase returns book',
            'Goods sent back with our debit note are returns outward.',
          ),
          choice(
            'dn',
            'Entry for delivery note 566 on 13 Nov',
            entries,
            'No entry',
            'A delivery note shows that goods came; the bill, what they cost.',
          ),
        ],
      },
      {
        title: 'Balances',
        task: `Post the week, with the papers of all parts, and take the balances of ${shortDay(day('2026-11-14'))}.`,
        documents: [opening, saleBill, power, slip],
        items: [
          amount(
            'cash',
            'Cash',
            minus(cash - paidIn, 'm2'),
            'The memo and the cash paid in reduce the box.',
          ),
          amount(
            'bank',
            'Bank',
            ofAnbu
              ? minus(bank + paidIn - electricity, 'q2')
              : sum(bank + paidIn - electricity, 'q1'),
            'Cash in, electricity out, the cheque as it was returned.',
          ),
          amount(
            'anbu',
            anbu,
            ofAnbu ? sum(owedByAnbu + withTax(sale), 'q1') : owedByAnbu + withTax(sale),
            'The bill with its tax, and the cheque that failed, are owed.',
            'owes us',
          ),
          amount(
            'velan',
            velan,
            ofAnbu
              ? minus(sum(owedToVelan, 'p4'), withTax(returned))
              : sum(owedToVelan - withTax(returned), 'p4', 'q2'),
            'The debit note takes off goods and their tax.',
            'we owe',
          ),
          amount(
            'tb',
            'Debit side of the trial balance',
            sum(
              'cash',
              'bank',
              'anbu',
              'p1',
              'p2',
              'p3',
              stock - 2 * halfTax(returned) + memo + electricity,
            ),
            'All debit balances; the credit side comes to the same.',
            'input tax less that of the debit note; returns on the credit side',
          ),
        ],
      },
    ],
    traps: {
      p1: [gross],
      cash: [cash - paidIn],
      velan: [owedToVelan + value + 2 * tax - returned],
    },
    refused: owedToVelan + value + 2 * tax <= withTax(returned),
  };
}

/** Day books to a trial balance. */
export const businessBookKeeping: Paper = {
  module: 1,
  minutes: 50,
  day: day('2026-11-14'),
  sheet,
};

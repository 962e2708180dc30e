import { day, shortDay, weekday } from '#lib/practice/rules/papers/days';
import { bill, localTax, mail, paper } from '#lib/practice/rules/papers/documents';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { inr, sampleGstin } from '#lib/practice/rules/papers/firms';
import { divided } from '#lib/practice/rules/papers/formula';
import { gstRate, halfTax, withTax } from '#lib/practice/rules/papers/tax';

export const bhavani = { name: 'Bhavani Sample Stores', place: 'Erode, not registered for GST' };
export const thenral = 'Thenral Sample Mills';
export const mohan = 'Mohan Sample Garments';
const half = 50_000;

/** The figures of a set, and the documents that show them. */
export function generate(draw: Draw) {
  const count = draw.whole(15, 45, 1, 26);
  const price = draw.money(100, 900, 20, 340);
  const discount = draw.one([5, 10], 5);
  const bills = { 11: draw.around(14200), 14: draw.around(23600), 19: draw.around(7400) };
  const least = Math.floor(Math.max(bills[11], bills[14]) / half) * half + half;
  const received = draw.money(least / 100, (bills[11] + bills[14] - 1) / 100, 500, 31500);
  const moved = draw.around(8500);
  const pieces = draw.whole(2, 6, 1, 3);
  const rate = draw.money(450, 950, 50, 650);
  const electricity = draw.around(2450);
  const cash = draw.around(23180);
  const oldestFirst = !draw.either(true);
  const way = draw.one(['to bank', 'from bank', 'advance'] as const, 'to bank');
  const weReturn = draw.either(true);

  const gross = count * price;
  const value = divided(gross * (100 - discount), 100);
  const tax = halfTax(value);
  const cost = value + 2 * tax;
  const rounded = divided(cost, 100) * 100;
  const up = rounded > cost;
  const returned = pieces * rate;
  const back = weReturn ? withTax(returned) : returned;
  const owner = draw.person('Bhavani');
  const driver = draw.person('Selvam');

  const purchase = bill({
    from: { name: thenral, place: 'Erode', gstin: sampleGstin('33', 31) },
    to: bhavani,
    number: 'TM/318',
    on: day('2026-11-06'),
    tag: 'Original for recipient',
    lines: [
      [`Cotton towels for resale, ${count} at ₹${inr(price)}`, gross],
      [`Less trade discount ${discount}%`, value - gross],
      ['Taxable value', value],
      ...localTax(tax),
      ['Round off', rounded - cost],
    ],
    total: rounded,
    foot: ['Payment within 45 days'],
  });
  const ledger = paper('ledger', `${mohan} in our books`, {
    about: ['Bills open on 20 Nov 2026'],
    table: {
      columns: ['Bill', 'Date', 'Amount'],
      rows: [
        ['11', '8 Oct 2026', inr(bills[11])],
        ['14', '22 Oct 2026', inr(bills[14])],
        ['19', '9 Nov 2026', inr(bills[19])],
      ],
    },
  });
  const upi = paper('statement', 'UPI statement of our current account', {
    about: [bhavani.name],
    table: {
      columns: ['Date', 'From', 'Reference', 'Received'],
      rows: [['20 Nov 2026', mohan, '632411870522', inr(received)]],
    },
  });
  const [earlier, later] = oldestFirst ? [11, 14] : [14, 11];
  const advice = mail(
    mohan,
    '20 Nov, 4:25 PM',
    `Paid today: please settle bill ${earlier} in full and take the rest on bill ${later}. Bill 19 comes next month.`,
  );
  const onMove = day('2026-11-23');
  const cashPaper = {
    'to bank': paper('slip', 'Pay-in slip, current account', {
      about: [weekday(onMove), `For the credit of ${bhavani.name}`],
      table: { rows: [['Cash', inr(moved)]] },
    }),
    'from bank': paper('counterfoil', 'Cheque 220417', {
      about: [weekday(onMove), 'Self, for the cash box'],
      table: { rows: [['This cheque', inr(moved)]] },
    }),
    advance: paper('memo', `${bhavani.name}: cash memo 61`, {
      about: [weekday(onMove), `${driver}, driver: against November salary`],
      table: { rows: [['Cash paid', inr(moved)]] },
    }),
  }[way];
  const note = weReturn
    ? paper('note', `${bhavani.name}: return note 9`, {
        about: [
          `To ${thenral}`,
          weekday(day('2026-11-24')),
          'Towels of bill TM/287 sent back: torn',
        ],
        table: { rows: [[`${pieces} at ₹${inr(rate)}, before GST of ${gstRate}%`, '']] },
        foot: ['The mill takes them back at the full cost to us, tax too.'],
      })
    : paper('note', `${mohan}: return note 4`, {
        about: [
          `To ${bhavani.name}`,
          weekday(day('2026-11-24')),
          'Shirts of bill 14 sent back: wrong size',
        ],
        table: { rows: [[`${pieces} at ₹${inr(rate)}, as you billed us`, '']] },
      });
  const cashLedger = paper('ledger', `${bhavani.name}: cash`, {
    about: ['Balance before the paper of 23 Nov'],
    table: { rows: [[shortDay(day('2026-11-21')), `${inr(cash)} Dr`]] },
  });
  const monthEnd = mail(
    owner,
    '30 Nov, 6:30 PM',
    `The electricity reading for November comes to ₹${inr(electricity)}. The board’s bill reaches us in the second week of December and is paid then.`,
    'Nothing else went through the cash box since the 23rd.',
  );
  return {
    bills,
    received,
    moved,
    electricity,
    cash,
    oldestFirst,
    way,
    weReturn,
    value,
    cost,
    rounded,
    up,
    returned,
    back,
    purchase,
    ledger,
    upi,
    advice,
    cashPaper,
    note,
    cashLedger,
    monthEnd,
  };
}

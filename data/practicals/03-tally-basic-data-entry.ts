import { day, shortDay, weekday } from '#data/practicals/days';
import { bill, gstRate, halfTax, localTax, mail, paper, withTax } from '#data/practicals/documents';
import { inr, sampleGstin } from '#data/practicals/firms';
import { divided, minus, share, sum } from '#data/practicals/formula';
import {
  amount,
  because,
  choice,
  credit,
  type Draw,
  debit,
  journal,
  line,
  type Paper,
  type Sheet,
} from '#data/practicals/paper';

const bhavani = { name: 'Bhavani Sample Stores', place: 'Erode, not registered for GST' };
const thenral = 'Thenral Sample Mills';
const mohan = 'Mohan Sample Garments';
const half = 50_000;

function sheet(draw: Draw): Sheet {
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
  const accounts = {
    'to bank': ['Bank', 'Cash'],
    'from bank': ['Cash', 'Bank'],
    advance: ['Staff advance', 'Cash'],
  }[way] as [string, string];
  const toRupee = share('pv1', 1, 1, 'rupee');
  return {
    about: `November of ${bhavani.name}, Erode, keyed in Tally: a purchase, a receipt, cash, a return, the month’s end.`,
    accounts: [
      'Purchases',
      'Input CGST',
      'Input SGST',
      'Round off',
      thenral,
      mohan,
      'Bank',
      'Cash',
      'Staff advance',
      'Sales returns',
      'Purchase returns',
      'Electricity',
      'Electricity payable',
      'Sales',
      'Salaries',
    ],
    parts: [
      {
        title: 'Purchase',
        task: 'Key the bill of the mill as a purchase voucher (F9).',
        documents: [purchase],
        items: [
          journal(
            'Bill TM/318',
            debit(
              'pv1',
              'Purchases',
              cost,
              'Without registration there is no credit: the tax is cost.',
            ),
            line(
              up ? 'd' : 'k',
              'pv2',
              'Round off',
              up ? minus(toRupee, 'pv1') : minus('pv1', toRupee),
              'Paise between bill and sum go to Round off.',
            ),
            credit('pv3', thenral, up ? sum('pv1', 'pv2') : minus('pv1', 'pv2'), because.supplier, {
              party: true,
            }),
          ),
        ],
      },
      {
        title: 'Receipt',
        task: 'Key Mohan’s receipt against his bills (Agst Ref).',
        documents: [upi, advice, ledger],
        items: [
          amount(
            'to11',
            'Against bill 11',
            oldestFirst ? bills[11] : received - bills[14],
            'As the advice says; oldest first only if it is silent.',
          ),
          amount(
            'to14',
            'Against bill 14',
            minus(received, 'to11'),
            'The rest goes to the other bill named.',
          ),
          amount(
            'left',
            'Mohan still owes, all bills',
            bills[11] + bills[14] + bills[19] - received,
            'Open is billed less paid.',
          ),
        ],
      },
      {
        title: 'Cash and return',
        task: 'Choose the vouchers and key them.',
        documents: [cashPaper, note],
        items: [
          choice(
            'cty',
            'Voucher for the paper of 23 Nov',
            ['Contra', 'Payment'],
            way === 'advance' ? 'Payment' : 'Contra',
            'Own cash and bank: Contra (F4); to others: Payment (F5).',
          ),
          journal(
            'Paper of 23 Nov',
            debit('ct1', accounts[0], moved, 'Debit where the money is now.'),
            credit('ct2', accounts[1], moved, because.money),
          ),
          choice(
            'nty',
            'Voucher for the return of 24 Nov',
            ['Credit Note', 'Debit Note'],
            weReturn ? 'Debit Note' : 'Credit Note',
            'To a customer: Credit Note; to a supplier: Debit Note.',
          ),
          journal(
            'Return of 24 Nov',
            debit(
              'rt1',
              weReturn ? thenral : 'Sales returns',
              back,
              'A return undoes its first entry, tax that was cost too.',
              { party: weReturn },
            ),
            credit(
              'rt2',
              weReturn ? 'Purchase returns' : mohan,
              back,
              'The party’s balance falls by the note.',
              { party: !weReturn },
            ),
          ),
        ],
      },
      {
        title: 'Month’s end',
        task: 'Key what November still needs, and take the cash balance of 30 November.',
        documents: [monthEnd, cashLedger],
        items: [
          journal(
            'Electricity of November',
            debit(
              'jv1',
              'Electricity',
              electricity,
              'The bill is not here, the month is over: provide.',
            ),
            credit('jv2', 'Electricity payable', electricity, because.payable),
          ),
          amount(
            'cash',
            'Cash on 30 Nov',
            way === 'from bank' ? sum(cash, 'ct1') : minus(cash, 'ct2'),
            'Cash falls by what was paid in or advanced.',
          ),
        ],
      },
    ],
    traps: {
      pv1: [value, rounded],
      pv3: [cost],
      to11: [oldestFirst ? received - bills[14] : bills[11]],
      rt1: [weReturn ? returned : withTax(returned)],
      cash: [cash],
    },
    refused: cost % 100 === 0 || cost % 100 === 50 || received >= bills[11] + bills[14],
  };
}

/** Vouchers in Tally of a firm that is not registered for GST. */
export const tallyBasicDataEntry: Paper = { module: 3, minutes: 45, day: day('2026-11-30'), sheet };

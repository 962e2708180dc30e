import {
  bhavani,
  generate,
  mohan,
  thenral,
} from '#lib/practice/rules/papers/03-tally-basic-data-entry/documents';
import { day } from '#lib/practice/rules/papers/days';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { minus, share, sum } from '#lib/practice/rules/papers/formula';
import {
  amount,
  because,
  choice,
  credit,
  debit,
  journal,
  line,
  type Paper,
  type Sheet,
} from '#lib/practice/rules/papers/paper';
import { withTax } from '#lib/practice/rules/papers/tax';

function sheet(draw: Draw): Sheet {
  const {
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
  } = generate(draw);
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

import { law } from '#data/law';
import { day, shownDay } from '#data/practicals/days';
import { mail, paper } from '#data/practicals/documents';
import { inr, western2 } from '#data/practicals/firms';
import { by, divided, minus, percent, share } from '#data/practicals/formula';
import {
  amount,
  choice,
  credit,
  type Draw,
  date,
  debit,
  journal,
  type Paper,
  type Sheet,
} from '#data/practicals/paper';

const kovalam = 'Kovalam Sample Exports';
const thames = 'Thames Sample Cafe';
const brook = 'Brook Sample Inc';
const vatRate = law['uk-vat'].values.percent;

const ledgers = [
  ['Provision for doubtful debts', 'credit'],
  ['Security deposit for electricity', 'debit'],
  ['Advance from customers', 'credit'],
  ['Prepaid rent', 'debit'],
] as const;

const asOf = day('2026-11-30');

function sheet(draw: Draw): Sheet {
  const debtors = draw.around(748600);
  const onAccount = draw.around(31500);
  const slip = draw.around(6450);
  const gross = draw.money(600, 1800, 0.3, 1180.2);
  const dollars = draw.whole(8000, 16000, 100, 12000);
  const booked = draw.money(84, 87.9, 0.05, 86.4);
  const closing = draw.money(84, 87.9, 0.05, 85.15);
  const xero = draw.around(18895.5);
  const twice = draw.around(312.5);
  const fee = draw.around(18.5);
  const onWay = draw.around(1040);
  const wrongSide = draw.either(true);
  const included = draw.either(true);
  const unexplained = draw.either(true) ? draw.around(146.5) : 0;
  const filed = !draw.either(true);
  const [slipped, _side] = draw.one<(typeof ledgers)[number]>(ledgers, ledgers[0]);
  const kinds = draw.order(['Transfer', 'Match', 'Exclude', 'Add'] as const);
  const manager = draw.person('Joseph');

  const balanceOf = (name: string) => (name === slipped ? slip : 18_000_00 + name.length * 150_00);
  const others: readonly (readonly [string, number, 'debit' | 'credit'])[] = [
    ['Trade debtors', debtors, 'debit'],
    ['Bank', 412_350_00, 'debit'],
    ['Stock', 968_200_00, 'debit'],
    ['Trade creditors', 523_900_00, 'credit'],
    ...ledgers.map(([name, of]) => [name, balanceOf(name), of] as const),
  ];
  const net = others.reduce((total, [, paise, of]) => total + (of === 'debit' ? paise : -paise), 0);
  const row = (name: string, paise: number, of: 'debit' | 'credit') => [
    name,
    of === 'debit' ? inr(paise) : '',
    of === 'credit' ? inr(paise) : '',
  ];
  const trial = [...others, ['Capital', net, 'credit'] as const];
  const tally = paper('table', 'Tally: trial balance, 31 October 2026', {
    about: ['tally-trial-balance.csv', kovalam],
    table: {
      columns: ['Ledger', 'Debit', 'Credit'],
      rows: trial.map(([name, paise, of]) => row(name, paise, of)),
    },
    foot: [
      `Trade debtors is the net of open bills and of ₹${inr(onAccount)} received on account, not yet set against bills.`,
    ],
  });
  const zoho = paper('printout', 'Zoho Books: opening balances entered', {
    about: [`${kovalam}, 1 Nov 2026`],
    table: {
      columns: ['Account', 'Debit', 'Credit'],
      rows: trial
        .filter(([name]) => wrongSide || name !== slipped)
        .map(([name, paise, of]) =>
          row(name, paise, name !== slipped ? of : of === 'debit' ? 'credit' : 'debit'),
        ),
    },
    foot: ['Bills of customers are still to be entered one by one.'],
  });
  const lines = {
    Match: [
      '18 Nov',
      'NEFT Attukal Sample Spices, N5512',
      '48,600.00 Cr',
      'Receipt for bill KE/71, entered on 17 Nov, 48,600.00',
    ],
    Add: [
      '20 Nov',
      'Quarterly charges for the locker, N5548',
      '1,770.00 Dr',
      'Nothing like it is entered',
    ],
    Transfer: [
      '21 Nov',
      'To own account ending 3307, N5561',
      '75,000.00 Dr',
      'Account ending 3307 is in Zoho Books; its feed comes tomorrow',
    ],
    Exclude: [
      '12 Nov',
      'NEFT Varkala Sample Foods, N5420',
      '22,150.00 Cr',
      'N5420 came with the import of 13 Nov and was matched then',
    ],
  } as const;
  const feed = paper('statement', 'Bank feed to be sorted', {
    about: [kovalam],
    table: {
      columns: ['Line', 'Date', 'Particulars', 'Amount', 'In Zoho Books'],
      rows: kinds.map((kind, at) => [String(at + 1), ...lines[kind]]),
    },
  });
  const sterling = (pence: number) => `£${western2(pence)}`;
  const britishBill = paper('invoice', 'Mersey Sample Dairy Ltd', {
    about: ['Liverpool', `Invoice MD-2207, ${shownDay(day('2026-11-12'))}`, `To ${thames}, London`],
    table: {
      rows: [['Milk and cream, November', sterling(gross)]],
      foot: [
        [
          included ? `Total, VAT of ${vatRate}% included` : `Plus VAT of ${vatRate}%`,
          included ? sterling(gross) : '',
        ],
      ],
    },
  });
  const captured = paper('output', 'Captured from the invoice', {
    about: ['Xero, document MD-2207, not checked'],
    table: {
      rows: [
        ['Supplier', 'Mersey Sample Dairy Ltd'],
        ['Amount', western2(gross)],
        ['Tax', 'not recognised'],
      ],
    },
  });
  const dollarBill = paper('invoice', kovalam, {
    about: [
      'Thiruvananthapuram',
      `Export invoice KE/88, ${shownDay(day('2026-11-09'))}`,
      `To ${brook}, Boston`,
    ],
    table: { rows: [['Coir mats, FOB', `USD ${western2(dollars * 100)}`]] },
    foot: ['Unpaid on 30 November.'],
  });
  const rates = mail(
    'Treasury desk',
    '30 Nov, 5:30 PM',
    `Dollar of 9 Nov, as booked: ₹${inr(booked)}. Closing rate of 30 Nov: ₹${inr(closing)}.`,
  );
  const xeroLedger = paper('ledger', `${thames}: bank account in Xero`, {
    about: [`Balance in Xero, 30 Nov: ${sterling(xero)}`],
    table: {
      rows: [
        ['Spend money, cleaning, entered twice', sterling(twice)],
        ['Bank’s fee, on the statement, not entered', sterling(fee)],
        ['Takings of 29 Nov, entered, at the bank on 1 Dec', sterling(onWay)],
        ['Bank statement, closing', sterling(xero + twice - fee - onWay + unexplained)],
      ],
    },
  });
  const asked = mail(
    manager,
    '30 Nov, 6:00 PM',
    `Please lock the books of ${kovalam} to the last month that is filed. ` +
      (filed
        ? 'GSTR-3B of October was filed on the 19th; November’s is for December.'
        : 'GSTR-3B of September is filed; October’s waits for the client’s answer, late as it is.'),
  );
  const sort = ['Match', 'Add', 'Transfer', 'Exclude'];
  const shift = dollars * (closing - booked);
  const rose = shift > 0;
  const sortWhy =
    'Entered before: match; new: add; own account: transfer; imported twice: exclude.';
  return {
    about: `An outsourcing desk: ${kovalam} moves to Zoho Books, ${thames} is kept in Xero.`,
    accounts: [
      brook,
      'Exchange gain',
      'Exchange loss',
      'Sales',
      'Bank',
      'Bank charges',
      'Trade debtors',
      'Suspense',
    ],
    parts: [
      {
        title: 'Opening balances',
        task: 'Compare what was entered with the trial balance.',
        documents: [tally, zoho],
        items: [
          amount(
            'bills',
            'Open bills of customers to enter',
            debtors + onAccount,
            'Open bills come in full, credits beside them.',
            'before what was received on account',
          ),
          choice(
            'led',
            'Ledger that differs',
            ledgers.map(([name]) => name),
            slipped,
            'Compare both trial balances line by line.',
          ),
          amount(
            'mis',
            'By how much the two sides of the opening differ',
            by(
              'led',
              Object.fromEntries(
                ledgers.map(([name]) => [name, (wrongSide ? 2 : 1) * balanceOf(name)]),
              ),
            ),
            'The wrong side makes twice the amount.',
          ),
        ],
      },
      {
        title: 'Bank feed',
        task: 'Sort the four lines.',
        documents: [feed],
        items: kinds.map((kind, at) => choice(`f${at + 1}`, `Line ${at + 1}`, sort, kind, sortWhy)),
      },
      {
        title: 'Foreign bills',
        task: 'Split the British bill (pounds), and revalue the dollar bill (rupees).',
        documents: [britishBill, captured, dollarBill, rates],
        items: [
          amount(
            'vat',
            'VAT of MD-2207, in pounds',
            included ? share(gross, vatRate, 100 + vatRate) : percent(gross, vatRate),
            'A total with 20% VAT holds one sixth.',
          ),
          amount(
            'net',
            'Net amount of MD-2207, in pounds',
            included ? minus(gross, 'vat') : gross,
            'Net and VAT make the bill.',
          ),
          journal(
            'Revaluation of KE/88, in rupees',
            debit(
              'fx1',
              rose ? brook : 'Exchange loss',
              Math.abs(shift),
              'Dearer dollar, bigger claim: gain; cheaper: loss.',
              { party: rose },
            ),
            credit(
              'fx2',
              rose ? 'Exchange gain' : brook,
              'fx1',
              'The other side of the same difference.',
              { party: !rose },
            ),
          ),
        ],
      },
      {
        title: 'Xero and the lock',
        task: 'Reconcile the café (pounds), then lock the exporter’s books.',
        documents: [xeroLedger, asked],
        items: [
          amount(
            'gbp',
            'Balance in Xero, corrected',
            xero + twice - fee,
            'Take out the double, enter the fee.',
            'in pounds',
          ),
          amount(
            'unx',
            'Unexplained difference from the statement',
            minus(xero + twice - fee - onWay + unexplained, minus('gbp', onWay)),
            'Whatever the known items do not explain must be traced.',
            'in pounds; statement less books, 0 if none',
          ),
          date(
            'lock',
            'Lock the books up to',
            filed ? day('2026-10-31') : day('2026-09-30'),
            'Lock to the last month whose GSTR-3B is filed.',
          ),
        ],
      },
    ],
    traps: {
      bills: [debtors],
      mis: [wrongSide ? slip : 2 * slip],
      vat: [included ? divided(gross * vatRate, 100) : divided(gross * vatRate, 100 + vatRate)],
    },
    refused: shift === 0,
  };
}

/** Zoho Books and Xero at an outsourcing desk. */
export const cloudAccounting: Paper = { module: 12, minutes: 45, day: asOf, sheet };

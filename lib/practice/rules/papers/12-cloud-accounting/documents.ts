import { law } from '#data/law';
import { day, shownDay } from '#lib/practice/rules/papers/days';
import { mail, paper } from '#lib/practice/rules/papers/documents';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { inr, western2 } from '#lib/practice/rules/papers/firms';

export const kovalam = 'Kovalam Sample Exports';
export const thames = 'Thames Sample Cafe';
export const brook = 'Brook Sample Inc';
export const vatRate = law['uk-vat'].values.percent;

export const ledgers = [
  ['Provision for doubtful debts', 'credit'],
  ['Security deposit for electricity', 'debit'],
  ['Advance from customers', 'credit'],
  ['Prepaid rent', 'debit'],
] as const;

/** The figures of a set, and the documents that show them. */
export function generate(draw: Draw) {
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
  return {
    balanceOf,
    debtors,
    onAccount,
    slip,
    gross,
    dollars,
    booked,
    closing,
    xero,
    twice,
    fee,
    onWay,
    wrongSide,
    included,
    unexplained,
    filed,
    slipped,
    kinds,
    tally,
    zoho,
    feed,
    britishBill,
    captured,
    dollarBill,
    rates,
    xeroLedger,
    asked,
  };
}

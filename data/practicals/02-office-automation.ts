import { day, monthEnd, shownDay, typedDay } from '#data/practicals/days';
import { bill, mail, paper } from '#data/practicals/documents';
import { inr, western2 } from '#data/practicals/firms';
import { by, minus, most, share, text } from '#data/practicals/formula';
import {
  amount,
  choice,
  type Draw,
  date,
  exchanged,
  number,
  type Paper,
  paise,
  type Sheet,
  signedAmount,
} from '#data/practicals/paper';

const vaigai = { name: 'Vaigai Sample Distributors', place: 'Madurai' };
const asOf = day('2026-11-30');
const suppliers = ['Meenakshi', 'Alagar', 'Teppam', 'Sundaram', 'Thenkarai', 'Simmakkal'].map(
  (name) => `${name} Sample Agencies`,
);
const answersToMail = {
  known: 'Pay',
  new: 'Hold, ring a known number',
  alike: 'Report, open nothing',
} as const;
type MailKind = keyof typeof answersToMail;
const mailKinds = Object.keys(answersToMail) as MailKind[];
const pairsOfMails = mailKinds.flatMap((one) =>
  mailKinds.filter((other) => other !== one).map((other) => [one, other] as const),
);

const formulas = {
  bill: '=MAX(0,$H$1-(A2+C2))',
  month: '=MAX(0,$H$1-(EOMONTH(A2,0)+C2))',
  open: '=$H$1-(A2+C2)',
  loose: '=MAX(0,H1-(EOMONTH(A2,0)+C2))',
};

function sheet(draw: Draw): Sheet {
  const bills = [4180, 2365, 7940, 1825, 5275, 3610].map((fixed) =>
    draw.whole(1203, 9879, 1, fixed),
  );
  const at = draw.whole(0, 5, 1, 2);
  const right = bills[at] ?? 0;
  const wrong = exchanged(draw, right, 7490);
  const keyed = bills.map((each, place) => (place === at ? wrong : each));
  const billDay = draw.day('2026-08-03', '2026-09-29', '2026-09-14');
  const days = draw.one([15, 30, 45], 30);
  const fromMonthEnd = draw.either(true);
  const before = draw.either(true);
  const oldRate = draw.money(120, 480, 5, 240);
  const newRate = oldRate + draw.money(10, 60, 5, 25);
  const orderDay = before
    ? draw.day('2026-09-21', '2026-09-30', '2026-09-26')
    : draw.day('2026-10-05', '2026-10-10', '2026-10-05');
  const pieces = draw.whole(20, 90, 10, 60);
  const discount = draw.one([5, 10, 20], 10);
  const opening = draw.around(118640.5);
  const receipts = [24315, 36785, 18995].map(draw.around);
  const payments = [12405, 8925, 15665].map(draw.around);
  const [first = 0, second = 0, third = 0] = payments;
  const twice = !draw.either(true);
  const [one, other] = draw.one(pairsOfMails, ['new', 'known']);

  const total = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0);
  const due = (fromEnd: boolean) => (fromEnd ? monthEnd(billDay) : billDay) + days;
  const rate = before ? oldRate : newRate;
  const received = total(receipts);
  const paid = total(payments);
  const numbers = bills.map((_, place) => `${410 + 17 * place}`);
  const dueAt = (at + 2) % 6;

  const invoices = bills.map((rupees, place) =>
    bill({
      from: { name: suppliers[place] ?? '', place: 'Madurai' },
      to: vaigai,
      name: 'Bill',
      number: numbers[place] ?? '',
      on: place === dueAt ? billDay : day('2026-11-02') + place,
      lines: [['Goods as per order', paise(rupees)]],
      total: paise(rupees),
      ...(place === dueAt
        ? {
            foot: [
              `Credit ${days} days from ${fromMonthEnd ? 'the end of the month of the bill' : 'the date of the bill'}`,
            ],
          }
        : {}),
    }),
  );
  const slip = paper('slip', 'Adding machine', {
    text: ['The six bills, added twice by hand.'],
    table: { rows: [], foot: [['Total', inr(paise(total(bills)))]] },
  });
  const table = paper('table', 'Bills as keyed', {
    about: ['bills-november.csv'],
    table: {
      columns: ['Bill', 'Supplier', 'Amount'],
      rows: keyed.map((each, place) => [
        numbers[place] ?? '',
        suppliers[place] ?? '',
        `${each}.00`,
      ]),
    },
  });
  const printout = paper('printout', 'Overdue sheet', {
    about: [`H1: ${typedDay(asOf)}. The formula of D2 is copied down to D40.`],
    table: {
      columns: ['', 'A: Bill date', 'B: Amount', 'C: Credit days', 'D: Days overdue'],
      rows: [['2', typedDay(billDay), inr(paise(bills[dueAt] ?? 0)), String(days), '']],
    },
  });
  const prices = paper('prices', 'Price list, exercise book 192 pages', {
    about: [vaigai.name],
    table: {
      columns: ['From', 'Rate a dozen'],
      rows: [
        ['1 Apr 2026', inr(oldRate)],
        ['1 Oct 2026', inr(newRate)],
      ],
    },
    foot: [
      'Orders are billed at the rate of the day of the order, however late they are delivered.',
    ],
  });
  const order = mail(
    'Usilai Sample Book House',
    `${shownDay(orderDay)}, 11:20 AM`,
    `Please send ${pieces} dozen of the 192-page exercise books in the second half of October, at our usual ${discount}% discount.`,
  );
  const party = 'Ganesh Sample Transports';
  const utr = (number: number) => `N3${number}26`;
  const feed = [
    [shownDay(day('2026-11-03')), utr(40217), 'Palani Sample Paper', `${western2(first)} Dr`],
    [
      shownDay(day('2026-11-05')),
      utr(40388),
      'Usilai Sample Book House',
      `${western2(receipts[0] ?? 0)} Cr`,
    ],
    [
      shownDay(day('2026-11-10')),
      utr(41022),
      'Melur Sample Stores',
      `${western2(receipts[1] ?? 0)} Cr`,
    ],
    [shownDay(day('2026-11-12')), utr(41309), party, `${western2(third)} Dr`],
    [shownDay(day('2026-11-18')), utr(42110), `${party} `, `${western2(second)} Dr`],
    [shownDay(day('2026-11-18')), utr(twice ? 42110 : 42163), party, `${western2(second)} Dr`],
    [
      shownDay(day('2026-11-24')),
      utr(42877),
      'Karaikudi Sample Mart',
      `${western2(receipts[2] ?? 0)} Cr`,
    ],
  ];
  const bank = paper('table', 'Bank download', {
    about: ['statement-november.csv', `Opening balance ${western2(opening)} Cr, 1 Nov 2026`],
    table: {
      columns: ['Line', 'Date', 'UTR', 'Name', 'Amount'],
      rows: feed.map((row, place) => [String(place + 1), ...row]),
    },
    foot: [
      'Dr is money out of the account, Cr money into it. The name of line 5 ends with a blank.',
    ],
  });
  const mails: Record<MailKind, ReturnType<typeof mail>> = {
    known: mail(
      'accounts@alagar-sample.example',
      '27 Nov, 10:05 AM',
      'Bill 427 is due on Monday. Please pay to the account that you have paid since 2023, ending 4410.',
      'Noted on our copy: same address as on their bills, account ending 4410 in our master.',
    ),
    new: mail(
      'accounts@teppam-sample.example',
      '27 Nov, 3:40 PM',
      'We have changed banks. Please pay bill 444 to our new account, ending 9137, before the weekend.',
      'Noted on our copy: their usual address; account ending 2206 in our master.',
    ),
    alike: mail(
      'accounts@sundaram-samp1e.example',
      '28 Nov, 9:15 AM',
      'Your payment failed. Confirm your bank log-in on the attached page today, or supply stops.',
      'Noted on our copy: their bills come from accounts@sundaram-sample.example.',
    ),
  };
  const asked = Object.values(answersToMail);
  const cured = { delete: 'Delete line 6', keep: 'Keep both lines' };
  const sums = (without: number) =>
    by('dup', { [cured.delete]: without, [cured.keep]: without + second });
  const mailWhy =
    'A new account is confirmed on a number we know; a strange link is reported, not opened.';
  return {
    about: `The accounts desk of ${vaigai.name}, Madurai, on 30 November: keyed bills, a price, a bank download and two mails.`,
    parts: [
      {
        title: 'Keyed bills',
        task: 'The six bills were keyed in. Find what differs from the control total.',
        documents: [...invoices, slip, table],
        items: [
          signedAmount(
            'diff',
            'Keyed total less control total',
            paise(wrong - right),
            'Keyed less control; 9 divides it: digits exchanged.',
            'with a minus if the keyed total is lower',
          ),
          amount(
            'amt',
            'Right amount of the bill that was keyed wrongly',
            paise(right),
            'The bill decides, not the sheet.',
          ),
        ],
      },
      {
        title: 'Overdue',
        task: `See when bill ${numbers[dueAt]} of ${suppliers[dueAt]} (part 1) falls due, and how late it is on 30 November.`,
        documents: [printout, ...invoices.filter((_, place) => place === dueAt)],
        items: [
          date(
            'due',
            `Due day of bill ${numbers[dueAt]}`,
            due(fromMonthEnd),
            'See from when the credit runs.',
          ),
          number(
            'over',
            'Days overdue on 30 Nov 2026',
            most(0, share(minus(asOf, 'due'), 100, 1)),
            'Days after the due date, never below 0.',
          ),
          choice(
            'form',
            'Formula for D2',
            Object.values(formulas),
            by('due', {
              [typedDay(due(false))]: text(formulas.bill),
              [typedDay(due(true))]: text(formulas.month),
            }),
            'It follows the terms, fixes H1 and stops at 0.',
            'right for every bill with these terms',
          ),
        ],
      },
      {
        title: 'Price',
        task: 'The order was delivered on 22 October. Price it.',
        documents: [prices, order],
        items: [
          amount('rate', 'Rate a dozen that counts', rate, 'The rate of the order’s date counts.'),
          amount(
            'val',
            'Value of the order',
            share('rate', pieces * (100 - discount), 100),
            'Quantity by rate, less discount.',
            'after discount',
          ),
        ],
      },
      {
        title: 'Bank and mails',
        task: 'Clean the download, total it, and answer the two mails.',
        documents: [bank, mails[one], mails[other]],
        items: [
          choice(
            'dup',
            'Lines 5 and 6',
            Object.values(cured),
            twice ? cured.delete : cured.keep,
            'One UTR is one payment; two UTRs are two.',
          ),
          amount(
            'pays',
            'Payments of November',
            sums(paid),
            'Dr is money out; a true double is left out.',
          ),
          amount(
            'close',
            'Closing balance',
            minus(opening + received, 'pays'),
            'Opening, receipts, payments meet the bank’s closing.',
          ),
          amount(
            'party',
            `Paid to ${party}`,
            sums(second + third),
            'TRIM first: SUMIFS passes over "Ganesh " with a blank.',
            'in November',
          ),
          choice(
            'mail1',
            `Mail about bill or payment, from ${mails[one].from}`,
            asked,
            answersToMail[one],
            mailWhy,
          ),
          choice(
            'mail2',
            `Mail about bill or payment, from ${mails[other].from}`,
            asked,
            answersToMail[other],
            mailWhy,
          ),
        ],
      },
    ],
    traps: {
      due: [due(!fromMonthEnd)],
      rate: [before ? newRate : oldRate],
      pays: [twice ? paid + second : paid],
      party: [third, twice ? second + second + third : second + third],
    },
    refused: right === wrong,
  };
}

/** Keying, terms, prices, a bank download and mails. */
export const officeAutomation: Paper = { module: 2, minutes: 45, day: asOf, sheet };

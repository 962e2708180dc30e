import { day, monthEnd, shownDay, typedDay } from '#lib/practice/rules/papers/days';
import { bill, mail, paper } from '#lib/practice/rules/papers/documents';
import { type Draw, exchanged, paise } from '#lib/practice/rules/papers/draw';
import { inr, western2 } from '#lib/practice/rules/papers/firms';

export const vaigai = { name: 'Vaigai Sample Distributors', place: 'Madurai' };
export const asOf = day('2026-11-30');
export const suppliers = [
  'Meenakshi',
  'Alagar',
  'Teppam',
  'Sundaram',
  'Thenkarai',
  'Simmakkal',
].map((name) => `${name} Sample Agencies`);
export const answersToMail = {
  known: 'Pay',
  new: 'Hold, ring a known number',
  alike: 'Report, open nothing',
} as const;
type MailKind = keyof typeof answersToMail;
const mailKinds = Object.keys(answersToMail) as MailKind[];
const pairsOfMails = mailKinds.flatMap((one) =>
  mailKinds.filter((other) => other !== one).map((other) => [one, other] as const),
);

/** The figures of a set, and the documents that show them. */
export function generate(draw: Draw) {
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
  return {
    right,
    wrong,
    fromMonthEnd,
    before,
    oldRate,
    newRate,
    pieces,
    discount,
    opening,
    second,
    third,
    twice,
    one,
    other,
    due,
    rate,
    received,
    paid,
    numbers,
    dueAt,
    invoices,
    slip,
    table,
    printout,
    prices,
    order,
    party,
    bank,
    mails,
  };
}

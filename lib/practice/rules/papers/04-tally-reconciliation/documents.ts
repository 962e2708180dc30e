import { day, shortDay, weekday } from '#lib/practice/rules/papers/days';
import { mail, paper } from '#lib/practice/rules/papers/documents';
import { type Draw, exchanged } from '#lib/practice/rules/papers/draw';
import { inr } from '#lib/practice/rules/papers/firms';
import { divided } from '#lib/practice/rules/papers/formula';
import { gstRate, wholeTax } from '#lib/practice/rules/papers/tax';

export const noyyal = 'Noyyal Sample Textiles';
export const kumar = 'Kumar Sample Dyes';
export const selvi = 'Selvi Sample Garments';
export const rajan = 'Rajan Sample Traders';
export const absent = 'Not on it';

/** The figures of a set, and the documents that show them. */
export function generate(draw: Draw) {
  const books = draw.around(392640);
  const cheques = [draw.around(11450), draw.around(17250)] as const;
  const deposit = draw.around(43150);
  const cards = draw.around(64500);
  const upi = draw.around(6450);
  const paid = draw.whole(4100, 8800, 100, 7300) * 100;
  const received = draw.whole(21100, 38900, 10, 34610) * 100;
  const paidWrong = exchanged(draw, paid / 100, 3700) * 100;
  const receivedWrong = exchanged(draw, received / 100, 36410) * 100;
  const old = draw.around(2850);
  const firstPresented = draw.either(true);
  const cardsOnWay = draw.either(true);
  const chequeInBooks = draw.either(true);
  const stale = !draw.either(true);
  const oldDay = stale
    ? draw.day('2026-08-10', '2026-08-28', '2026-08-11')
    : draw.day('2026-09-02', '2026-09-24', '2026-09-11');

  const fee = divided(cards * 2, 100);
  const kept = fee + wholeTax(fee);
  const [presented, unpresented] = firstPresented ? cheques : [cheques[1], cheques[0]];
  const booked = {
    paid: chequeInBooks ? paidWrong : paid,
    received: chequeInBooks ? received : receivedWrong,
  };
  const banked = {
    paid: chequeInBooks ? paid : paidWrong,
    received: chequeInBooks ? receivedWrong : received,
  };
  // Our own error changed the bank account in the books and has to be undone.
  const shift = chequeInBooks ? booked.paid - paid : received - booked.received;
  const own = Math.abs(shift);
  const party = chequeInBooks ? kumar : selvi;
  const corrected = books - kept + upi + shift + (stale ? old : 0);
  const bankError = chequeInBooks ? banked.received - received : paid - banked.paid;
  const onWay = cardsOnWay ? cards - kept : deposit;
  const statement = corrected + unpresented + (stale ? 0 : old) - onWay + bankError;

  const on = (iso: string) => shortDay(day(iso));
  // Card payments on their way left on the last day; the other ones were credited before.
  const cardsOn = on(cardsOnWay ? '2026-11-30' : '2026-11-26');
  const depositOn = on(cardsOnWay ? '2026-11-26' : '2026-11-30');
  const lines = draw.order<readonly [string, string, number]>([
    cardsOnWay
      ? [depositOn, 'Cash and cheques paid in', deposit]
      : [on('2026-11-27'), 'Card settlement', cards - kept],
    [on('2026-11-23'), `Cheque ${firstPresented ? '300518' : '300519'}`, -presented],
    [on('2026-11-25'), `UPI ${rajan}`, upi],
    [on('2026-11-19'), `Cheque 300516 ${kumar}`, -banked.paid],
    [on('2026-11-20'), `NEFT ${selvi}`, banked.received],
  ]);
  const moved = lines.reduce((total, [, , each]) => total + each, 0);
  const numberOf = (start: string) => {
    const at = lines.findIndex(([, what]) => what.startsWith(start));
    return at < 0 ? absent : `Line ${at + 1}`;
  };
  const bankPaper = paper('statement', 'Amaravathi Sample Bank: statement', {
    about: [`${noyyal}, Tiruppur`, `Opening ${inr(statement - moved)} Cr`],
    table: {
      columns: ['Line', 'Date', 'Particulars', 'Withdrawn', 'Paid in'],
      rows: lines.map(([date, what, each], at) => [
        String(at + 1),
        date,
        what,
        each < 0 ? inr(-each) : '',
        each > 0 ? inr(each) : '',
      ]),
      foot: [['', on('2026-11-30'), 'Closing', '', `${inr(statement)} Cr`]],
    },
    foot: ['Lines are numbered in the order of our download.'],
  });
  const lastTwo: readonly (readonly [string, string, number])[] = [
    [depositOn, 'Cash and cheques paid in', deposit],
    [cardsOn, 'Card sales of the day, gross', cards],
  ];
  const entries: readonly (readonly [string, string, number])[] = [
    [on('2026-11-18'), `Cheque 300516, ${kumar}`, -booked.paid],
    [on('2026-11-20'), `NEFT, ${selvi}`, booked.received],
    [on('2026-11-21'), 'Cheque 300518, yarn', -cheques[0]],
    [on('2026-11-24'), 'Cheque 300519, rent', -cheques[1]],
    ...(cardsOnWay ? lastTwo : [...lastTwo].reverse()),
  ];
  const ledger = paper('ledger', `${noyyal}: Bank`, {
    about: [`Opening ${inr(books - entries.reduce((total, [, , each]) => total + each, 0))} Dr`],
    table: {
      columns: ['Date', 'Particulars', 'Debit', 'Credit'],
      rows: entries.map(([date, what, each]) => [
        date,
        what,
        each > 0 ? inr(each) : '',
        each < 0 ? inr(-each) : '',
      ]),
      foot: [['30 Nov', 'Closing', `${inr(books)} Dr`, '']],
    },
  });
  const gateway = paper('report', 'Swipe Sample Gateway: settlement', {
    about: [`Sales of ${cardsOn} 2026`],
    table: {
      rows: [
        ['Gross', inr(cards)],
        ['Our charge, of the gross', '2%'],
        ['IGST on our charge', `${gstRate}%`],
      ],
    },
    foot: [
      'Charge and tax are kept back; the net amount is credited on the bank’s next working day. Tax invoice SG/2711 is with you.',
    ],
  });
  const counterfoil = paper('counterfoil', 'Cheque 300516', {
    about: [weekday(day('2026-11-18')), kumar],
    table: { rows: [['This cheque', inr(paid)]] },
  });
  const advice = mail(
    selvi,
    '20 Nov, 2:15 PM',
    `We have sent ₹${inr(received)} by NEFT today for your bill 208.`,
  );
  const lastMonth = paper('printout', 'Reconciliation of 31 October', {
    about: ['Cheques issued, not presented'],
    table: {
      columns: ['Cheque', 'Dated', 'Amount'],
      rows: [['300402, transport', weekday(oldDay), inr(old)]],
    },
    foot: ['Nothing else was open. The cheque has not been presented in November either.'],
  });
  return {
    books,
    cheques,
    deposit,
    cards,
    upi,
    old,
    chequeInBooks,
    stale,
    oldDay,
    fee,
    presented,
    unpresented,
    shift,
    own,
    party,
    bankError,
    statement,
    cardsOn,
    lines,
    moved,
    numberOf,
    bankPaper,
    ledger,
    gateway,
    counterfoil,
    advice,
    lastMonth,
  };
}

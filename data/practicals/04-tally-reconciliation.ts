import { law } from '#data/law';
import { addMonths, day, shortDay, weekday } from '#data/practicals/days';
import { gstRate, mail, paper, wholeTax } from '#data/practicals/documents';
import { inr } from '#data/practicals/firms';
import { by, divided, type Formula, minus, percent, sum } from '#data/practicals/formula';
import {
  amount,
  because,
  choice,
  credit,
  type Draw,
  debit,
  exchanged,
  journal,
  listed,
  type Paper,
  type Sheet,
} from '#data/practicals/paper';

const noyyal = 'Noyyal Sample Textiles';
const kumar = 'Kumar Sample Dyes';
const selvi = 'Selvi Sample Garments';
const rajan = 'Rajan Sample Traders';
const absent = 'Not on it';

const asOf = day('2026-11-30');
/** The bank account may be called by its bank. */
const ourBank = { also: ['Amaravathi Sample Bank', 'Amaravathi'] };

function sheet(draw: Draw): Sheet {
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
  const options = [...lines.map((_, at) => `Line ${at + 1}`), absent];
  const openIf = (cell: string, then: Formula, otherwise: Formula) =>
    by(
      cell,
      Object.fromEntries(options.map((option) => [option, option === absent ? then : otherwise])),
    );
  const olds = { open: 'Keep it open', stale: 'Stale: write back' };
  const wrongAt = { cheque: 'The cheque', receipt: 'The receipt' };
  const bookShift: Formula = shift > 0 ? sum('u1', 'f1') : minus('u1', 'f1');
  return {
    about: `The bank account of ${noyyal}, Tiruppur, on 30 November: match it, enter what the books have missed, reconcile.`,
    accounts: [
      'Bank',
      'Cash',
      'Gateway charges',
      'Input IGST',
      'Input CGST',
      kumar,
      selvi,
      rajan,
      'Sales',
      'Interest',
      'Suspense',
    ],
    parts: [
      {
        title: 'Match',
        task: 'Find each entry of the books on the statement.',
        documents: [ledger, bankPaper],
        items: [
          listed(
            'mc1',
            'Cheque 300518',
            options,
            numberOf('Cheque 300518'),
            'Match number and amount; not there is not presented.',
          ),
          listed(
            'mc2',
            'Cheque 300519',
            options,
            numberOf('Cheque 300519'),
            'Match number and amount; not there is not presented.',
          ),
          listed(
            'mcard',
            `Card sales of ${cardsOn}`,
            options,
            numberOf('Card settlement'),
            'The bank shows the net settlement on the day of credit.',
          ),
        ],
      },
      {
        title: 'What the books have missed',
        task: `Enter the gateway’s charge for the sales of ${cardsOn}, and what only the statement of part 1 shows.`,
        documents: [gateway, bankPaper],
        items: [
          journal(
            `Gateway, ${cardsOn}`,
            debit('g1', 'Gateway charges', fee, because.expense),
            debit(
              'g2',
              'Input IGST',
              percent('g1', gstRate),
              'Credit is 18% of the charge, not of the sale.',
            ),
            credit(
              'g3',
              'Bank',
              sum('g1', 'g2'),
              'What the gateway kept never reached the bank.',
              ourBank,
            ),
          ),
          journal(
            'Not in the books',
            debit('u1', 'Bank', upi, 'The bank has it, the books do not: enter it.', ourBank),
            credit('u2', rajan, upi, 'The bank has it, the books do not: enter it.', {
              party: true,
            }),
          ),
        ],
      },
      {
        title: 'Two amounts that differ',
        task: 'One amount is wrong in our books, one at the bank. Correct ours in the journal; say which is the bank’s.',
        documents: [counterfoil, advice, ledger, bankPaper],
        items: [
          journal(
            'Our own error',
            debit(
              'f1',
              shift > 0 ? 'Bank' : party,
              own,
              'Correct our own error alone, by the difference.',
              shift > 0 ? ourBank : { party: true },
            ),
            credit(
              'f2',
              shift > 0 ? party : 'Bank',
              own,
              'Correct our own error alone, by the difference.',
              shift > 0 ? { party: true } : ourBank,
            ),
          ),
          choice(
            'bank',
            'Wrong at the bank',
            Object.values(wrongAt),
            chequeInBooks ? wrongAt.receipt : wrongAt.cheque,
            'Counterfoil and advice show which one the bank has wrong.',
          ),
        ],
      },
      {
        title: 'Reconcile',
        task: 'Settle the old cheque, then take the three figures of the reconciliation.',
        documents: [lastMonth],
        items: [
          choice(
            'old',
            'Cheque 300402',
            Object.values(olds),
            stale ? olds.stale : olds.open,
            'A cheque is valid three months (RBI, 4 Nov 2011).',
          ),
          amount(
            'book',
            'Bank balance in the books, corrected',
            sum(bookShift, minus(books, 'g3'), by('old', { [olds.open]: 0, [olds.stale]: old })),
            'Enter what only the bank knew and our own errors.',
          ),
          amount(
            'unp',
            'Cheques issued, not presented',
            sum(
              openIf('mc1', cheques[0], 0),
              openIf('mc2', cheques[1], 0),
              by('old', { [olds.open]: old, [olds.stale]: 0 }),
            ),
            'Issued and not presented, last month’s too.',
          ),
          amount(
            'transit',
            'In transit to the bank',
            openIf('mcard', minus(cards, 'g3'), deposit),
            'The net settlement is in transit, not the gross sales.',
          ),
        ],
      },
    ],
    traps: {
      transit: [cards],
      f1: [Math.abs(bankError)],
      unp: [unpresented + (stale ? old : 0), presented],
      g2: [wholeTax(cards)],
    },
    refused:
      own === 0 ||
      bankError === 0 ||
      addMonths(oldDay, law.cheques.values.validMonths) === asOf ||
      statement - moved <= 0,
  };
}

export const tallyReconciliation: Paper = { module: 4, minutes: 50, day: asOf, sheet };

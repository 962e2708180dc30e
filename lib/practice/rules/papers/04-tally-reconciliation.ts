import { law } from '#data/law';
import {
  absent,
  generate,
  kumar,
  noyyal,
  rajan,
  selvi,
} from '#lib/practice/rules/papers/04-tally-reconciliation/documents';
import { addMonths, day } from '#lib/practice/rules/papers/days';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { by, type Formula, minus, percent, sum } from '#lib/practice/rules/papers/formula';
import {
  amount,
  because,
  choice,
  credit,
  debit,
  journal,
  listed,
  type Paper,
  type Sheet,
} from '#lib/practice/rules/papers/paper';
import { gstRate, wholeTax } from '#lib/practice/rules/papers/tax';

const asOf = day('2026-11-30');
/** The bank account may be called by its bank. */
const ourBank = { also: ['Amaravathi Sample Bank', 'Amaravathi'] };

function sheet(draw: Draw): Sheet {
  const {
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
  } = generate(draw);
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

import {
  brook,
  generate,
  kovalam,
  ledgers,
  thames,
  vatRate,
} from '#lib/practice/rules/papers/12-cloud-accounting/documents';
import { day } from '#lib/practice/rules/papers/days';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { by, divided, minus, percent, share } from '#lib/practice/rules/papers/formula';
import {
  amount,
  choice,
  credit,
  date,
  debit,
  journal,
  type Paper,
  type Sheet,
} from '#lib/practice/rules/papers/paper';

const asOf = day('2026-11-30');

function sheet(draw: Draw): Sheet {
  const {
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
    balanceOf,
  } = generate(draw);
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

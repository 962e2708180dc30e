import {
  answersToMail,
  asOf,
  generate,
  suppliers,
  vaigai,
} from '#lib/practice/rules/papers/02-office-automation/documents';
import { typedDay } from '#lib/practice/rules/papers/days';
import { type Draw, paise } from '#lib/practice/rules/papers/draw';
import { by, minus, most, share, text } from '#lib/practice/rules/papers/formula';
import {
  amount,
  choice,
  date,
  number,
  type Paper,
  type Sheet,
  signedAmount,
} from '#lib/practice/rules/papers/paper';

const formulas = {
  bill: '=MAX(0,$H$1-(A2+C2))',
  month: '=MAX(0,$H$1-(EOMONTH(A2,0)+C2))',
  open: '=$H$1-(A2+C2)',
  loose: '=MAX(0,H1-(EOMONTH(A2,0)+C2))',
};

function sheet(draw: Draw): Sheet {
  const {
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
  } = generate(draw);
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

import {
  anbu,
  generate,
  kaveri,
  velan,
} from '#lib/practice/rules/papers/01-business-book-keeping/documents';
import { day, shortDay } from '#lib/practice/rules/papers/days';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { minus, percent, sum } from '#lib/practice/rules/papers/formula';
import {
  amount,
  because,
  choice,
  credit,
  debit,
  journal,
  type Paper,
  type Sheet,
} from '#lib/practice/rules/papers/paper';
import { halfRate, halfTax, withTax } from '#lib/practice/rules/papers/tax';

/** The bank account may be called by its bank. */
const ourBank = { also: ['Kollidam Sample Bank', 'Kollidam'] };

function sheet(draw: Draw): Sheet {
  const {
    cash,
    bank,
    owedByAnbu,
    stock,
    owedToVelan,
    sale,
    memo,
    electricity,
    paidIn,
    cheque,
    returned,
    forShop,
    forHouse,
    ofAnbu,
    gross,
    value,
    tax,
    opening,
    purchase,
    use,
    houseOrOffice,
    dishonour,
    debitNote,
    challan,
    saleBill,
    power,
    slip,
  } = generate(draw);
  const asset = forShop ? 'Furniture and fixtures' : 'Purchases';
  const books = ['Purchase returns book', 'Sales returns book', 'Purchases book', 'Cash book'];
  const entries = ['Debit Purchases', 'Debit Stock', 'Credit Palani Sample Agencies', 'No entry'];
  return {
    about: `A week of ${kaveri.name}, Chennai, from the papers on the spike to the trial balance of 14 November.`,
    accounts: [
      'Purchases',
      'Furniture and fixtures',
      'Input CGST',
      'Input SGST',
      'Output CGST',
      'Output SGST',
      velan,
      anbu,
      'Discount received',
      'Printing and stationery',
      'Drawings',
      'Cash',
      'Bank',
      'Electricity',
      'Sales',
      'Capital',
    ],
    parts: [
      {
        title: 'The bill',
        task: 'Enter Velan’s bill 214 in the journal.',
        documents: [purchase, use],
        items: [
          journal(
            'Bill 214',
            debit(
              'p1',
              asset,
              value,
              'For resale: Purchases; to use: an asset; at the price after trade discount.',
            ),
            debit('p2', 'Input CGST', percent('p1', halfRate), because.inputTax),
            debit('p3', 'Input SGST', percent('p1', halfRate), because.inputTax),
            credit('p4', velan, sum('p1', 'p2', 'p3'), because.supplier, { party: true }),
          ),
        ],
      },
      {
        title: 'Memo and cheque',
        task: 'Enter the cash memo and the returned cheque.',
        documents: [houseOrOffice, dishonour],
        items: [
          journal(
            'Cash memo',
            debit(
              'm1',
              forHouse ? 'Drawings' : 'Printing and stationery',
              memo,
              'What the owner takes home is Drawings, not an expense of the shop.',
            ),
            credit('m2', 'Cash', memo, because.money),
          ),
          journal(
            'Returned cheque',
            debit(
              'q1',
              ofAnbu ? anbu : 'Bank',
              cheque,
              'A returned cheque undoes its entry: Anbu owes again, or our money is back.',
              ofAnbu ? { party: true } : ourBank,
            ),
            credit(
              'q2',
              ofAnbu ? 'Bank' : velan,
              cheque,
              'Reverse the entry of the cheque.',
              ofAnbu ? ourBank : { party: true },
            ),
          ),
        ],
      },
      {
        title: 'Goods in and out',
        task: 'Choose the book for the debit note, and the entry for the delivery note.',
        documents: [debitNote, challan],
        items: [
          choice(
            'ret',
            'Book for debit note DN/07',
            books,
            'Purchase returns book',
            'Goods sent back with our debit note are returns outward.',
          ),
          choice(
            'dn',
            'Entry for delivery note 566 on 13 Nov',
            entries,
            'No entry',
            'A delivery note shows that goods came; the bill, what they cost.',
          ),
        ],
      },
      {
        title: 'Balances',
        task: `Post the week, with the papers of all parts, and take the balances of ${shortDay(day('2026-11-14'))}.`,
        documents: [opening, saleBill, power, slip],
        items: [
          amount(
            'cash',
            'Cash',
            minus(cash - paidIn, 'm2'),
            'The memo and the cash paid in reduce the box.',
          ),
          amount(
            'bank',
            'Bank',
            ofAnbu
              ? minus(bank + paidIn - electricity, 'q2')
              : sum(bank + paidIn - electricity, 'q1'),
            'Cash in, electricity out, the cheque as it was returned.',
          ),
          amount(
            'anbu',
            anbu,
            ofAnbu ? sum(owedByAnbu + withTax(sale), 'q1') : owedByAnbu + withTax(sale),
            'The bill with its tax, and the cheque that failed, are owed.',
            'owes us',
          ),
          amount(
            'velan',
            velan,
            ofAnbu
              ? minus(sum(owedToVelan, 'p4'), withTax(returned))
              : sum(owedToVelan - withTax(returned), 'p4', 'q2'),
            'The debit note takes off goods and their tax.',
            'we owe',
          ),
          amount(
            'tb',
            'Debit side of the trial balance',
            sum(
              'cash',
              'bank',
              'anbu',
              'p1',
              'p2',
              'p3',
              stock - 2 * halfTax(returned) + memo + electricity,
            ),
            'All debit balances; the credit side comes to the same.',
            'input tax less that of the debit note; returns on the credit side',
          ),
        ],
      },
    ],
    traps: {
      p1: [gross],
      cash: [cash - paidIn],
      velan: [owedToVelan + value + 2 * tax - returned],
    },
    refused: owedToVelan + value + 2 * tax <= withTax(returned),
  };
}

/** Day books to a trial balance. */
export const businessBookKeeping: Paper = {
  module: 1,
  minutes: 50,
  day: day('2026-11-14'),
  sheet,
};

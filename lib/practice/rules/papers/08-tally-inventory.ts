import { law } from '#data/law';
import { generate, siruvani } from '#lib/practice/rules/papers/08-tally-inventory/documents';
import { addMonths, day, shownDay } from '#lib/practice/rules/papers/days';
import type { Draw } from '#lib/practice/rules/papers/draw';
import {
  divided,
  least,
  minus,
  percent,
  product,
  share,
  sum,
} from '#lib/practice/rules/papers/formula';
import {
  amount,
  credit,
  date,
  debit,
  journal,
  number,
  type Paper,
  type Sheet,
} from '#lib/practice/rules/papers/paper';
import { gstRate, halfRate } from '#lib/practice/rules/papers/tax';

const asOf = day('2026-11-30');
const { inputYears, capitalGoodsYears } = law['gst-job-work'].values;

function sheet(draw: Draw): Sheet {
  const {
    k,
    oldCost,
    rise,
    freight,
    sold,
    count,
    cost,
    atRepair,
    missing,
    stock,
    oldStock,
    debtors,
    inputs,
    sent,
    bought,
    landed,
    left,
    realisable,
    corrected,
    counted,
    average,
    power,
    card,
    invoice,
    transport,
    values,
    register,
    receiptNote,
    deliveryNote,
    repair,
    jobWork,
    bank,
  } = generate(draw);
  const pieces = 5 * k - sold;
  return {
    about: `The stores of ${siruvani.name}, Coimbatore, on 30 November: cost, count, loss, job work and the bank.`,
    accounts: [
      'Loss of stock',
      'Stock',
      'Input CGST',
      'Input SGST',
      'Output CGST',
      'Output SGST',
      'Purchases',
      'Repairs',
      'Lotus Sample Fans',
      'Suspense',
    ],
    parts: [
      {
        title: 'Cost',
        task: 'Work out the stock of SF-48 that is left.',
        documents: [card, invoice, transport],
        items: [
          amount(
            'lc',
            'Landed cost a piece of LF/702',
            divided(bought * (landed - freight) + bought * freight, bought),
            'Freight is cost, creditable GST is not: AS 2.',
          ),
          amount(
            'wa',
            'Weighted average a piece',
            share(sum(2 * k * oldCost, share('lc', bought, 1)), 1, 5 * k),
            'All costs by all pieces, not the middle of two rates.',
            'of opening stock and purchase',
          ),
          amount(
            'fifo',
            'Stock left, first in first out',
            share('lc', pieces, 1),
            'First in is sold; the last lot is left.',
          ),
          amount(
            'wav',
            'Stock left, weighted average',
            share('wa', pieces, 1),
            'Pieces left at the average.',
          ),
        ],
      },
      {
        title: 'Old model',
        task: 'Value the old model for the balance sheet.',
        documents: [values],
        items: [
          amount(
            'nrv',
            'Net realisable value a piece',
            realisable,
            'Price less selling cost is net realisable value.',
          ),
          amount(
            'carry',
            'Value in the balance sheet, all pieces',
            share(least(cost, 'nrv'), count, 1),
            'AS 2: the lower of cost and net realisable value.',
          ),
        ],
      },
      {
        title: 'Count',
        task: 'Correct the card of SF-48W, find the loss, and enter it at the average of part 1.',
        documents: [register, receiptNote, deliveryNote, repair],
        items: [
          number(
            'bookq',
            'Pieces on the corrected card',
            corrected * 100,
            'Correct the card by papers before comparing.',
          ),
          number(
            'miss',
            'Pieces missing',
            minus('bookq', (atRepair + counted) * 100),
            'Goods at the repairer are ours; the rest is lost.',
          ),
          journal(
            'Loss, with the credit reversed',
            debit(
              'l1',
              'Loss of stock',
              sum('l2', 'l3', 'l4'),
              'The loss is the stock and its credit.',
            ),
            credit('l2', 'Stock', product('miss', 'wa'), 'Lost pieces leave at their cost.'),
            credit(
              'l3',
              'Input CGST',
              percent('l2', halfRate),
              'Credit on goods lost is reversed: section 17(5)(h).',
            ),
            credit(
              'l4',
              'Input SGST',
              percent('l2', halfRate),
              'Credit on goods lost is reversed: section 17(5)(h).',
            ),
          ),
        ],
      },
      {
        title: 'Job work and bank',
        task: 'The last day for the goods sent out, and the drawing power.',
        documents: [jobWork, bank],
        items: [
          date(
            'jw',
            `Last day for what left on ${shownDay(sent)}`,
            addMonths(sent, 12 * (inputs ? inputYears : capitalGoodsYears)),
            'Inputs back in one year, capital goods in three: section 143.',
          ),
          amount(
            'dp',
            'Drawing power',
            divided(power(stock) * 75, 100) + divided(debtors * 60, 100),
            'Only paid stock within a year and debtors to 90 days count.',
          ),
        ],
      },
    ],
    traps: {
      lc: [landed - freight, divided(landed * (100 + gstRate), 100)],
      wa: [divided(oldCost + landed, 2)],
      wav: [left * landed],
      carry: [count * Math.max(realisable, cost)],
      miss: [(missing + atRepair) * 100],
      l1: [missing * average],
      dp: [divided((stock - oldStock) * 75, 100) + divided(debtors * 60, 100)],
    },
    refused: realisable === cost || rise === 0 || power(stock) <= 0,
  };
}

/** Cost, count and value of stock. */
export const tallyInventory: Paper = { module: 8, minutes: 50, day: asOf, sheet };

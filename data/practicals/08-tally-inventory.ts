import { law } from '#data/law';
import { addMonths, day, shownDay, weekday } from '#data/practicals/days';
import { bill, gstRate, halfRate, mail, paper } from '#data/practicals/documents';
import { inr, sampleGstin } from '#data/practicals/firms';
import { divided, least, minus, percent, product, share, sum } from '#data/practicals/formula';
import {
  amount,
  credit,
  type Draw,
  date,
  debit,
  journal,
  number,
  type Paper,
  type Sheet,
} from '#data/practicals/paper';

const siruvani = {
  name: 'Siruvani Sample Electricals',
  place: 'Coimbatore',
  gstin: sampleGstin('33', 81),
};

const asOf = day('2026-11-30');
const { inputYears, capitalGoodsYears } = law['gst-job-work'].values;

function sheet(draw: Draw): Sheet {
  const k = draw.whole(40, 90, 10, 60);
  const oldCost = draw.money(400, 900, 10, 640);
  const rise = draw.whole(-6, 8, 2, 4) * 100;
  const freight = draw.whole(3, 9, 1, 7) * 100;
  const sold = draw.whole(2 * k + 10, 4 * k, 1, 173);
  const count = draw.whole(20, 60, 2, 36);
  const cost = draw.money(900, 1300, 10, 1250);
  const price = draw.money(1000, 1500, 10, 1320);
  const book = draw.whole(180, 240, 1, 214);
  const delivered = draw.whole(12, 24, 2, 18);
  const receipt = draw.whole(9, 15, 2, 11);
  const atRepair = draw.whole(5, 9, 2, 7);
  const missing = draw.whole(2, 8, 2, 4);
  const notEntered = draw.either(true);
  const stock = draw.around(3960000);
  const oldStock = draw.around(280000);
  const creditors = draw.around(840000);
  const debtors = draw.around(2650000);
  const oldDebtors = draw.around(310000);
  const inputs = draw.either(true);
  const sent = draw.day('2026-06-01', '2026-09-29', '2026-06-05');

  const bought = 3 * k;
  const landed = oldCost + 5 * rise;
  const left = 5 * k - sold;
  const realisable = divided(price * 90, 100);
  const corrected = book - delivered + (notEntered ? receipt : -receipt);
  const counted = corrected - atRepair - missing;
  const average = divided(2 * k * oldCost + bought * landed, 5 * k);
  const power = (part: number) => part - oldStock - creditors;

  const card = paper('stock', 'Stock card: ceiling fan SF-48', {
    about: [`${siruvani.name}, November 2026`],
    table: {
      columns: ['Date', 'Paper', 'In', 'Out', 'Cost a piece'],
      rows: [
        ['1 Nov', 'Opening', String(2 * k), '', inr(oldCost)],
        ['11 Nov', 'Invoice LF/702', String(bought), '', ''],
        ['12 to 28 Nov', 'Sold', '', String(sold), ''],
      ],
    },
  });
  const invoice = bill({
    from: { name: 'Lotus Sample Fans', place: 'Coimbatore', gstin: sampleGstin('33', 82) },
    to: siruvani,
    number: 'LF/702',
    on: day('2026-11-11'),
    lines: [
      [`Ceiling fan SF-48, ${bought} at ₹${inr(landed - freight)}`, bought * (landed - freight)],
      [`GST ${gstRate}%, credit is taken`, divided(bought * (landed - freight) * gstRate, 100)],
    ],
    total: divided(bought * (landed - freight) * (100 + gstRate), 100),
  });
  const transport = paper('memo', 'Perur Sample Roadlines', {
    about: [weekday(day('2026-11-11')), `${bought} fans, Lotus to your stores`],
    table: { rows: [['Freight, paid by you', inr(bought * freight)]] },
    foot: ['No GST is charged; the tax under reverse charge comes back as credit.'],
  });
  const values = mail(
    'Sales desk',
    '30 Nov, 3:30 PM',
    `The old model OF-36 can still be sold at ₹${inr(price)}. The dealers take 10% of that as commission.`,
    `There are ${count} of them on the rack; they stand in our books at ₹${inr(cost)} each.`,
  );
  const register = paper('register', 'Count of 30 November: fan SF-48W', {
    about: ['Same cost as SF-48; losses go out at its average'],
    table: {
      rows: [
        ['Stock card', String(book)],
        ['Counted on the racks', String(counted)],
      ],
    },
  });
  const receiptNote = paper('note', 'Receipt note RN/58', {
    about: [weekday(day('2026-11-26')), `${receipt} fans SF-48W from Lotus`],
    text: [
      notEntered
        ? 'Not yet entered on the stock card.'
        : 'Entered on the stock card on the 26th, and on the 27th once more.',
    ],
  });
  const deliveryNote = paper('delivery', 'Delivery note DN/214', {
    about: [weekday(day('2026-11-30')), `${delivered} fans SF-48W to Perur Sample Hardware`],
    text: ['Left at 4:00 PM before the count. Not yet entered on the stock card.'],
  });
  const repair = paper('challan', 'Challan 31: repair', {
    about: [weekday(day('2026-11-20'))],
    text: [`${atRepair} of our fans SF-48W sent to the service centre, to come back in December.`],
  });
  const jobWork = paper('challan', 'Challan 12: job work', {
    about: [weekday(sent)],
    text: [
      inputs
        ? 'Copper wire sent to Ukkadam Sample Windings to be wound into coils.'
        : 'One winding machine sent to Ukkadam Sample Windings for use in our job work.',
    ],
  });
  const bank = paper('table', 'Stock statement for the bank, 30 November', {
    about: ['drawing-power.csv. Margins: stock 25%, debtors 40%'],
    table: {
      rows: [
        ['Stock', inr(stock)],
        ['of it older than a year', inr(oldStock)],
        ['Creditors for stock', inr(creditors)],
        ['Debtors to 90 days', inr(debtors)],
        ['Debtors older', inr(oldDebtors)],
      ],
    },
    foot: [
      'Sanction letter: stock older than a year, unpaid stock and debtors above 90 days do not count.',
    ],
  });
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

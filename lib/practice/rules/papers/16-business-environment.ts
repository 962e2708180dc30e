import { law } from '#data/law';
import { cutOff, firm, months } from '#lib/practice/rules/papers/16-business-environment/cut-off';
import {
  asOf,
  duties,
  generate,
} from '#lib/practice/rules/papers/16-business-environment/documents';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { divided, minus, quotient, text, upTo } from '#lib/practice/rules/papers/formula';
import {
  amount,
  choice,
  credit,
  date,
  debit,
  journal,
  number,
  type Paper,
  type Sheet,
} from '#lib/practice/rules/papers/paper';

const { agreedDays, unwrittenDays } = law['delayed-payment'].values;
/** Hundredths of a percent a year; three times it is charged by section 16. */
const bankRate = 550;
/** Months of compound interest at three times the bank rate, each to the rupee. */
function lateInterest(owed: number, count: number): number {
  let balance = owed;
  for (let month = 0; month < count; month += 1) {
    balance += divided(balance * bankRate * 3, 12 * 10_000 * 100) * 100;
  }
  return balance - owed;
}

function sheet(draw: Draw): Sheet {
  const {
    ordered,
    price,
    unbilled,
    unbilledPrice,
    papers,
    interest,
    isMet,
    income,
    principal,
    accepted,
    terms,
    late,
    lateMonths,
    newAccount,
    duty,
    people,
    both,
    received,
    billed,
    order,
    receipt,
    supplierBill,
    unbilledPaper,
    covenant,
    vendor,
    micro,
    dutyTable,
  } = generate(draw);
  const allowed = Math.min(terms ?? unwrittenDays, agreedDays);
  const cover = divided(income * 100, principal + interest);
  const met = { yes: 'Met at 1.25 or more', no: 'Breached' };
  const pay = { pay: 'Pay', hold: 'Hold, ring a known number' };
  const cutWhy =
    'Ex works: the seller’s gate; delivered: the buyer’s; the bill’s date does not decide.';
  const raw = { also: ['Stock', 'Raw materials', 'Inventory'] };
  return {
    about: `The close of November at ${firm.name}, Hosur: matching, cut-off, the bank’s covenant, a micro supplier and who does what.`,
    accounts: [
      'Purchases',
      'Goods received not billed',
      'Input CGST',
      'Input SGST',
      'Hosur Sample Tools',
      'Bank',
      'Raw materials',
      'Sales',
    ],
    parts: [
      {
        title: 'Three papers',
        task: 'Match order, receipt and invoice. Amounts are before GST.',
        documents: [order, receipt, supplierBill],
        items: [
          amount('pay', 'To pay on HT/233', received * price, 'What came, at the price ordered.'),
          amount(
            'disp',
            'To dispute',
            minus(ordered * billed, 'pay'),
            'The rest waits for a credit note.',
          ),
        ],
      },
      {
        title: 'Cut-off',
        task: 'Say to which month each paper belongs, and provide for what was received and not billed.',
        documents: [...papers.map((each) => cutOff[each].document), unbilledPaper],
        items: [
          ...papers.map((each, at) =>
            choice(
              `cut${at + 1}`,
              cutOff[each].label,
              Object.values(months),
              months[cutOff[each].belongs],
              cutWhy,
            ),
          ),
          journal(
            'Goods receipt 609',
            debit(
              'a1',
              'Purchases',
              unbilled * unbilledPrice,
              'Received, not billed: the month bears it; GST comes with the bill.',
              raw,
            ),
            credit(
              'a2',
              'Goods received not billed',
              unbilled * unbilledPrice,
              'Received, not billed: the month bears it; GST comes with the bill.',
            ),
          ),
        ],
      },
      {
        title: 'Bank and supplier',
        task: 'The covenant, and the mail about HT/233.',
        documents: [covenant, vendor],
        items: [
          number(
            'dscr',
            'Cover of debt service',
            quotient(income, principal + interest),
            'Interest is in both.',
            'two decimals',
          ),
          choice(
            'met',
            'Covenant',
            Object.values(met),
            upTo(125, 'dscr', text(met.yes), text(met.no)),
            'The sanction letter asks for 1.25.',
          ),
          choice(
            'vend',
            'Mail about HT/233',
            Object.values(pay),
            newAccount ? pay.hold : pay.pay,
            'A new account is confirmed on a known number.',
          ),
        ],
      },
      {
        title: 'Micro supplier and duties',
        task: 'The supplier’s rights, a due day, and who does two things that are kept apart.',
        documents: [micro, dutyTable],
        items: [
          date(
            'msme',
            'Last day to pay BS/61',
            accepted + allowed,
            'At most 45 days: MSMED Act, section 15.',
          ),
          amount(
            'mint',
            'Interest on BS/44 to 30 Nov',
            lateInterest(late, lateMonths),
            'Compound, monthly, three times the bank rate: section 16.',
            'each month to the rupee',
          ),
          date(
            'due1',
            `Last day for ${duty} of November`,
            duties[duty],
            'The calendar follows the law’s day.',
          ),
          choice(
            'sod',
            'Enters bills and releases payments',
            people,
            people[both] ?? '',
            'One who does both can pay himself.',
          ),
        ],
      },
    ],
    traps: {
      pay: [ordered * billed],
      msme: [accepted + (terms ?? agreedDays)].filter((each) => each !== accepted + allowed),
      mint: [divided(late * bankRate * 3 * lateMonths, 12 * 10_000)],
    },
    refused: cover === 125 || cover > 125 !== isMet,
  };
}

/** Close of a month: matching, cut-off, covenant, MSMED Act, controls. */
export const businessEnvironment: Paper = { module: 16, minutes: 55, day: asOf, sheet };

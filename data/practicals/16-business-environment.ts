import { law } from '#data/law';
import { cutOff, cutOffSets, firm, months } from '#data/practicals/16-business-environment/cut-off';
import { day, monthEnd, ofNextMonth, shownDay, weekday } from '#data/practicals/days';
import { bill, mail, paper } from '#data/practicals/documents';
import { inr } from '#data/practicals/firms';
import { divided, minus, quotient, text, upTo } from '#data/practicals/formula';
import {
  amount,
  choice,
  credit,
  type Draw,
  date,
  debit,
  journal,
  number,
  type Paper,
  type Sheet,
} from '#data/practicals/paper';

const asOf = day('2026-11-30');
const dates = law['gst-return-dates'].values;
/** Principal is due in whole ten thousands of rupees. */
const tenThousand = 1_000_000;

const duties = {
  TDS: monthEnd(asOf) + law['tds-due-dates'].values.days,
  'GSTR-1': ofNextMonth(asOf, dates.gstr1Day),
  EPF: monthEnd(asOf) + law['wage-remittance'].values.days,
  'GSTR-3B': ofNextMonth(asOf, dates.gstr3bDay),
} as const;
type Duty = keyof typeof duties;

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
  const situation = draw.one(['short', 'dearer', 'both'] as const, 'both');
  const ordered = draw.whole(90, 140, 5, 120);
  const short = situation === 'dearer' ? 0 : draw.one([6, 8, 9], 8);
  const price = draw.money(210, 390, 5, 265);
  const dearer = situation === 'short' ? 0 : draw.one([400, 600], 600);
  const unbilled = draw.whole(30, 60, 1, 48);
  const unbilledPrice = draw.money(310, 690, 10, 540);
  const papers = draw.order(draw.one(cutOffSets, cutOffSets[0] ?? []));
  const profit = draw.around(1820000);
  const depreciation = draw.around(740000);
  const interest = draw.around(510000);
  const isMet = draw.either(true);
  const income = profit + depreciation + interest;
  const principalAt = (cover: number) =>
    Math.round((income / cover - interest) / tenThousand) * tenThousand;
  const [least, most] = isMet ? [1.55, 1.27] : [1.22, 1.02];
  const principal = draw.money(principalAt(least) / 100, principalAt(most) / 100, 10000, 1890000);
  const accepted = draw.day('2026-08-03', '2026-08-20', '2026-08-12');
  const terms = draw.one([60, 45, undefined], 60);
  const late = draw.around(385000);
  const lateMonths = draw.one([2, 3], 3);
  const newAccount = draw.either(true);
  const duty = draw.one<Duty>(['TDS', 'GSTR-1', 'EPF', 'GSTR-3B'], 'TDS');
  const people = [draw.person('Hema'), draw.person('Kannan'), draw.person('Yusuf')];
  const both = draw.one([0, 1, 2], 1);

  const received = ordered - short;
  const billed = price + dearer;
  const order = paper('printout', 'Purchase order 5521', {
    about: [`${firm.name} to Hosur Sample Tools`, weekday(day('2026-11-05'))],
    table: { rows: [['Carbide inserts', `${ordered} at ₹${inr(price)}`]] },
  });
  const receipt = paper('delivery', 'Goods receipt 598', {
    about: [weekday(day('2026-11-12')), 'Against order 5521'],
    table: { rows: [['Carbide inserts, counted', String(received)]] },
  });
  const supplierBill = bill({
    from: { name: 'Hosur Sample Tools', place: 'Hosur' },
    to: firm,
    name: 'Invoice',
    number: 'HT/233',
    on: day('2026-11-12'),
    lines: [[`Carbide inserts, ${ordered} at ₹${inr(billed)}`, ordered * billed]],
    total: ordered * billed,
    foot: ['Before GST, which follows the amount that is accepted.'],
  });
  const unbilledPaper = paper('delivery', 'Goods receipt 609', {
    about: [
      weekday(day('2026-11-27')),
      `Order 5540: ${unbilled} coolant drums at ₹${inr(unbilledPrice)}`,
    ],
    text: ['All received. The invoice has not come by 30 November.'],
  });
  const covenant = paper('table', 'Bank: cover of debt service, year to 30 November', {
    about: ['covenant.csv. Sanction letter: at least 1.25'],
    table: {
      rows: [
        ['Profit after tax', inr(profit)],
        ['Depreciation', inr(depreciation)],
        ['Interest on term loans', inr(interest)],
        ['Principal due in the year', inr(principal)],
      ],
    },
  });
  const vendor = mail(
    'accounts@hosur-sample-tools.example',
    '28 Nov, 2:40 PM',
    newAccount
      ? 'Please note our new bank account for HT/233, ending 8841. The old one is closed from today.'
      : 'A reminder for HT/233. Please pay to our account ending 2219, as always.',
    'Noted on our copy: account in the master ends 2219; the bill is agreed for payment.',
  );
  const micro = paper('ledger', 'Bagalur Sample Springs', {
    about: [
      'A micro enterprise that makes springs, on Udyam',
      'Bank rate of RBI 5.50% all through',
    ],
    table: {
      columns: ['Bill', 'Accepted', 'Terms', 'Amount', 'State on 30 Nov'],
      rows: [
        [
          'BS/61',
          shownDay(accepted),
          terms ? `${terms} days, written` : 'none written',
          inr(214_000_00),
          'paid in time',
        ],
        ['BS/44', '', '', inr(late), `unpaid, ${lateMonths} full months after its last day`],
      ],
    },
  });
  const dutyTable = paper('table', 'Who does what', {
    about: ['duties.csv'],
    table: {
      columns: ['Name', 'Enters supplier bills', 'Releases payments', 'Reconciles the bank'],
      rows: people.map((name, at) => [
        name,
        at === both || at === 0 ? 'yes' : 'no',
        at === both || at === 2 ? 'yes' : 'no',
        at === 1 ? 'yes' : 'no',
      ]),
    },
  });
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

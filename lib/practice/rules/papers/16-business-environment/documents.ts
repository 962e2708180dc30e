import { law } from '#data/law';
import { cutOffSets, firm } from '#lib/practice/rules/papers/16-business-environment/cut-off';
import { day, monthEnd, ofNextMonth, shownDay, weekday } from '#lib/practice/rules/papers/days';
import { bill, mail, paper } from '#lib/practice/rules/papers/documents';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { inr } from '#lib/practice/rules/papers/firms';

export const asOf = day('2026-11-30');
const dates = law['gst-return-dates'].values;
/** Principal is due in whole ten thousands of rupees. */
const tenThousand = 1_000_000;

export const duties = {
  TDS: monthEnd(asOf) + law['tds-due-dates'].values.days,
  'GSTR-1': ofNextMonth(asOf, dates.gstr1Day),
  EPF: monthEnd(asOf) + law['wage-remittance'].values.days,
  'GSTR-3B': ofNextMonth(asOf, dates.gstr3bDay),
} as const;
type Duty = keyof typeof duties;

/** The figures of a set, and the documents that show them. */
export function generate(draw: Draw) {
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
  return {
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
  };
}

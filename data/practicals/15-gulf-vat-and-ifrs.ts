import { law } from '#data/law';
import { day, ofNextMonth, shownDay, weekday } from '#data/practicals/days';
import { bill, mail, paper } from '#data/practicals/documents';
import { western2 } from '#data/practicals/firms';
import { by, divided, minus, percent, sum } from '#data/practicals/formula';
import {
  amount,
  choice,
  credit,
  type Draw,
  date,
  debit,
  journal,
  type Paper,
  paise,
  type Sheet,
} from '#data/practicals/paper';

const creek = { name: 'Creek Sample Trading LLC', place: 'Dubai' };
const branch = { name: `${creek.name}, Abu Dhabi branch`, place: 'Abu Dhabi' };
const rhein = 'Rhein Sample Design';
const asOf = day('2026-11-30');
const vat = law['gulf-vat'].values.uaePercent;
const corporate = law['uae-corporate-tax'].values;
const free = paise(corporate.freeAed);

const gratuity = law['uae-gratuity'].values;

function sheet(draw: Draw): Sheet {
  const dubai = draw.around(364000);
  const note = draw.around(18000);
  const abuDhabi = draw.around(124000);
  const exported = draw.around(92000);
  const design = draw.around(43000);
  const goods = draw.around(226000);
  const rent = draw.around(72000);
  const dinner = draw.around(9000);
  const profit = draw.around(812000);
  const fines = draw.around(14000);
  const entertainment = draw.around(26000);
  const basic = draw.money(4500, 9000, 300, 6600);
  const above = draw.either(true);
  const years = above ? draw.one([7, 8], 7) : draw.one([3, 4], 3);
  const price = draw.money(200000, 320000, 10000, 280000);
  const ratio = draw.one([3, 4, 7, 9], 4);
  const nearly = Math.round(price / 100 / (ratio + 1) / 5000) * 5000;
  const second = draw.money(nearly, nearly + 5000, 5000, 50000);
  const proven = draw.either(true);
  const soldByDubai = draw.either(true);
  const relieved = !draw.either(true);

  const yearEnd = relieved ? day(corporate.smallReliefUntil) : day('2027-03-31');
  const taxed =
    profit +
    fines +
    divided(entertainment * law['uae-blocked-vat'].values.corporateTaxPercent, 100) -
    free;
  const local = dubai - note + (soldByDubai ? abuDhabi : 0);
  const of = (value: number) => divided(value * vat, 100);
  const written = western2;
  const due = ofNextMonth(asOf, law['uae-vat'].values.filingDay);
  const aed = (value: number) => `AED ${written(value)}`;
  const aedBill = (
    from: typeof creek,
    to: string,
    number: string,
    iso: string,
    what: string,
    value: number,
  ) =>
    bill({
      kind: 'uae-invoice',
      from,
      to: { name: to, place: '' },
      number,
      on: day(iso),
      about: ['TRN of the seller 100 SAMPLE 00003'],
      lines: [
        [what, value],
        [`VAT ${vat}%`, of(value)],
      ],
      total: value + of(value),
      currency: 'AED ',
      written,
    });
  const toDubai = aedBill(
    creek,
    'Deira Sample Stores, Dubai',
    'CT-301',
    '2026-09-21',
    'Kitchen goods',
    dubai,
  );
  const toAbuDhabi = aedBill(
    soldByDubai ? creek : branch,
    'Corniche Sample Hotel, Abu Dhabi',
    soldByDubai ? 'CT-318' : 'AD-044',
    '2026-10-19',
    soldByDubai
      ? 'Cutlery, sold and sent by our Dubai office'
      : 'Cutlery, sold and sent by our Abu Dhabi branch',
    abuDhabi,
  );
  const creditNote = paper('note', `${creek.name}: tax credit note CN-12`, {
    about: ['To Deira Sample Stores, Dubai', weekday(day('2026-10-06')), 'Of invoice CT-301'],
    table: {
      rows: [
        ['Goods taken back', written(note)],
        [`VAT ${vat}%`, written(of(note))],
      ],
    },
  });
  const exportBill = paper('invoice', creek.name, {
    about: [
      'Dubai',
      `Export invoice CT-296, ${shownDay(day('2026-09-07'))}`,
      'To Salalah Sample Traders, Oman',
    ],
    table: {
      rows: [['Kitchen goods, no VAT charged', written(exported)]],
      foot: [['Total', aed(exported)]],
    },
  });
  const customs = paper('report', 'Customs: search for CT-296', {
    about: [`Asked on ${shownDay(asOf)}`],
    text: [
      proven
        ? 'Exit certificate issued: goods left by land on 2 October 2026, Hatta. Commercial papers agree.'
        : 'No exit recorded. No certificate can be issued.',
    ],
  });
  const germanBill = paper('invoice', rhein, {
    about: [
      'Cologne, Germany',
      `Invoice 2026-77, ${shownDay(day('2026-10-28'))}`,
      `To ${creek.name}`,
    ],
    table: { rows: [['Design of a catalogue', written(design)]], foot: [['Total', aed(design)]] },
    foot: ['No German VAT: recipient accounts for the tax.'],
  });
  const dinnerMemo = paper('memo', 'Marina Sample Restaurant', {
    about: [weekday(day('2026-11-04')), 'Dinner with six customers'],
    table: {
      rows: [
        ['Amount', written(dinner)],
        [`VAT ${vat}%`, written(of(dinner))],
      ],
    },
  });
  const senior = mail(
    'Senior accountant',
    '2 Dec, 9:30 AM',
    `Purchases of goods in the three months ${aed(goods)} and rent ${aed(rent)}, both before VAT, with proper tax invoices.`,
    'If CT-296 is not proven, VAT comes on top of it, in our Dubai box. Nothing else was sold.',
  );
  const pay = paper('register', 'Leaver: end of service', {
    about: ['Accounts assistant, left on 30 Nov 2026'],
    table: {
      rows: [
        ['Basic pay a month', written(basic)],
        ['Completed years', String(years)],
      ],
    },
  });
  const taxMail = mail(
    'Finance manager',
    '2 Dec, 11:00 AM',
    `Draft for corporate tax: accounting profit ${aed(profit)}; in it fines ${aed(fines)} and entertainment of customers ${aed(entertainment)} as costs.`,
    `Our tax period ends on ${shownDay(yearEnd)}. ` +
      (relieved
        ? 'Revenue was below AED 3 million in it and in all before, and we chose small business relief.'
        : 'Revenue was below AED 3 million; I would like small business relief if it is still available.'),
  );
  const contract = mail(
    'Sales',
    '1 Dec, 4:10 PM',
    `Corniche signed: one price of ${aed(price)} for kitchen machines (handed over on 30 Nov) and two years of service.`,
    `Alone we sell the machines at ${aed(ratio * second)} and the service at ${aed(second)}.`,
  );
  const proofs = ['Zero-rated', 'Standard-rated'] as const;
  const unproven = by('cexp', { 'Zero-rated': 0, 'Standard-rated': of(exported) });
  const reverseWhy = 'Reverse charge is shown on both sides.';
  const days =
    Math.min(years, gratuity.firstYears) * gratuity.firstDays +
    Math.max(0, years - gratuity.firstYears) * gratuity.furtherDays;
  const forDays = (count: number) => divided(basic * count, gratuity.monthDays);
  return {
    about: `${creek.name}, Dubai: VAT 201 of 1 September to 30 November, and three questions of the year’s end. Amounts are in dirhams.`,
    accounts: [
      'Design fees',
      'Input VAT',
      'Output VAT',
      rhein,
      'Sales',
      'Purchases',
      'Bank',
      'Customs duty',
      'Advertising',
    ],
    parts: [
      {
        title: 'Output',
        task: 'The boxes of VAT 201 for what was sold, and for the service from abroad.',
        documents: [toDubai, toAbuDhabi, creditNote, exportBill, customs, germanBill],
        items: [
          choice(
            'cexp',
            'Export CT-296',
            proofs,
            proofs[proven ? 0 : 1],
            'Zero rate needs proof that the goods left.',
            'with what customs say',
          ),
          amount(
            'b1a',
            'Box 1a, Abu Dhabi: VAT',
            soldByDubai ? 0 : of(abuDhabi),
            'Box 1 goes by the office that sells, not by the customer.',
          ),
          amount(
            'b1b',
            'Box 1b, Dubai: VAT',
            sum(of(local), unproven),
            'Dubai sales less the credit note.',
          ),
          amount(
            'b3',
            'Box 3, supplies under reverse charge: VAT',
            of(design),
            'For services from abroad you account yourself.',
          ),
          amount(
            'b12',
            'Box 12, total due',
            sum('b1a', 'b1b', 'b3'),
            'All output boxes, reverse charge too.',
          ),
        ],
      },
      {
        title: 'Input',
        task: 'What is recovered, what is paid, and when.',
        documents: [senior, dinnerMemo],
        items: [
          amount(
            'b9',
            'Box 9, standard-rated expenses: VAT',
            of(goods + rent),
            'Entertainment of customers is blocked.',
          ),
          amount(
            'b14',
            'Box 14, payable',
            minus(minus('b12', 'b9'), 'b3'),
            'Reverse charge is recovered in the same return.',
          ),
          date('due', 'Last day to file and pay', due, 'Filed and paid by the 28th.'),
        ],
      },
      {
        title: 'Journal',
        task: 'Enter the German invoice.',
        documents: [germanBill],
        items: [
          journal(
            'Invoice 2026-77',
            debit('j1', 'Design fees', design, 'The supplier is owed his bill without VAT.'),
            debit('j2', 'Input VAT', percent('j1', vat), reverseWhy),
            credit('j3', 'Output VAT', percent('j1', vat), reverseWhy),
            credit('j4', rhein, 'j1', 'The supplier is owed his bill without VAT.', {
              party: true,
            }),
          ),
        ],
      },
      {
        title: 'Year’s end',
        task: 'Corporate tax, end of service, and revenue of 30 November.',
        documents: [taxMail, pay, contract],
        items: [
          amount(
            'ct',
            'Corporate tax',
            relieved ? 0 : divided(taxed * corporate.percent, 100),
            'Add fines and half of entertainment, take off 375,000; relief: periods to 31 December 2026.',
          ),
          amount(
            'grat',
            'End-of-service gratuity',
            forDays(days),
            '21 days a year for five years, 30 beyond.',
            'a month is 30 days',
          ),
          amount(
            'ifrs',
            'Revenue for the machines',
            divided(price * ratio, ratio + 1),
            'IFRS 15 divides by stand-alone prices.',
          ),
        ],
      },
    ],
    traps: {
      b1a: [soldByDubai ? of(abuDhabi) : 0],
      b14: [
        of(local + (soldByDubai ? 0 : abuDhabi) + (proven ? 0 : exported)) +
          of(design) -
          of(goods + rent),
      ],
      b9: [of(goods + rent + dinner)],
      ct: [
        relieved ? divided(taxed * corporate.percent, 100) : 0,
        divided((taxed + free) * corporate.percent, 100),
      ],
      grat: [forDays(years * (above ? gratuity.firstDays : gratuity.furtherDays))],
    },
    alike: [
      ['b3', 'j2'],
      ['b3', 'j3'],
    ],
    refused:
      taxed <= 0 ||
      of(local + (soldByDubai ? 0 : abuDhabi) + (proven ? 0 : exported)) <= of(goods + rent),
  };
}

/** VAT 201, reverse charge, corporate tax, gratuity and IFRS 15 in Dubai. */
export const gulfVatAndIfrs: Paper = { module: 15, minutes: 60, day: asOf, sheet };

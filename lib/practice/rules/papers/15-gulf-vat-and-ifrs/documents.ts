import { law } from '#data/law';
import { day, ofNextMonth, shownDay, weekday } from '#lib/practice/rules/papers/days';
import { bill, mail, paper } from '#lib/practice/rules/papers/documents';
import { type Draw, paise } from '#lib/practice/rules/papers/draw';
import { western2 } from '#lib/practice/rules/papers/firms';
import { divided } from '#lib/practice/rules/papers/formula';

export const creek = { name: 'Creek Sample Trading LLC', place: 'Dubai' };
const branch = { name: `${creek.name}, Abu Dhabi branch`, place: 'Abu Dhabi' };
export const rhein = 'Rhein Sample Design';
export const asOf = day('2026-11-30');
export const vat = law['gulf-vat'].values.uaePercent;
export const corporate = law['uae-corporate-tax'].values;
export const free = paise(corporate.freeAed);

/** The figures of a set, and the documents that show them. */
export function generate(draw: Draw) {
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
  return {
    abuDhabi,
    exported,
    design,
    goods,
    rent,
    dinner,
    basic,
    above,
    years,
    price,
    ratio,
    proven,
    soldByDubai,
    relieved,
    taxed,
    local,
    of,
    due,
    toDubai,
    toAbuDhabi,
    creditNote,
    exportBill,
    customs,
    germanBill,
    dinnerMemo,
    senior,
    pay,
    taxMail,
    contract,
  };
}

import { law } from '#data/law';
import { day, ofNextMonth, weekday } from '#data/practicals/days';
import { gstRate, halfRate, halfTax, mail, paper, wholeTax } from '#data/practicals/documents';
import { inr, sampleGstin, stateNamed } from '#data/practicals/firms';
import { by, divided, minus, percent, sum } from '#data/practicals/formula';
import {
  amount,
  choice,
  type Draw,
  date,
  type Paper,
  paise,
  type Sheet,
} from '#data/practicals/paper';

const pothigai = {
  name: 'Pothigai Sample Engineering',
  place: 'Coimbatore',
  gstin: sampleGstin('33', 61),
};

const asOf = day('2026-11-30');
const large = paise(law['gstr-1-tables'].values.largeRupees);
const consignmentLimit = paise(law['e-way-bill'].values.consignmentRupees);

function sheet(draw: Draw): Sheet {
  const local = draw.around(214500);
  const kerala = draw.around(186000);
  const consumer = draw.money(71000, 97000, 500, 82500);
  const note = draw.around(9500);
  const advance = draw.money(23600, 47200, 1180, 35400);
  const fee = draw.around(18500);
  const integrated = draw.around(14220);
  const central = draw.around(9315);
  const blocked = draw.around(225);
  const missing = draw.around(630);
  const load = draw.money(39500, 45500, 250, 43250);
  const exempt = draw.around(3500);
  const noteToRegistered = draw.either(true);
  const forService = draw.either(true);
  const registered = !draw.either(true);

  const withoutTax = divided(advance * 100, 100 + gstRate);
  const consumerBill = consumer + wholeTax(consumer);
  const consignment = load + wholeTax(load);
  const consumerName = draw.person('Nagaraj');
  const manager = draw.person('Latha');

  const sales = paper('register', 'Sales register, November 2026', {
    about: [`${pothigai.name}, ${pothigai.gstin}. All at ${gstRate}%`],
    table: {
      columns: ['Invoice', 'Buyer', 'Place of supply', 'Taxable value'],
      rows: draw.order([
        ['PSE/811', `Noyyal Sample Pumps, ${sampleGstin('33', 62)}`, stateNamed('33'), inr(local)],
        [
          'PSE/812, 815, 819',
          `Periyar Sample Tools, ${sampleGstin('32', 63)}`,
          stateNamed('32'),
          inr(kerala),
        ],
        [
          'PSE/813',
          `${consumerName}, Mysuru, a consumer, not registered`,
          stateNamed('29'),
          inr(consumer),
        ],
      ]),
    },
  });
  const creditNote = paper('note', `${pothigai.name}: credit note CN/21`, {
    about: [
      noteToRegistered
        ? `To Noyyal Sample Pumps, Coimbatore, ${sampleGstin('33', 62)}`
        : 'To a consumer in Coimbatore, for a counter sale of October',
      weekday(day('2026-11-18')),
      'Goods taken back',
    ],
    table: {
      rows: [
        ['Value', inr(note)],
        [`CGST ${halfRate}%`, inr(halfTax(note))],
        [`SGST ${halfRate}%`, inr(halfTax(note))],
      ],
    },
  });
  const received = paper('statement', 'Current account, one line', {
    about: [pothigai.name],
    table: {
      columns: ['Date', 'From', 'Paid in'],
      rows: [
        [
          '24 Nov 2026',
          `Bhavani Sample Mills, Coimbatore: advance, ${forService ? 'maintenance contract of looms from January' : 'two lathes, to be delivered in January'}`,
          inr(advance),
        ],
      ],
    },
    foot: [`Tax of ${gstRate}% is included. No invoice has been made.`],
  });
  const advocate = paper('memo', 'Fee memo', {
    about: [
      registered
        ? `Advocate, Coimbatore, ${sampleGstin('33', 64)}, invoice 17`
        : 'Advocate, Coimbatore, not registered for GST',
      weekday(day('2026-11-16')),
    ],
    table: { rows: [['Opinion on a supply contract', inr(fee)]] },
    foot: ['No tax is charged.'],
  });
  const gstr2b = paper('gstr-2b', 'GSTR-2B, November 2026', {
    about: [`${pothigai.gstin}, made on 14 Dec 2026`],
    table: {
      columns: ['Part A', 'IGST', 'CGST', 'SGST'],
      rows: [['All B2B documents, no reverse charge', inr(integrated), inr(central), inr(central)]],
    },
  });
  const purchases = paper('register', 'Purchase register, November 2026', {
    about: ['As entered; IGST bills agree with GSTR-2B'],
    table: {
      columns: ['Bill', 'What', 'CGST', 'SGST'],
      rows: draw.order([
        ['as in 2B', 'Steel, tools, repairs', inr(central - blocked), inr(central - blocked)],
        ['as in 2B', 'Outdoor catering, works day', inr(blocked), inr(blocked)],
        ['Alagar 502', 'Packing, not in 2B', inr(missing), inr(missing)],
      ]),
    },
  });
  const delivery = paper('delivery', 'Loading slip for Palakkad, Kerala', {
    about: [
      weekday(day('2026-11-26')),
      'One lorry, invoice PSE/815 alone, to Periyar Sample Tools',
    ],
    table: {
      rows: [
        [`Pump parts, before ${gstRate}% IGST`, inr(load)],
        ['Seed manuals, exempt', inr(exempt)],
      ],
    },
  });
  const request = mail(
    manager,
    '15 Dec, 10:00 AM',
    'Books have what 2B lacks, as always: claim what we may. Nothing is carried in the credit ledger from October.',
    'No other reverse charge this month. Central tax alone where I ask for central tax.',
  );
  const service = '11A';
  const taxedAdvance = by('tadv', { [service]: withoutTax, 'Nowhere yet': 0 });
  const centralBase = sum(local - note, taxedAdvance);
  const cashIntegrated = wholeTax(kerala + consumer) - integrated;
  const cashCentral = halfTax(local - note + (forService ? withoutTax : 0)) - (central - blocked);
  return {
    about: `GSTR-1 and GSTR-3B of November for ${pothigai.name}, Coimbatore, from its registers.`,
    parts: [
      {
        title: 'GSTR-1',
        task: 'Put each paper into its table. The goods of the loading slip left on 26 November.',
        documents: [sales, creditNote, received, delivery],
        items: [
          choice(
            'tb2c',
            `Table for invoice PSE/813, to ${consumerName}`,
            ['4 B2B', '5 B2CL', '7 B2CS'],
            consumerBill > large ? '5 B2CL' : '7 B2CS',
            'The limit looks at the invoice with tax (Notification 12/2024).',
          ),
          choice(
            'tcn',
            'Credit note CN/21',
            ['9B CDNR', 'Netted in 7 B2CS'],
            noteToRegistered ? '9B CDNR' : 'Netted in 7 B2CS',
            'To registered buyers note by note; to local consumers netted.',
          ),
          choice(
            'tadv',
            'Advance of 24 Nov',
            [service, 'Nowhere yet'],
            forService ? service : 'Nowhere yet',
            'An advance for services is taxed when received, section 13(2); for goods not (Notification 66/2017).',
          ),
          choice(
            'eway',
            'E-way bill for the load to Kerala',
            ['Yes', 'No'],
            consignment > consignmentLimit ? 'Yes' : 'No',
            'Tax counts, exempt goods do not: rule 138.',
          ),
        ],
      },
      {
        title: 'GSTR-3B, 3.1(a)',
        task: 'Outward supplies, from the papers of part 1. Invoice PSE/815 of the load to Kerala is in the register.',
        documents: [sales, creditNote, received],
        items: [
          amount(
            'val',
            '3.1(a) taxable value',
            sum(local + kerala + consumer - note, taxedAdvance),
            'Supplies less the note, the advance without its tax.',
          ),
          amount(
            'ig',
            '3.1(a) integrated tax',
            wholeTax(kerala + consumer),
            'Supplies to other States attract IGST.',
          ),
          amount(
            'cg',
            '3.1(a) central tax',
            percent(centralBase, halfRate),
            'The advance holds its tax: divide by 1.18.',
          ),
        ],
      },
      {
        title: 'Reverse charge',
        task: 'The advocate’s memo.',
        documents: [advocate],
        items: [
          amount(
            'rcm',
            '3.1(d) central tax',
            halfTax(fee),
            'An advocate’s fee attracts reverse charge (Notification 13/2017).',
          ),
          choice(
            'doc',
            'Document for the tax on his fee',
            ['Self-invoice', 'His own invoice'],
            registered ? 'His own invoice' : 'Self-invoice',
            'Self-invoice where the supplier is unregistered: section 31(3)(f).',
          ),
        ],
      },
      {
        title: 'Credit and cash',
        task: 'Table 4, then what is paid in cash for November.',
        documents: [gstr2b, purchases, request],
        items: [
          amount(
            'a5',
            '4(A)(5) All other ITC, central tax',
            central,
            'What 2B shows, blocked too; the missing bill waits.',
          ),
          amount(
            'b1',
            '4(B)(1) Reversed, section 17(5), central tax',
            blocked,
            'Blocked credit is reversed: section 17(5).',
          ),
          amount(
            'cashi',
            'Cash, integrated tax',
            minus('ig', integrated),
            'IGST credit pays IGST first: rule 88A.',
          ),
          amount(
            'cashc',
            'Cash, central tax',
            sum(minus('cg', sum(minus('a5', 'b1'), 'rcm')), 'rcm'),
            'Reverse charge goes in cash, then its credit is used: section 49(4).',
            'reverse charge too',
          ),
          date(
            'due',
            'Last day for GSTR-3B of November',
            ofNextMonth(asOf, law['gst-return-dates'].values.gstr3bDay),
            'GSTR-3B is due on the 20th.',
          ),
        ],
      },
    ],
    traps: {
      val: [local + kerala + consumer - note + (forService ? advance : withoutTax)],
      cg: [halfTax(local - note + (forService ? advance : withoutTax))],
      a5: [central + missing, central - blocked],
      cashc: [cashCentral - halfTax(fee)],
    },
    refused:
      cashIntegrated <= 0 ||
      cashCentral - halfTax(fee) <= 0 ||
      consumerBill === large ||
      consignment === consignmentLimit,
  };
}

/** GSTR-1 and GSTR-3B of a month. */
export const gstWithTally: Paper = { module: 6, minutes: 60, day: asOf, sheet };

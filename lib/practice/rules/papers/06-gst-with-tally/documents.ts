import { day, weekday } from '#lib/practice/rules/papers/days';
import { mail, paper } from '#lib/practice/rules/papers/documents';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { inr, sampleGstin, stateNamed } from '#lib/practice/rules/papers/firms';
import { divided } from '#lib/practice/rules/papers/formula';
import { gstRate, halfRate, halfTax, wholeTax } from '#lib/practice/rules/papers/tax';

export const pothigai = {
  name: 'Pothigai Sample Engineering',
  place: 'Coimbatore',
  gstin: sampleGstin('33', 61),
};

/** The figures of a set, and the documents that show them. */
export function generate(draw: Draw) {
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
  return {
    local,
    kerala,
    consumer,
    note,
    advance,
    fee,
    integrated,
    central,
    blocked,
    missing,
    noteToRegistered,
    forService,
    registered,
    withoutTax,
    consumerBill,
    consignment,
    consumerName,
    sales,
    creditNote,
    received,
    advocate,
    gstr2b,
    purchases,
    delivery,
    request,
  };
}

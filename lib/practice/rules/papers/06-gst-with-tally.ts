import { law } from '#data/law';
import { generate, pothigai } from '#lib/practice/rules/papers/06-gst-with-tally/documents';
import { day, ofNextMonth } from '#lib/practice/rules/papers/days';
import { type Draw, paise } from '#lib/practice/rules/papers/draw';
import { by, minus, percent, sum } from '#lib/practice/rules/papers/formula';
import { amount, choice, date, type Paper, type Sheet } from '#lib/practice/rules/papers/paper';
import { halfRate, halfTax, wholeTax } from '#lib/practice/rules/papers/tax';

const asOf = day('2026-11-30');
const large = paise(law['gstr-1-tables'].values.largeRupees);
const consignmentLimit = paise(law['e-way-bill'].values.consignmentRupees);

function sheet(draw: Draw): Sheet {
  const {
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
  } = generate(draw);
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

/** Five scanned bills, and what a tool read: three rows are wrong, each in its own way. */
import { type Day, day, dayFrom, monthOf, typedDay, yearOf } from '#data/practicals/days';
import {
  bill,
  type Firm,
  gstRate,
  halfTax,
  localTax,
  paper,
  wholeTax,
  withTax,
} from '#data/practicals/documents';
import { inr, sampleGstin } from '#data/practicals/firms';
import type { Draw } from '#data/practicals/paper';

export const mistakes = {
  none: 'Right',
  amount: 'Amount',
  date: 'Date',
  head: 'Tax head',
  twice: 'Twice',
};
export type Mistake = keyof typeof mistakes;
const sellers = ['Besant', 'Guindy', 'Thiruvanmiyur', 'Velachery', 'Taramani'];
const billDays = ['2026-11-04', '2026-11-05', '2026-11-06', '2026-11-09', '2026-11-10'];

/** 5 November read as 11 May. */
const turned = (on: Day): Day =>
  dayFrom(monthOf(on), Number(typedDay(on).slice(0, 2)), yearOf(on)) ?? on;

/** Three of the four mistakes on three of five rows; a bill that comes twice has a right row before it. */
function randomMistakes(draw: Draw): readonly Mistake[] {
  const left = draw.one<Mistake>(['amount', 'date', 'head', 'twice'], 'date');
  const three = (['amount', 'head', 'date', 'twice'] as const).filter(
    (mistake) => mistake !== left,
  );
  const [a = 0, b = 2, c = 4] = draw.order([0, 2, 4, 1, 3]);
  const rows: Mistake[] = ['none', 'none', 'none', 'none', 'none'];
  [a, b, c].forEach((row, at) => {
    rows[row] = three[at] ?? 'none';
  });
  return rows;
}

export function fiveBills(draw: Draw, buyer: Firm) {
  const rows = randomMistakes(draw);
  const values = [24600, 18500, 31200, 42800, 15700].map((fixed) =>
    draw.money(12000, 46000, 100, fixed),
  );
  const twice = rows.indexOf('twice');
  const original = rows.findIndex((mistake, at) => mistake === 'none' && at < twice);
  const source = rows.map((_, at) => (at === twice && original >= 0 ? original : at));
  const bills = source.map((of) => ({
    value: values[of] ?? 0,
    name: `${sellers[of]} Sample Supplies`,
    number: `${sellers[of]?.slice(0, 2).toUpperCase()}/${210 + 31 * of}`,
    on: day(billDays[of] ?? ''),
    // One bill beside the faulty one comes from another State, so that IGST by itself is no sign of a mistake.
    away: rows[of] === 'head' || of === (original + 1) % 5,
  }));
  const invoices = bills.map(({ value, name, number, on, away }, at) =>
    bill({
      from: {
        name,
        place: away ? 'Bengaluru' : 'Chennai',
        gstin: sampleGstin(away ? '29' : '33', 172 + (source[at] ?? 0)),
      },
      to: buyer,
      number,
      on,
      tag: at === twice ? 'Duplicate for transporter' : 'Original for recipient',
      lines: [
        ['Office supplies', value],
        ...(away ? [[`IGST ${gstRate}%`, wholeTax(value)] as const] : localTax(halfTax(value))),
      ],
      total: away ? value + wholeTax(value) : withTax(value),
    }),
  );
  const read = bills.map((of, at) => {
    const mistake = rows[at];
    const whole = of.away ? of.value + wholeTax(of.value) : withTax(of.value);
    const value = mistake === 'amount' ? whole : of.value;
    return {
      ...of,
      value,
      on: mistake === 'date' ? turned(of.on) : of.on,
      igst: of.away && mistake !== 'head',
    };
  });
  const totalOf = ({ value, igst }: { value: number; igst: boolean }) =>
    igst ? value + wholeTax(value) : withTax(value);
  const toolTotal = read.reduce((total, each) => total + totalOf(each), 0);
  const trueTotal = bills.reduce(
    (total, each, at) =>
      total + (at === twice ? 0 : totalOf({ value: each.value, igst: each.away })),
    0,
  );
  const output = paper('output', 'What the tool read', {
    about: ['five-bills.csv, rows in the order of the scans'],
    table: {
      columns: ['Row', 'Supplier', 'Number', 'Date', 'Value', 'IGST', 'CGST', 'SGST'],
      rows: read.map(({ name, number, on, value, igst }, at) => [
        String(at + 1),
        name,
        number,
        typedDay(on),
        inr(value),
        igst ? inr(wholeTax(value)) : '',
        igst ? '' : inr(halfTax(value)),
        igst ? '' : inr(halfTax(value)),
      ]),
      foot: [['Total', '', '', '', inr(toolTotal), '', '', '']],
    },
    foot: ['Total is value and tax of all rows.'],
  });
  const clear = (twice < 0 || original >= 0) && new Set(values).size === values.length;
  return { rows, invoices, output, toolTotal, trueTotal, clear };
}

/** Random sheets of a paper, as no two people fill them: slips, rows in any order, surplus, odd notations. */
import { shownDay, typedDay } from '#data/practicals/days';
import type { Answer, CellAnswer, LineAnswer, MadePaper } from '#data/practicals/paper';
import { worked } from '#tests/practice/papers/reference/figures';

type Random = () => number;
type Sheet = Record<string, string>;
type Side = 'd' | 'k';

interface Row {
  readonly account: string;
  readonly d: string;
  readonly k: string;
}

export function randomSheet(made: MadePaper, random: Random): Sheet {
  const figures = ownFigures(made, random);
  const sheet: Sheet = {};
  const journals = new Map<string, LineAnswer[]>();
  for (const answer of made.answers) {
    if (answer.kind === 'line') {
      const letters = answer.cell.replace(/\d+$/, '');
      journals.set(letters, [...(journals.get(letters) ?? []), answer]);
    } else sheet[answer.cell] = cellOf(made, answer, figures.get(answer.cell), random);
  }
  for (const [letters, expected] of journals) {
    const rows = rowsOf(made, expected, figures, random);
    // Rows are named by their place alone; some stay blank in between.
    let place = 0;
    for (const { account, d, k } of shuffled(rows, random)) {
      place += random() < 0.2 ? 2 : 1;
      Object.assign(sheet, {
        [`${letters}${place}.a`]: account,
        [`${letters}${place}.d`]: d,
        [`${letters}${place}.k`]: k,
      });
    }
  }
  return sheet;
}

const pick = <Of>(random: Random, from: readonly Of[]): Of =>
  from[Math.floor(random() * from.length)] as Of;

export function shuffled<Of>(list: readonly Of[], random: Random): Of[] {
  return list
    .map((each) => ({ each, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ each }) => each);
}

const figureOf = (answer: Answer) => (answer.kind === 'line' ? answer.paise : answer.value);

/** Right figures with some slips, and what follows from these in some of the cells. */
function ownFigures({ answers }: MadePaper, random: Random): Map<string, number | string> {
  const figures = new Map(answers.map((answer) => [answer.cell, figureOf(answer)]));
  const kinds = new Map<string, string>(answers.map(({ cell, kind }) => [cell, kind]));
  const slips = random() < 0.2 ? 0 : Math.ceil(random() * 4);
  for (let slip = 0; slip < slips; slip += 1) {
    const { cell } = pick(random, answers);
    const value = figures.get(cell);
    if (typeof value !== 'number') continue;
    const off = kinds.get(cell) === 'date' ? 1 : pick(random, [1, 100, 4200, 99900]);
    figures.set(cell, value + off);
  }
  const read = (cell: string) => figures.get(cell);
  const named = (cell: string) => {
    const value = figures.get(cell);
    if (typeof value !== 'number') return value;
    return kinds.get(cell) === 'date' ? typedDay(value) : String(value / 100);
  };
  for (const { cell, own } of [...answers, ...answers]) {
    if (own === undefined || random() < 0.2) continue;
    const value = worked(own, read, named);
    if (value !== undefined) figures.set(cell, value);
  }
  return figures;
}

function grouped(digits: string): string {
  return digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
}

function amountOf(paise: number, random: Random): string {
  const text = (Math.abs(paise) / 100).toFixed(2);
  const [whole = '', decimals = ''] = text.split('.');
  const bare = pick(random, [
    text,
    `${grouped(whole)}.${decimals}`,
    decimals === '00' ? whole : text,
    `${whole}.${decimals}4`,
    `${whole},.${decimals}`,
    ` ${grouped(whole)} . ${decimals} `,
  ]);
  const said = pick(random, [
    (each: string) => each,
    (each: string) => `₹${each}`,
    (each: string) => `Rs. ${each}`,
    (each: string) => `Rs ${each}/-`,
    (each: string) => `₹ ${each} /-`,
  ])(bare);
  if (paise >= 0) return said;
  return pick(random, [`-${bare}`, `\u2212${bare}`, `(${bare})`, `₹(${bare})`, `(₹${bare})`]);
}

const unreadable = ['1.23.456', '1e3', 'about 5', '5+5', '₹', '--5', '12/13', '५ सौ'];

function dateText(day: number, random: Random): string {
  const full = typedDay(day);
  const [dd = '', mm = '', yyyy = ''] = full.split('-');
  return pick(random, [
    full,
    `${Number(dd)}/${mm}/${yyyy.slice(2)}`,
    `${Number(dd)}.${Number(mm)}.${yyyy.slice(2)}`,
    `${yyyy}-${mm}-${dd}`,
    shownDay(day),
    `${dd}-${mm}`,
    shownDay(day).slice(0, -5),
  ]);
}

function cellOf(
  made: MadePaper,
  answer: CellAnswer,
  figure: number | string | undefined,
  random: Random,
): string {
  const fate = random();
  if (fate < 0.08) return pick(random, ['', ' ', '  ']);
  if (answer.kind === 'choice') {
    const item = made.parts
      .flatMap(({ items }) => items)
      .find((each) => each.kind !== 'journal' && each.cell === answer.cell);
    const options = item?.kind === 'choice' ? (item.options ?? []) : [];
    if (fate < 0.3) return pick(random, options);
    return fate < 0.33 ? 'none of them' : String(figure);
  }
  const value = Number(figure);
  if (answer.kind === 'date') {
    if (fate < 0.15) return pick(random, ['soon', '45-45', 'the 7th']);
    return dateText(fate < 0.3 ? value + 1 : value, random);
  }
  if (fate < 0.14) return pick(random, unreadable);
  if (fate < 0.25) return amountOf(value + pick(random, [-100, 1, 5000]), random);
  if (fate < 0.28) return amountOf(-value, random);
  return fate < 0.3 ? '0' : amountOf(value, random);
}

const strange = ['Suspense', 'Somebody else', 'Misc. expenses', '', '?', '—'];

function rowsOf(
  made: MadePaper,
  expected: readonly LineAnswer[],
  figures: ReadonlyMap<string, number | string>,
  random: Random,
): Row[] {
  const isTurned = random() < 0.1;
  const rows = expected.flatMap((answer) => {
    const side = isTurned ? other(answer.side) : answer.side;
    const paise = Number(figures.get(answer.cell));
    return lineRows(made, { account: answer.account, side, paise }, random);
  });
  while (random() < 0.3) {
    const line = {
      account: pick(random, [...made.accounts, ...strange, ...rows.map(({ account }) => account)]),
      side: pick(random, ['d', 'k'] as const),
      paise: Math.ceil(random() * 900) * 100,
    };
    rows.push(...lineRows(made, line, random));
  }
  return rows;
}

const other = (side: Side): Side => (side === 'd' ? 'k' : 'd');

interface Planned {
  readonly account: string;
  readonly side: Side;
  readonly paise: number;
}

const rowOn = (account: string, side: Side, amount: string, opposite = ''): Row =>
  side === 'd' ? { account, d: amount, k: opposite } : { account, d: opposite, k: amount };

function lineRows(made: MadePaper, { account, side, paise }: Planned, random: Random): Row[] {
  const fate = random();
  const name = pick(random, [
    account,
    account,
    `${account} A/c`,
    account.toUpperCase(),
    `To ${account}`,
  ]);
  const says = (amount: number) => amountOf(amount, random);
  const nothing = pick(random, ['', '', '', ' ', '0', '0.00', '-', 'nil']);
  if (fate < 0.05) return [];
  if (fate < 0.1) return [rowOn(pick(random, [...made.accounts, ...strange]), side, says(paise))];
  if (fate < 0.15) return [rowOn(name, other(side), says(paise))];
  if (fate < 0.19) return [rowOn(name, side, says(paise + pick(random, [1, -1, 500, 10_000])))];
  if (fate < 0.21) return [rowOn(name, side, pick(random, unreadable))];
  if (fate < 0.23) return [rowOn(name, side, `-${says(Math.abs(paise))}`)];
  if (fate < 0.25) return [rowOn(name, side, says(paise), says(paise))];
  if (fate < 0.28) return [rowOn(name, side, '', nothing)];
  if (fate < 0.38 && paise > 300) {
    const part = Math.ceil(random() * (paise - 200));
    return [rowOn(name, side, says(part)), rowOn(account, side, says(paise - part), nothing)];
  }
  if (fate < 0.42) return [rowOn(name, side, says(paise)), rowOn(name, other(side), says(paise))];
  if (fate < 0.45) return [rowOn(name, side, says(paise)), rowOn('', side, says(100))];
  return [rowOn(name, side, says(paise), nothing)];
}

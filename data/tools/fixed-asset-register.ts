import { law } from '#data/law';
import {
  given,
  head,
  label,
  note,
  type Row,
  roundTo,
  rowsOf,
  sumOf,
  title,
  total,
  totalName,
  type Workbook,
  worked,
} from '#data/tools/tool';

const lives = law['useful-lives'].values;
const tax = law['tax-depreciation'].values;
const residual = lives.residualPercent / 100;
const start = '2026-04-01';
const end = '2027-03-31';

const classes = [
  ['Plant and machinery', lives.plantYears],
  ['Furniture', lives.furnitureYears],
  ['Motor cars and lorries', lives.vehicleYears],
  ['Office equipment', lives.officeYears],
  ['Servers', lives.serverYears],
  ['Computers', lives.computerYears],
] as const;
type Class = (typeof classes)[number][0];

interface Asset {
  readonly tag: string;
  readonly what: string;
  readonly kind: Class;
  readonly from: string;
  readonly cost: number;
  readonly soldOn?: string;
  readonly price?: number;
}
const assets: readonly Asset[] = [
  {
    tag: 'FA-001',
    what: 'Packing machine',
    kind: 'Plant and machinery',
    from: '2022-07-01',
    cost: 480000,
  },
  { tag: 'FA-002', what: 'Desks and chairs', kind: 'Furniture', from: '2023-04-10', cost: 96000 },
  { tag: 'FA-003', what: 'Laptops, four', kind: 'Computers', from: '2024-10-01', cost: 220000 },
  {
    tag: 'FA-004',
    what: 'Delivery van',
    kind: 'Motor cars and lorries',
    from: '2021-06-15',
    cost: 650000,
    soldOn: '2026-09-30',
    price: 240000,
  },
  {
    tag: 'FA-005',
    what: 'Air conditioner',
    kind: 'Office equipment',
    from: '2026-05-20',
    cost: 54000,
  },
];

const day = (isoDate: string) => Date.parse(isoDate) / 864e5;
const lifeOf = (kind: Class) => classes.find(([name]) => name === kind)?.[1] ?? 0;
const less = (asset: Asset) => asset.cost - roundTo(asset.cost * residual, 2);

/** Straight line by days, from the day it is put to use to the end of its life. */
function writtenOff(asset: Asset, until: number): number {
  const over = day(`${Number(asset.from.slice(0, 4)) + lifeOf(asset.kind)}${asset.from.slice(4)}`);
  const used = Math.max(0, Math.min(until, over) - day(asset.from));
  return roundTo((less(asset) * used) / (over - day(asset.from)), 2);
}

function workOut(asset: Asset) {
  const before = writtenOff(asset, day(start));
  const sold = asset.soldOn !== undefined && asset.soldOn <= end;
  const year = roundTo(writtenOff(asset, day(sold ? (asset.soldOn ?? end) : end) + 1) - before, 2);
  const rest = roundTo(asset.cost - before - year, 2);
  return {
    before,
    year,
    carrying: sold ? 0 : rest,
    costOut: sold ? asset.cost : 0,
    writtenOut: sold ? roundTo(before + year, 2) : 0,
    result: sold ? roundTo((asset.price ?? 0) - rest, 2) : '',
  };
}

const first = 5;
const lines = 80;
const last = first + lines - 1;
/** Lines that are started, less those that have nothing to look at: COUNTIF counts no empty text. */
const warned = `COUNTIF(Register!$P$${first}:$P$${last},"?*")`;
const column = (letter: string) => `Register!$${letter}$${first}:$${letter}$${last}`;
const worth = assets.map((asset) => ({ ...asset, ...workOut(asset) }));
const summed = [
  ['cost', 'E'],
  ['costOut', 'N'],
  ['before', 'H'],
  ['year', 'I'],
  ['writtenOut', 'O'],
  ['carrying', 'J'],
] as const;

/** It is empty where nothing keeps the line from being right. */
const warning = (row: number) =>
  `IF(AND(A${row}="",B${row}="",C${row}="",E${row}=""),"",${[
    [`A${row}=""`, 'Number missing'],
    [`COUNTIF($A$${first}:$A$${last},A${row})>1`, 'Number twice'],
    [`C${row}=""`, 'Class missing'],
    [`COUNTIF(Classes!$A$9:$A$18,C${row})=0`, 'Class not on the list'],
    [`D${row}=""`, 'Day put to use missing'],
    [`D${row}>Classes!$B$5`, 'Put to use after the year'],
    [`E${row}=""`, 'Cost missing'],
    [`AND(K${row}<>"",K${row}<Classes!$B$4)`, 'Sold before this year: take it out'],
    [`AND(K${row}<>"",K${row}<D${row})`, 'Sold before it was used'],
    [`AND(K${row}<>"",L${row}="")`, 'Price missing (0 if scrapped)'],
    [`AND(K${row}="",L${row}<>"")`, 'Day of sale missing'],
  ].reduceRight((rest, [holds, says]) => `IF(${holds},"${says}",${rest})`, '""')})`;

const upTo = (row: number, until: string) =>
  `ROUND((E${row}-G${row})*MAX(0,MIN(${until},EDATE(D${row},F${row}*12))-D${row})/(EDATE(D${row},F${row}*12)-D${row}),2)`;

const blocks = [
  {
    name: 'Plant and machinery',
    rate: tax.plantPercent,
    opening: 612000,
    early: 54000,
    late: 0,
    sold: 240000,
  },
  { name: 'Furniture', rate: tax.furniturePercent, opening: 71000, early: 0, late: 0, sold: 0 },
  {
    name: 'Computers',
    rate: tax.computersPercent,
    opening: 105600,
    early: 0,
    late: 38000,
    sold: 0,
  },
] as const;
const allowed = ({ rate, opening, early, late, sold }: (typeof blocks)[number]) => {
  const whole = Math.max(0, opening + early - sold);
  const halved = Math.max(0, Math.min(late, opening + early + late - sold));
  return Math.round((whole * rate) / 100 + (halved * rate) / 200);
};
const rest = (block: (typeof blocks)[number]) =>
  Math.max(0, block.opening + block.early + block.late - block.sold) - allowed(block);

export const fixedAssetRegister: Workbook = {
  id: 'fixed-asset-register',
  title: 'Fixed asset register',
  excerpt:
    'Each asset with its life, depreciation by days, sale and profit; the blocks of income-tax beside it.',
  kind: 'XLSX',
  file: '/templates/fixed-asset-register.xlsx',
  version: '1.2',
  updated: '2026-11-29',
  courseNo: 7,
  does: [
    'Depreciates each asset by the straight-line method, day by day, from the day it is put to use to its sale or the end of its life.',
    'Takes lives and residual value from a list by class, which you may change.',
    'Adds up cost, sales, depreciation and carrying amount by class, for the schedule of the accounts, and checks that each class and the total agree with the register.',
    'Tells you, line by line, what is missing or cannot be right: a number missing or given twice, a class that is not on the list, a sale without a price, a sale of another year.',
    'Works out depreciation of the blocks for income-tax, with half the rate below 180 days.',
  ],
  steps: [
    'On “Classes” enter the first and last day of the year; compare the lives with Schedule II.',
    'Enter each asset on “Register”: number, what it is, class as on the list, day put to use, cost without GST credit.',
    'Sold? Enter day and price: “Profit or loss” shows the result. Next year, take the line out of the register.',
    'Correct what “Look at” shows: until then nothing is worked out for the line, it is not in any class (“Counted in class” stays empty), and “Classes” says DOES NOT FOOT.',
    'Compare “Classes” with the ledger: cost, depreciation, carrying amount.',
    'On “Income-tax” enter the opening value of each block, additions of both halves and sale prices.',
  ],
  limits:
    'One life for each asset: a part with its own useful life gets its own line. Schedule II binds companies; others choose a method and stay with it. For income-tax a block that is empty or sold above its value leads to a capital gain or loss, which the sheet does not work out.',
  shown: { sheet: 'Register', rows: 9 },
  sheets: () => [
    {
      name: 'Register',
      widths: [10, 26, 22, 14, 14, 8, 13, 15, 15, 15, 14, 14, 15, 14, 15, 26, 22],
      head: 4,
      landscape: true,
      rows: [
        title('Fixed asset register'),
        note('Fill in the cream cells. The assets are an example.'),
        [],
        head(
          'Number',
          'Asset',
          'Class',
          'Put to use',
          'Cost ₹',
          'Years',
          'Residual ₹',
          'Before this year ₹',
          'This year ₹',
          'Carrying ₹',
          'Sold on',
          'Price ₹',
          'Profit or loss ₹',
          'Cost out ₹',
          'Written off out ₹',
          'Look at',
          'Counted in class',
        ),
        ...rowsOf(worth, lines, first, (asset, row): Row => {
          const known = `OR(A${row}="",P${row}<>"")`;
          const soldNow = `AND(K${row}<>"",K${row}<=Classes!$B$5)`;
          return [
            given(asset?.tag),
            given(asset?.what),
            given(asset?.kind),
            given(asset?.from, 'day'),
            given(asset?.cost, 'money'),
            worked(
              `IF(C${row}="","",INDEX(Classes!$B$9:$B$18,MATCH(C${row},Classes!$A$9:$A$18,0)))`,
              asset ? lifeOf(asset.kind) : '',
              'count',
            ),
            worked(
              `IF(E${row}="","",ROUND(E${row}*Classes!$B$6,2))`,
              asset ? roundTo(asset.cost * residual, 2) : '',
            ),
            worked(`IF(${known},"",${upTo(row, 'Classes!$B$4')})`, asset?.before ?? ''),
            worked(
              `IF(${known},"",ROUND(${upTo(row, `IF(${soldNow},K${row},Classes!$B$5)+1`)}-H${row},2))`,
              asset?.year ?? '',
            ),
            worked(
              `IF(${known},"",IF(${soldNow},0,ROUND(E${row}-H${row}-I${row},2)))`,
              asset?.carrying ?? '',
            ),
            given(asset?.soldOn, 'day'),
            given(asset?.price, 'money'),
            worked(
              `IF(${known},"",IF(${soldNow},ROUND(L${row}-(E${row}-H${row}-I${row}),2),""))`,
              asset?.result ?? '',
            ),
            worked(`IF(${known},"",IF(${soldNow},E${row},0))`, asset?.costOut ?? ''),
            worked(
              `IF(${known},"",IF(${soldNow},ROUND(H${row}+I${row},2),0))`,
              asset?.writtenOut ?? '',
            ),
            worked(warning(row), '', 'text'),
            worked(`IF(OR(C${row}="",P${row}<>""),"",C${row})`, asset?.kind ?? '', 'text'),
          ];
        }),
      ],
    },
    {
      name: 'Classes',
      widths: [30, 10, 16, 16, 18, 18, 18, 18, 24],
      landscape: true,
      rows: [
        title('Classes and the year'),
        note(`Lives: ${law['useful-lives'].source}.`),
        [],
        [label('First day of the year'), given(start, 'day')],
        [label('Last day of the year'), given(end, 'day')],
        [label('Residual value, part of cost'), given(residual, 'percent')],
        [],
        head(
          'Class',
          'Years',
          'Cost ₹',
          'Cost of what was sold ₹',
          'Written off before ₹',
          'This year ₹',
          'Written off on what was sold ₹',
          'Carrying ₹',
          'Foots',
        ),
        ...rowsOf(classes, 10, 9, (entry, row): Row => {
          const of = worth.filter(({ kind }) => kind === entry?.[0]);
          return [
            given(entry?.[0]),
            given(entry?.[1], 'count'),
            ...summed.map(([name, letter]) =>
              worked(
                `IF(A${row}="",0,SUMIF(${column('Q')},A${row},${column(letter)}))`,
                sumOf(of.map((each) => each[name])),
              ),
            ),
            worked(
              `IF(A${row}="","",IF(ROUND(C${row}-D${row}-E${row}-F${row}+G${row}-H${row},2)=0,"yes","NO"))`,
              entry ? 'yes' : '',
              'text',
            ),
          ];
        }),
        [
          totalName('Total'),
          null,
          ...summed.map(([name], at) => {
            const letter = 'CDEFGH'[at];
            return total(`SUM(${letter}9:${letter}18)`, sumOf(worth.map((each) => each[name])));
          }),
          total(
            `IF(AND(B20=0,ROUND(C19-SUM(${column('E')}),2)=0,ROUND(C19-D19-E19-F19+G19-H19,2)=0),"Foots with the register","DOES NOT FOOT")`,
            'Foots with the register',
            'text',
          ),
        ],
        [label('Lines of the register to look at'), worked(warned, 0, 'count')],
      ],
    },
    {
      name: 'Income-tax',
      widths: [26, 10, 17, 19, 19, 16, 18, 18],
      landscape: true,
      rows: [
        title('Blocks for income-tax'),
        note(`${law['tax-depreciation'].source}. The figures are an example.`),
        [],
        head(
          'Block',
          'Rate',
          'Opening value ₹',
          'Added, 180 days on ₹',
          'Added, fewer days ₹',
          'Sold for ₹',
          'Depreciation ₹',
          'Closing value ₹',
        ),
        ...rowsOf<(typeof blocks)[number]>(
          blocks,
          8,
          5,
          (block, row): Row => [
            given(block?.name),
            given(block && block.rate / 100, 'percent'),
            given(block?.opening, 'money'),
            given(block?.early, 'money'),
            given(block?.late, 'money'),
            given(block?.sold, 'money'),
            worked(
              `IF(A${row}="","",ROUND(MAX(0,C${row}+D${row}-F${row})*B${row}+MAX(0,MIN(E${row},C${row}+D${row}+E${row}-F${row}))*B${row}/2,0))`,
              block ? allowed(block) : '',
            ),
            worked(
              `IF(A${row}="","",MAX(0,C${row}+D${row}+E${row}-F${row})-G${row})`,
              block ? rest(block) : '',
            ),
          ],
        ),
        [
          totalName('Total'),
          null,
          ...(['opening', 'early', 'late', 'sold'] as const).map((name, at) => {
            const letter = 'CDEF'[at];
            return total(`SUM(${letter}5:${letter}12)`, sumOf(blocks.map((each) => each[name])));
          }),
          total('SUM(G5:G12)', sumOf(blocks.map(allowed))),
          total('SUM(H5:H12)', sumOf(blocks.map(rest))),
        ],
      ],
    },
  ],
};

/** Resumes from seeded words, as blocks that every producer sets in its own way, and the words in the order in which they are read. */
import { prng } from '#tests/setup/prng';

const layouts = [
  'one column',
  'two columns',
  'sidebar at the right',
  'tables',
  'lists',
  'photo and links',
] as const;
type Layout = (typeof layouts)[number];

/** The script of the name under the heading; a program without its letters leaves it out. */
const scripts = ['Latin', 'Tamil', 'Telugu', 'Devanagari'] as const;
type Script = (typeof scripts)[number];

export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'photo' };

export interface Resume {
  /** The name of its file without an ending. */
  readonly id: string;
  readonly layout: Layout;
  readonly script: Script;
  readonly name: string;
  /** The name in its script; absent for Latin. */
  readonly ownName?: string;
  readonly contact: string;
  /** Beside the main column, in the layouts that have two. */
  readonly side: readonly Block[];
  readonly main: readonly Block[];
}

const ownNames: Readonly<Record<Script, readonly string[]>> = {
  Latin: [],
  Tamil: ['மீனா ராமன்', 'கவிதா சுந்தரம்'],
  Telugu: ['రమ్య కుమారి', 'సునీత రావు'],
  Devanagari: ['मीना शर्मा', 'राजेश कुमार'],
};
const names = ['Meena Raman', 'Kavitha Sundaram', 'Ramya Kumari', 'Sunita Rao', 'Rajesh Kumar'];
const firms = [
  'Kaveri Traders',
  'Vaigai Mills',
  'Sample Logistics',
  'Nilgiri Foods',
  'Godavari Steel',
];
const posts = ['Accounts executive', 'Junior accountant', 'Audit assistant', 'Billing executive'];
const verbs = ['Prepared', 'Checked', 'Reconciled', 'Entered', 'Filed', 'Explained', 'Reviewed'];
const things = [
  'purchase vouchers',
  'bank statements',
  'GSTR-1 returns',
  'TDS challans',
  'stock ledgers',
  'sales invoices',
  'debtor balances',
  'payroll sheets',
];
const wheres = [
  'in TallyPrime',
  'with Excel pivots',
  'for three branches',
  'within two working days',
  'before the month closed',
  'for the statutory audit',
  'with the head office',
];
const skills = [
  'TallyPrime',
  'Excel',
  'GST returns',
  'TDS',
  'Payroll',
  'Bank reconciliation',
  'Zoho Books',
];
const degrees = ['B.Com', 'M.Com', 'BBA', 'Diploma in taxation', 'Higher secondary'];
const colleges = ['Sample College, Coimbatore', 'City Arts College', 'Model School, Erode'];

/** `number` chooses the words, the layout, the script and the number of pages (1 to 4). */
export function resumeOf(number: number): Resume {
  const random = prng(number + 1);
  const among = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const some = <T>(all: readonly T[], count: number): readonly T[] => {
    const left = [...all];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(Math.floor(random() * left.length), 1)[0] as T,
    );
  };
  const sentence = () =>
    `${among(verbs)} ${among(things)} ${among(wheres)} and ${among(verbs).toLowerCase()} ${among(things)} ${among(wheres)}.`;
  const layout = layouts[number % layouts.length] as Layout;
  const script = scripts[Math.floor(number / layouts.length) % scripts.length] as Script;
  const pages = 1 + (Math.floor(number / 5) % 4);
  const isBesides = layout === 'two columns' || layout === 'sidebar at the right';
  const heading = (text: string): Block => ({ kind: 'heading', text });
  const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
  const year = () => String(2008 + Math.floor(random() * 17));

  const job = (): readonly Block[] => {
    const title = `${among(posts)}, ${among(firms)}`;
    const lines = Array.from({ length: 3 }, sentence);
    return [
      paragraph(`${title} ${year()}`),
      layout === 'lists' ? { kind: 'list', items: lines } : paragraph(lines.join(' ')),
    ];
  };
  const study: readonly Block[] =
    layout === 'tables'
      ? [
          {
            kind: 'table',
            rows: [
              ['Course', 'Place', 'Year', 'Marks'],
              ...some(degrees, 4).map((degree) => [
                degree,
                among(colleges),
                year(),
                `${60 + Math.floor(random() * 30)}%`,
              ]),
            ],
          },
        ]
      : some(degrees, 3).map((degree) => paragraph(`${degree}, ${among(colleges)}, ${year()}`));
  const links: readonly Block[] =
    layout === 'photo and links'
      ? [
          {
            kind: 'link',
            text: 'Portfolio of work papers',
            href: 'https://portfolio.example.in/papers',
          },
          {
            kind: 'link',
            text: 'sample.person@example.com',
            href: 'mailto:sample.person@example.com',
          },
        ]
      : [];
  const work = Array.from({ length: pages * (isBesides ? 6 : 7) - 4 }, job).flat();
  const knows = some(skills, 5);
  const languages = ['Tamil', 'English', among(['Hindi', 'Telugu', 'Kannada'])];
  const side: readonly Block[] = [
    heading('Skills'),
    { kind: 'list', items: knows },
    heading('Languages'),
    { kind: 'list', items: languages },
    heading('Interests'),
    paragraph('Chess, walking and carnatic music'),
  ];
  const ownName = script === 'Latin' ? undefined : among(ownNames[script]);
  return {
    id: `resume-${number}`,
    layout,
    script,
    name: among(names),
    ...(ownName !== undefined && { ownName }),
    contact: `sample.person@example.com | 98765 4${String(number).padStart(4, '0')} | Coimbatore`,
    side: isBesides ? side : [],
    main: [
      ...(layout === 'photo and links' ? [{ kind: 'photo' } as const] : []),
      heading('Profile'),
      paragraph(`${sentence()} ${sentence()}`),
      ...links,
      heading('Work experience'),
      ...work,
      heading('Education'),
      ...study,
      ...(isBesides ? [] : side),
    ],
  };
}

const linesIn = (block: Block): readonly string[] => {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return block.rows.flat();
  return block.kind === 'photo' ? [] : [block.text];
};

/**
 * In the orders in which somebody may read: the column at the left first. One at the right that ends on the first page is read
 * with that page, before the other goes on: behind any of its blocks.
 */
export function textsOf(resume: Resume, { withOwnName = true } = {}): readonly string[] {
  const { layout, name, ownName, contact, side, main } = resume;
  const head = [name, ...(ownName !== undefined && withOwnName ? [ownName] : []), contact];
  const read = (...blocks: readonly Block[]) => [...head, ...blocks.flatMap(linesIn)].join('\n');
  if (layout !== 'sidebar at the right') return [read(...side, ...main)];
  const ends = main.map((_, at) => main.length - at);
  return ends.map((at) => read(...main.slice(0, at), ...side, ...main.slice(at)));
}

/** Without bullets and rules, which every program draws in its own way. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .replaceAll(/[|•◦▪·*\u2013\u2014]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '-');

export const leastShared = 0.95;

/** The share of words that a text has in the order of its source, or of the best of several: 1 where they are the same. */
export function orderShared(sources: readonly string[], read: string): number {
  let best = 0;
  for (const source of sources) {
    best = Math.max(best, wordsShared(source, read));
    if (best >= leastShared) return best;
  }
  return best;
}

/** Twice the longest common subsequence, of the words of both. */
function wordsShared(source: string, read: string): number {
  const [ours, theirs] = [wordsOf(source), wordsOf(read)];
  let before = new Uint16Array(theirs.length + 1);
  for (const word of ours) {
    const row = new Uint16Array(theirs.length + 1);
    for (let at = 1; at <= theirs.length; at += 1)
      row[at] =
        word === theirs[at - 1]
          ? (before[at - 1] ?? 0) + 1
          : Math.max(before[at] ?? 0, row[at - 1] ?? 0);
    before = row;
  }
  return (2 * (before.at(-1) ?? 0)) / Math.max(1, ours.length + theirs.length);
}

/** The edits that somebody makes in the first year, each in one file, as a person would type them. */
export interface Edit {
  readonly what: string;
  readonly file: string;
  /** It is a pattern where an earlier edit may have changed it. */
  readonly from: string | RegExp;
  /** `$1` is the first group of the pattern. */
  readonly to: string;
}

export const edits: readonly Edit[] = [
  {
    what: 'a fee of a module, with the one it had',
    file: 'courses.ts',
    from: /'GST fundamentals', 20, (\d+)[^)]*\)/,
    to: "'GST fundamentals', 20, 10350, [\n    { until: '2026-12-31', fee: $1 },\n  ])",
  },
  {
    what: 'a fee of the modules of a level',
    file: 'courses.ts',
    from: /'Tally basic data entry', 30, \d+[^)]*\)/,
    to: "'Tally basic data entry', 30, 9300)",
  },
  {
    what: 'a fee of one module of a level whose fees are all the same',
    file: 'courses.ts',
    from: /'Tally technical', 15, \d+[^)]*\)/,
    to: "'Tally technical', 15, 9900)",
  },
  {
    what: 'a fee of coaching',
    file: 'coaching.ts',
    from: /hours: 30, fee: \d+/,
    to: 'hours: 30, fee: 37500',
  },
  {
    what: 'the fee of a bootcamp',
    file: 'coaching.ts',
    from: />\(\{ fee: \d+ \}\)/,
    to: '>({ fee: 925 })',
  },
  {
    what: 'the fee of an exam',
    file: 'certification.ts',
    from: /examFee: \d+/,
    to: 'examFee: 675',
  },
  {
    what: 'a place of one’s own for an office',
    file: 'site.ts',
    from: /address: \[.+?, 'Chennai, Tamil Nadu'\],/,
    to: "address: ['12 Anna Salai', 'Chennai, Tamil Nadu'],",
  },
  {
    what: 'a holiday that was announced',
    file: 'holidays.ts',
    from: /(?:\n {6}\{ date: '2027-03-1\d', .+)?\n {6}\{ date: '2027-03-26', name: 'Good Friday' \},/,
    to: "\n      { date: '2027-03-10', name: 'Ramzan (Id-ul-Fitr)' },\n      { date: '2027-03-26', name: 'Good Friday' },",
  },
];

/** Skeletons that `npm run content -- add` leaves, and what is written into them. */
export const skeletons: readonly (readonly string[])[] = [
  ['member', 'Asha Raman'],
  ['topic', 'Depreciation, twice'],
  ['article', 'Depreciation in two ledgers'],
  ['edition', '2027-03-07'],
];

const paragraph =
  'The books spread the cost of an asset over its useful life, the return over the block it belongs to. Both are right, and the difference between them is a row in the working.';
const part = Array.from({ length: 7 }, () => paragraph).join('\n\n');

export const written: readonly Edit[] = [
  {
    what: 'what a member is',
    file: 'team.ts',
    from: '[to write: what they are here]',
    to: 'Founder',
  },
  {
    what: 'what a topic teaches',
    file: 'webinars.ts',
    from: '[to write: what one learns in the session, in a sentence]',
    to: 'Written down value and straight line, in the books and in the return.',
  },
  {
    what: 'a topic in a word',
    file: 'webinars.ts',
    from: '[to write: in a word, nine letters at most]',
    to: 'assets',
  },
  {
    what: 'the price of an edition',
    file: 'webinars.ts',
    from: "end: '17:00',\n    price: 499,\n    closesAt: '2027-03-07T09:00:00+05:30',",
    to: "end: '17:00',\n    price: 590,\n    closesAt: '2027-03-01T18:00:00+05:30',",
  },
  ...[
    [
      '[to write: one sentence, what the reader can do afterwards]',
      'Two ledgers of one asset, and the row between them, worked through a year.',
    ],
    ['[to write: GST, Income tax, Payroll, Careers …]', 'Closing'],
    ['[to write: what it is about, in a few lines]', part],
    ['[to write: a heading]', 'The books'],
    [
      '[to write: the first part]',
      `${part}\n\n## The return {#return}\n\n${part}\n\n## The row between {#row}\n\n${part}`,
    ],
  ].map(([from = '', to = '']) => ({
    what: 'a part of an article',
    file: 'articles/depreciation-in-two-ledgers.ts',
    from,
    to,
  })),
];

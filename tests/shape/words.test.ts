/**
 * The glossary of the code: standard terms in the place of private words. A word is judged where it has its private
 * meaning: as a part of a name, or by a pattern of prose; the ordinary English meaning of the same word is free.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { commentsIn } from '#tests/shape/comments-in';

interface Term {
  /** Parts of names, in lower case. */
  readonly names?: RegExp;
  readonly prose?: RegExp;
  readonly standard: string;
  /** At most five names that stay, each with its reason; a snake_case column and its camelCase field are one. */
  readonly left?: Readonly<Record<string, string>>;
}

const stored = 'a stored column';
const contract = 'a name of the contract of calls';

const glossary: Readonly<Record<string, Term>> = {
  kept: {
    names: /^kept$/,
    prose: /^(?!.*promise).*\b(?:is|are|was|were) kept\b(?! alive)/i,
    standard: 'stored, cached',
    left: {
      kept: 'the cookie of a confirmation, and the heading "Kept" of the privacy policy',
      keptAt: stored,
      isPromiseKept: 'a promise is kept or broken',
    },
  },
  stands: {
    names: /^stands$/,
    prose: /\bstands?\b(?! (?:for|still|in for|out)\b)(?!-)/i,
    standard: 'is shown, is, holds',
  },
  told: {
    names: /^told$/,
    prose:
      /\b(?:staff|employers?|candidates?|members?|visitors?|everybody) (?:is|are|was|were) told\b/i,
    standard: 'notified',
    left: {
      toldFree: stored,
      toldTaken: stored,
      unpaidToldAt: stored,
      promiseToldAt: stored,
      told: contract,
    },
  },
  drawn: {
    names: /^(?:drawn|undrawn)$/,
    prose: /\bpages? (?:is|are) drawn\b|\bdrawn (?:by the server|by React|at each request)\b/i,
    standard: 'rendered',
    left: { hoaDrawnKinds: 'the name of a metric' },
  },
  anew: { names: /^anew$/, prose: /\banew\b/i, standard: 'again, revalidated' },
  begun: { names: /^begun$/, prose: /\bbegun (?:by|with) a draft\b/i, standard: 'draft, started' },
  parked: {
    names: /^(?:un)?parked$/,
    prose: /(?<!`)\bparked\b(?!`)/i,
    standard: 'failed',
    left: { parked: contract, parkedToVisitors: contract },
  },
  mend: { names: /^mend(?:s|ed|ing)?$/, prose: /\bmend(?:s|ed|ing)?\b/i, standard: 'fix' },
  sift: {
    names: /^sift(?:s|ed|ing)?$/,
    prose: /(?<!`)\bsift(?:s|ed|ing)?\b(?!`)/i,
    standard: 'filter',
    left: { sift: `${contract} and ${stored}` },
  },
  dealt: {
    names: /^dealt$/,
    prose: /(?<!`)\bdealt\b(?!`| yes)/i,
    standard: 'assigned',
    left: { dealt: `${contract} and ${stored}` },
  },
  press: {
    names: /^pressed$/,
    prose: /\b(?:is|are|was|were) pressed\b|\b(?:a|one|second) press\b/i,
    standard: 'click, submit',
  },
  'taken back': { prose: /\b(?:is|was|were) taken back\b/i, standard: 'undone' },
  courier: { names: /^couriers?$/, prose: /\bcouriers?\b/i, standard: 'mail worker' },
  household: { names: /^households?$/, prose: /\bhouseholds?\b/i, standard: 'client subnet' },
  frame: {
    names: /^(?:page|form|exam)frames?$/,
    prose: /\bpage frames?\b/i,
    standard: 'page shell',
  },
  wing: { names: /^wings?$/, prose: /\bwings?\b/i, standard: 'layer' },
  room: {
    names: /^rooms?$/,
    prose: /\b(?:in|of|each|every|this|its) (?:own )?rooms?\b(?! of (?:the|an?) (?:class|office))/i,
    standard: 'module, folder; space',
  },
  journey: {
    names: /^journeys?$/,
    prose: /\bjourneys\b(?![./`])(?<!["`/]journeys)/i,
    standard: 'end-to-end test',
    left: { Journey: 'the heading "Our Journey" of the about page' },
  },
  fault: {
    names: /^faults?$/,
    prose: /\bfaults? of ours\b/i,
    standard: 'error',
    left: {
      fault: stored,
      FaultTest: 'a test of fault injection (tests/faults)',
      FaultReport: 'a test of fault injection (tests/faults)',
    },
  },
  deed: {
    names: /^deeds?$/,
    prose: /\bdeeds?\b/i,
    standard: 'action',
    left: { deed: 'a key of stored details' },
  },
  wish: {
    names: /^wish(?:es)?$/,
    prose: /(?<!`)\bwish(?:es)?\b(?!`)/i,
    standard: 'preference',
    left: {
      wish: contract,
      batchWish: contract,
      batchWishes: 'a stored table',
      wishTime: stored,
      wishLanguage: stored,
    },
  },
  visit: {
    names: /^visit$/,
    prose: /\b(?:for|at) each visit\b/i,
    standard: 'request, request context',
    left: {
      visit: 'a visitor of a syntax tree, and a visitor of tests',
      visitSelectModifier: 'a method of Kysely',
    },
  },
  start: {
    prose: /(?<!`)\b(?:after a|each|every) start\b(?! of)/i,
    standard: 'startup',
  },
};

const parsed = ['{app,components,lib,scripts,tests}/**/*.{ts,tsx}', '*.ts'];
const files = globSync(parsed)
  .sort()
  .filter((file) => file !== 'tests/shape/words.test.ts')
  .map((file) => ({ file, ...commentsIn(file, readFileSync(file, 'utf8')) }));

/** `unpaid_told_at` and `unpaidToldAt` are one name. */
const camelCase = (name: string) =>
  name.replace(/(?<=[a-z])_([a-z])/g, (_, letter) => letter.toUpperCase());

const partsOf = (name: string) =>
  name.split(/(?<=[a-z\d])(?=[A-Z])|[_$]+/).map((part) => part.toLowerCase());

const papers = globSync([
  'docs/{operations,deploy,vocabulary,dependencies}.md',
  'docs/decisions/*.md',
]);

const prose = [
  ...files.flatMap(({ file, comments, titles, messages }) =>
    [...comments, ...titles, ...messages].map((text) => ({ file, text })),
  ),
  ...papers.map((file) => ({ file, text: readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ') })),
];

const named = Map.groupBy(
  files.flatMap(({ file, names }) =>
    [...names].flatMap((name) => {
      const parts = partsOf(name);
      // A page frame is a word of two parts.
      const pairs = parts.slice(1).map((part, at) => `${parts[at]}${part}`);
      return [...new Set([...parts, ...pairs])].map((part) => ({
        part,
        name: camelCase(name),
        file,
      }));
    }),
  ),
  ({ part }) => part,
);

describe.each(Object.entries(glossary))('not %s', (_, { names, prose: pattern, left = {} }) => {
  test('in a name, but for the ones that stay', () => {
    const wrong = [...named]
      .filter(([part]) => names?.test(part))
      .flatMap(([, uses]) => uses)
      .filter(({ name }) => !(name in left));
    expect(wrong.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });

  test('in comments, titles of tests, messages and papers', () => {
    const wrong = prose.filter(({ text }) => pattern?.test(text));
    expect(wrong.map(({ file, text }) => `${file}: ${text.slice(0, 200)}`)).toEqual([]);
  });

  test('and at most five names stay, each of which is still used', () => {
    expect(Object.keys(left).length).toBeLessThanOrEqual(5);
    const used = new Set(files.flatMap((file) => [...file.names].map(camelCase)));
    expect(Object.keys(left).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('a comment is a sentence', () => {
  /** Programs read these. */
  const isDirective = (text: string) =>
    /^(?:@|biome-ignore|contract:|fourth\.md|turbopack|eslint|<)/i.test(text);
  const comments = files
    .flatMap(({ file, comments: own }) => own.map((text) => ({ file, text })))
    .filter(({ text }) => !isDirective(text));

  test('it does not begin as a fragment: What …, Who …, Nobody …, Of …, The same …', () => {
    const fragments = comments.filter(({ text }) =>
      /^(?:What|Who|Whom|Whose|Nobody|Of|The same)\b/.test(text),
    );
    expect(fragments.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  const languages = ['bigint', 'fetch', 'null', 'undefined'];
  const programs = [
    'esbuild',
    'fontkit',
    'formidable',
    'jsdom',
    'linkchecker',
    'nginx',
    'npm',
    'restic',
  ];
  /** A sentence may begin with a path, a setting of a browser, or what JavaScript and programs are called. */
  const isName = (word: string) =>
    /[^a-z]/.test(word) || languages.includes(word) || programs.includes(word);
  /** The last word of a source may be its address, or a code. */
  const ends = (text: string) =>
    /[.:;!?)…`}"’]$|\/\S+$|[A-Z_\d]{4,}$|\d$|order_\|N1a2b3$/.test(text);

  test('it begins with a capital letter or a name, and ends with a full stop', () => {
    const wrong = comments.filter(
      ({ text }) =>
        / .* /.test(text) &&
        !((/^[^a-z]/.test(text) || isName(text.split(' ')[0] ?? '')) && ends(text)),
    );
    expect(wrong.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { articles } from '#data/articles';
import { caseStudies } from '#data/cases';
import { claims } from '#data/claims';
import { unfoundedClaims } from '#data/company/claims';
import { courses } from '#data/courses';
import { faqs, faqsReviewed } from '#data/faqs';
import { holidayYears } from '#data/holidays';
import { interviewReviewed, interviewTopics } from '#data/interview';
import { law } from '#data/law';
import type { Law } from '#data/law/entry';
import { papers, papersReviewed } from '#data/papers';
import { policies } from '#data/policies';
import { restingTexts } from '#data/rests-on';
import { syllabi, syllabiUpdated } from '#data/syllabi';
import { unlistedYear } from '#lib/enquiries/rules/hours';
import type { Content } from '#scripts/content/lists';

/**
 * It lists by file; `today` is the day in India. Says whether every text has its date, and every year soon to be
 * needed its holidays.
 */
export function report(content: Content, today: string): boolean {
  const before = readRecorded();
  const recorded = renewed(datedTexts, before, today);
  // On a host the code may be read-only.
  if (!isDeepStrictEqual(before, recorded)) writeRecorded(recorded);
  const stale = staleDates(datedTexts, recorded);
  const seen = new Set<object>();
  const asked = new Set<object>();
  const marked = (mark: 'sample' | 'toConfirm', known: Set<object>) =>
    [...content].map(([file, exports]): [string, string[]] => [
      `data/${file}`,
      sampleEntries(exports, known, mark),
    ]);

  list('Texts to date anew', [['data', stale]]);
  list('Sample entries (shown in trial mode, left out of a public build)', marked('sample', seen));
  list(
    'To be confirmed by the provider (shown; correct it or take the mark away)',
    marked('toConfirm', asked),
  );
  const unlisted = unlistedYear(today);
  list('Years without their holidays (promises of a call need them)', [
    [
      'data/holidays.ts',
      unlisted ? [`${unlisted}: add the year with its days and its sources`] : [],
    ],
  ]);
  list('Awaited from others', [['data/holidays.ts', awaited(holidayYears)]]);
  list('Claims that lack their basis or date (not drawn in a public build)', [
    ['data/claims.ts', unfoundedClaims(Object.values(claims))],
  ]);
  list('Law to check again', [['data/law.ts', lawToCheck(law, restingTexts, new Date())]]);
  return stale.length === 0 && unlisted === undefined;
}

function list(title: string, byFile: readonly (readonly [string, readonly string[]])[]) {
  console.log(`${title}: ${byFile.flatMap(([, lines]) => lines).length || 'none'}`);
  for (const [file, lines] of byFile)
    if (lines.length > 0) console.log([`\n  ${file}`, ...lines].join('\n    '));
  console.log('');
}

/**
 * The names of all entries marked `sample: true`, or by another mark, in the exports of one content module.
 * `seen` keeps an entry that two modules export from counting twice.
 */
export function sampleEntries(
  content: object,
  seen: Set<object>,
  mark: 'sample' | 'toConfirm' = 'sample',
): string[] {
  return Object.values(content).flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return [];
    seen.add(value);
    return Reflect.get(value, mark) === true ? [nameOf(value)] : sampleEntries(value, seen, mark);
  });
}

function nameOf(entry: object): string {
  const words = new Map(Object.entries(entry).filter(([, value]) => typeof value === 'string'));
  const named = ['name', 'role', 'city', 'label', 'title', 'question', 'id'].find((key) =>
    words.get(key),
  );
  if (named) return words.get(named);
  return ['company', 'date', 'text'].flatMap((key) => words.get(key) ?? []).join(', ');
}

/** "2027: the days that move with the moon, …" */
export const awaited = (
  years: readonly { readonly year: number; readonly awaits?: string }[],
): string[] => years.flatMap(({ year, awaits }) => (awaits ? [`${year}: ${awaits}`] : []));

/** Law changes by budget, council and gazette: what nobody has looked at for half a year is not known. */
const monthsValid = 6;

/** One line for each entry whose check is older than six months, with the texts that rest on it. */
export function lawToCheck(
  entries: Readonly<Record<string, Law>>,
  texts: readonly { readonly name: string; readonly restsOn: readonly string[] }[],
  today: Date,
): string[] {
  const limit = new Date(today);
  limit.setUTCMonth(limit.getUTCMonth() - monthsValid);
  const oldest = limit.toISOString().slice(0, 10);
  return Object.entries(entries).flatMap(([id, { about, checkedOn, source }]) => {
    if (checkedOn >= oldest) return [];
    const under = texts.filter(({ restsOn }) => restsOn.includes(id)).map(({ name }) => name);
    return [
      `${id} (${about}), checked ${checkedOn}: ${source}; under ${under.join(', ') || 'no text'}`,
    ];
  });
}

export type DatedText = ReturnType<typeof dated>;

export type Recorded = Readonly<Record<string, Pick<DatedText, 'date' | 'text' | 'law'>>>;

const fingerprint = (text: unknown) =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);

/** Fees and the day of an edition come from their own entries: they change without anybody reading the answer again. */
const withoutFees = (text: unknown) =>
  JSON.stringify(text).replaceAll(
    /(?:(?:, | or | and )?₹\d(?:[\d,]*\d)?(?:\.\d+)?)+(?: each)?|\d{1,2} [A-Z][a-z]+ 20\d\d|\w+-hour webinar/g,
    '',
  );

const lawUnder = (name: string) =>
  restingTexts
    .filter((text) => text.name === name)
    .flatMap(({ restsOn }) => restsOn.map((id) => [law[id].values, law[id].says]));

const dated = (name: string, where: string, date: string, text: unknown) => ({
  name,
  /** The file and the field that say its date. */
  dated: where,
  date,
  text: fingerprint(text),
  /** The day on which somebody looked is left out: looking alone changes no text. */
  law: fingerprint(lawUnder(name)),
});

export const datedTexts: readonly DatedText[] = [
  dated('syllabi', 'data/syllabi.ts: field "syllabiUpdated"', syllabiUpdated, [
    courses.map(({ courseNo, id, level, title, hours }) => [courseNo, id, level, title, hours]),
    syllabi,
  ]),
  dated('faqs', 'data/faqs.ts: field "faqsReviewed"', faqsReviewed, withoutFees(faqs)),
  dated('papers', 'data/papers.ts: field "papersReviewed"', papersReviewed, papers),
  dated(
    'interview',
    'data/interview.ts: field "interviewReviewed"',
    interviewReviewed,
    interviewTopics,
  ),
  ...caseStudies.map(({ id, reviewed, title, body }) =>
    dated(id, `data/cases: entry "${id}": field "reviewed"`, reviewed, [title, body]),
  ),
  ...articles.map(({ id, date, updated = date, title, body }) =>
    dated(id, `data/articles: entry "${id}": field "updated"`, updated, [title, body]),
  ),
  ...policies.map(({ slug, updated, body }) =>
    dated(slug, `data/policies: entry "${slug}": field "updated"`, updated, withoutFees(body)),
  ),
];

/** A line for each text that is no longer what it was on its date. */
export const staleDates = (texts: readonly DatedText[], recorded: Recorded): readonly string[] =>
  texts.flatMap(({ name, dated: where, date, text, law: rules }) => {
    const was = recorded[name];
    if (!was || date > was.date || (text === was.text && rules === was.law)) return [];
    const what = text === was.text ? 'the law beneath it' : 'the text';
    return [
      `${where}: is ${date}, but ${what} has changed since; expected the day it was read again, then npm run content`,
    ];
  });

/** Known from today on is a text with a newer date, a new one, or one that was changed twice in a day. */
export function renewed(texts: readonly DatedText[], recorded: Recorded, today: string): Recorded {
  const entries = texts.map((each) => {
    const { name, date, text, law: rules } = each;
    const was = recorded[name];
    const settled = !was || date > was.date || date === today;
    return [name, settled ? { date, text, law: rules } : was] as const;
  });
  return Object.fromEntries(entries);
}

const file = join(import.meta.dirname, '../../data/fingerprints.json');

export const readRecorded = (): Recorded => JSON.parse(readFileSync(file, 'utf8'));

const writeRecorded = (recorded: Recorded) =>
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);

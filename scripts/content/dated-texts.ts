/**
 * The sitemap and the pages say when a text was last changed or read against the law. `data/fingerprints.json` holds what
 * each was on its date: a text that changed, or whose law did, takes the day on which somebody read it again.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from '#data/articles';
import { caseStudies } from '#data/cases';
import { courses } from '#data/courses';
import { faqs, faqsReviewed } from '#data/faqs';
import { interviewReviewed, interviewTopics } from '#data/interview';
import { law } from '#data/law';
import { papers, papersReviewed } from '#data/papers';
import { policies } from '#data/policies';
import { restingTexts } from '#data/rests-on';
import { syllabi, syllabiUpdated } from '#data/syllabi';

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
  /** What the law beneath it says, without the day somebody looked: looking alone changes no text. */
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

/** What is known of each text from today on: a text with a newer date, a new one, or one that was changed twice in a day. */
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

export const writeRecorded = (recorded: Recorded) =>
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);

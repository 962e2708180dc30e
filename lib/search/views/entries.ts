/**
 * Everything that the search reads: modules with their syllabi, articles, questions, the library, pages and policies by
 * section.
 */

import {
  articlePath,
  casePath,
  coursePath,
  interviewPath,
  practicePath,
  routes,
  testPaperPath,
  toolPath,
} from '#data/addresses/routes';
import { articles } from '#data/articles';
import { caseStudies } from '#data/cases';
import { levelDetails } from '#data/certification';
import { courses } from '#data/courses';
import { type Faq, faqs } from '#data/faqs';
import { interviewTopics } from '#data/interview';
import { type Page, pages, unlistedPages } from '#data/pages';
import { policies } from '#data/policies';
import { practicalWork } from '#data/practice';
import { syllabi } from '#data/syllabi';
import { tools } from '#data/tools';
import { onDay } from '#lib/platform/values/india';
import { slugOf } from '#lib/platform/values/text';
import { coursesWithPaper, sheetOf } from '#lib/practice/rules/test-paper';
import type { Hit, Kind } from '#lib/search/words';

/** One thing that can be found. */
export interface Entry extends Omit<Hit, 'title' | 'text'> {
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  readonly text: string;
  /** Found by, and not shown. */
  readonly also?: string;
}

/** Our Markdown as plain sentences, for an index and its excerpts. */

interface TextSection {
  readonly title: string;
  readonly anchor: string;
  readonly text: string;
}

/** Without headings, marks and table rules; `{{name}}` stays for whoever knows the values. */
export const plainText = (body: string): string =>
  body
    .replace(/^#+ .*$/gm, '')
    .replace(/^\|[\s:|-]+\|$/gm, '')
    .replace(/^\|/gm, '')
    // A row of a table reads as a sentence.
    .replace(/ *\|$/gm, '.')
    .replace(/\s*\|\s*/g, ', ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`|^[-*] |^\d+\. /gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** By the headings of the second level, as `## Title {#anchor}`. */
function sectionsOf(body: string): readonly TextSection[] {
  const [before = '', ...rest] = body.split(/^## /m);
  const sections = rest.map((part) => {
    const [, title = '', anchor = ''] = /^(.*?)\s*\{#([\w-]+)\}/.exec(part) ?? [];
    return { title, anchor, text: plainText(part.slice(part.indexOf('\n'))) };
  });
  return [{ title: '', anchor: '', text: plainText(before) }, ...sections];
}

/** Without the answers: who looks for one finds the question, not its solution. */
const papers = coursesWithPaper.map(
  ({ courseNo, title }): Entry => ({
    id: `paper-${courseNo}`,
    kind: 'Library',
    title: `Model test paper: ${title}`,
    text: (sheetOf(courseNo) ?? []).map(({ ask }) => ask).join(' '),
    href: testPaperPath(courseNo),
    meta: `Model test paper, AcSS ${courseNo}, twelve questions`,
  }),
);

const practicals = courses.map(
  ({ courseNo, title }): Entry => ({
    id: `practical-${courseNo}`,
    kind: 'Library',
    title: `Practical paper: ${title}`,
    text: `${practicalWork[courseNo]}.`,
    href: practicePath(courseNo),
    meta: `Practical paper, AcSS ${courseNo}, marked at once`,
  }),
);

const interviews = interviewTopics.flatMap(({ id, title, questions }) =>
  questions.map(
    ({ ask, wants, good }, at): Entry => ({
      id: `interview-${id}-${at + 1}`,
      kind: 'Library',
      title: ask,
      text: `${wants} ${good}`,
      href: `${interviewPath(id)}#question-${at + 1}`,
      meta: `Interview question, ${title}`,
    }),
  ),
);

const cases = caseStudies.map(
  ({ id, title, excerpt, body, category }): Entry => ({
    id: `case-${id}`,
    kind: 'Library',
    title,
    text: `${excerpt} ${plainText(body)}`,
    href: casePath(id),
    meta: `Case study, ${category}`,
  }),
);

const files = tools.map(
  ({ id, title, excerpt, does, kind }): Entry => ({
    id: `tool-${id}`,
    kind: 'Library',
    title,
    text: [excerpt, ...does].join(' '),
    href: toolPath(id),
    meta: `Free file, ${kind}`,
  }),
);

const libraryEntries: readonly Entry[] = [
  ...files,
  ...papers,
  ...practicals,
  ...interviews,
  ...cases,
];

const modules = courses.map((course): Entry => {
  const { courseNo, title, level, hours } = course;
  const about = syllabi[courseNo];
  const topics = about?.syllabus.map(({ topic }) => `${topic}.`) ?? [];
  return {
    id: `module-${courseNo}`,
    kind: 'Modules',
    title,
    text: [
      about?.description,
      ...(about?.objectives.map((each) => `${each}.`) ?? []),
      ...topics,
      ...(about?.career ?? []),
    ].join(' '),
    href: coursePath('certification', courseNo),
    meta: `${levelDetails[level].title} level, AcSS ${courseNo}, ${hours} hours`,
    level,
    get fee() {
      return course.fees;
    },
  };
});

const blog = articles.map(
  ({ id, title, excerpt, body, category, readTime, date }): Entry => ({
    id,
    kind: 'Articles',
    title,
    text: `${excerpt} ${plainText(body)}`,
    href: articlePath(id),
    meta: `${category}, ${readTime}, ${onDay(date)}`,
  }),
);

/** Where the questions of a category are. */
const askedOn: Readonly<Record<Faq['category'], string>> = {
  general: routes.features,
  jobs: routes.jobs,
  certifications: routes.certification,
  coaching: routes.coaching,
  internships: routes.internships,
  Licenses: routes.licenses,
  downloads: routes.downloads,
};

const questions = faqs.map(
  (faq: Faq, at): Entry => ({
    id: `question-${at}`,
    kind: 'Questions',
    title: faq.question,
    // The fees in it are those of the day.
    get text() {
      return faq.answer;
    },
    href: `${askedOn[faq.category]}#${slugOf(faq.question)}`,
  }),
);

const pageEntries = [...pages, ...unlistedPages].map(
  ({ path, name, says, also = '' }: Pick<Page, 'path' | 'name' | 'says' | 'also'>): Entry => ({
    id: path,
    kind: 'Pages',
    title: name,
    text: says,
    also,
    href: path,
  }),
);

const policySections = policies.flatMap(({ slug, title, body }) =>
  sectionsOf(body).map(
    (section): Entry => ({
      id: `${slug}-${section.anchor}`,
      kind: 'Policies',
      title: section.title ? `${title}: ${section.title}` : title,
      text: section.text,
      href: section.anchor ? `/${slug}#${section.anchor}` : `/${slug}`,
    }),
  ),
);

export const entries: readonly Entry[] = [
  ...modules,
  ...blog,
  ...libraryEntries,
  ...questions,
  ...pageEntries,
  ...policySections,
];

const countOf = (...of: readonly Kind[]) => entries.filter(({ kind }) => of.includes(kind)).length;

/** How much there is to be searched. */
export const readCounts = [
  ['Modules', countOf('Modules')],
  ['Articles', countOf('Articles')],
  ['Papers, interview questions, cases and files', countOf('Library')],
  ['Questions', countOf('Questions')],
  ['Pages and sections of policies', countOf('Pages', 'Policies')],
] as const;

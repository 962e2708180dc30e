/** Everything that the search reads: modules with their syllabi, articles, questions, pages and policies by section. */
import { articles } from '#data/articles';
import { levelDetails } from '#data/certification';
import { courses } from '#data/courses';
import { type Faq, faqs } from '#data/faqs';
import { type Page, pages, unlistedPages } from '#data/pages';
import { policies } from '#data/policies';
import { syllabi } from '#data/syllabi';
import type { Entry } from '#lib/server/search/entry';
import { libraryEntries } from '#lib/server/search/library-entries';
import { plainText, sectionsOf } from '#lib/server/search/plain-text';
import { articlePath, coursePath, routes } from '#lib/shared/addresses/routes';
import { onDay } from '#lib/shared/dates';
import { slugOf } from '#lib/shared/pages/html';
import type { Kind } from '#lib/shared/search/results';

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

/** Where the questions of a category stand. */
const askedOn: Readonly<Record<Faq['category'], string>> = {
  general: routes.home,
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

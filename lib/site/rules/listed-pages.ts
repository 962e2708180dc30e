/** Every page that search engines may list, with its place in the site, its social card and its date. */

import {
  articlePath,
  cardPath,
  casePath,
  coursePath,
  interviewPath,
  routes,
  testPaperPath,
  toolPath,
} from '#data/addresses/routes';
import { articles } from '#data/articles';
import { caseStudies } from '#data/cases';
import { levelDetails } from '#data/certification';
import { courses, type Level } from '#data/courses';
import { interviewReviewed, interviewTopics } from '#data/interview';
import { home, pages } from '#data/pages';
import { papersReviewed } from '#data/papers';
import { policies } from '#data/policies';
import { provider } from '#data/site';
import { syllabiUpdated } from '#data/syllabi';
import { tools } from '#data/tools';

/** It has Latin letters alone, since the painter shapes no other script. */
export interface CardText {
  readonly tone: Level;
  readonly kicker: string;
  readonly mark?: string;
  readonly markFoot?: string;
  readonly title: string;
  readonly foot: string;
}

export interface ListedPage {
  readonly path: string;
  readonly name: string;
  /** The page it belongs under; home when absent. */
  readonly under?: string;
  /** ISO date of the last change; absent where the content carries no date. */
  readonly updated?: string;
  readonly card: { readonly name: string; readonly text: CardText };
}

const foot = 'For accountants in India';

const modules: readonly ListedPage[] = courses.map(({ courseNo, level, title, hours }) => ({
  path: coursePath('certification', courseNo),
  name: title,
  under: routes.certification,
  updated: syllabiUpdated,
  card: {
    name: `module-${courseNo}`,
    text: {
      tone: level,
      kicker: `${provider.name} · ${levelDetails[level].title}`,
      mark: String(courseNo),
      markFoot: 'AcSS',
      title,
      foot: `${hours} hours`,
    },
  },
}));

const blog: readonly ListedPage[] = articles.map(
  ({ id, title, date, updated = date, category, readTime }) => ({
    path: articlePath(id),
    name: title,
    under: routes.downloads,
    updated,
    card: {
      name: id,
      text: { tone: 'final', kicker: `${provider.name} · ${category}`, title, foot: readTime },
    },
  }),
);

const interviews: readonly ListedPage[] = interviewTopics.map(({ id, title, questions }) => ({
  path: interviewPath(id),
  name: title,
  under: routes.interviewQuestions,
  updated: interviewReviewed,
  card: {
    name: `questions-${id}`,
    text: {
      tone: 'foundation',
      kicker: `${provider.name} · Interview questions`,
      title,
      foot: `${questions.length} questions with answers`,
    },
  },
}));

const cases: readonly ListedPage[] = caseStudies.map(({ id, title, category, reviewed }) => ({
  path: casePath(id),
  name: title,
  under: routes.caseStudies,
  updated: reviewed,
  card: {
    name: `case-${id}`,
    text: { tone: 'final', kicker: `${provider.name} · ${category}`, title, foot: 'Case study' },
  },
}));

const files: readonly ListedPage[] = tools.map(({ id, title, kind, updated }) => ({
  path: toolPath(id),
  name: title,
  under: routes.tools,
  updated,
  card: {
    name: `tool-${id}`,
    text: { tone: 'foundation', kicker: `${provider.name} · Free file`, title, foot: kind },
  },
}));

const tests: readonly ListedPage[] = courses.map(({ courseNo, level, title }) => ({
  path: testPaperPath(courseNo),
  name: title,
  under: routes.testPapers,
  updated: papersReviewed,
  card: {
    name: `test-${courseNo}`,
    text: {
      tone: level,
      kicker: provider.name,
      mark: String(courseNo),
      markFoot: 'AcSS',
      title,
      foot: 'Model test paper',
    },
  },
}));

const policyPages = policies.map(
  ({ slug, title, updated }): ListedPage => ({
    path: `/${slug}`,
    name: title,
    updated,
    card: { name: slug, text: { tone: 'final', kicker: provider.name, title, foot } },
  }),
);

/** Each page of the free library, the shelves apart. */
export const libraryPages: readonly ListedPage[] = [
  ...blog,
  ...interviews,
  ...cases,
  ...files,
  ...tests,
];

export const listedPages: readonly ListedPage[] = [
  ...pages.map(({ path, name, under, headline, tone }) => ({
    path,
    name,
    under,
    card: {
      name: path === routes.home ? 'home' : path.slice(1).replaceAll('/', '-').toLowerCase(),
      text: { tone, kicker: provider.name, title: headline, foot },
    },
  })),
  ...modules,
  ...libraryPages,
  ...policyPages,
];

const byPath = new Map(listedPages.map((page) => [page.path, page]));

/** The page at an address, home first and itself last; throws for one that is not listed. */
export function breadcrumbsTo(path: string): readonly ListedPage[] {
  const page = byPath.get(path);
  if (!page) throw new Error(`${path} is not a listed page`);
  if (path === home.path) return [page];
  return [...breadcrumbsTo(page.under ?? home.path), page];
}

/** The social card of a page; pages that are not listed show that of the home page. */
export const cardOf = (path: string): string =>
  cardPath((byPath.get(path) ?? byPath.get(home.path))?.card.name ?? '');

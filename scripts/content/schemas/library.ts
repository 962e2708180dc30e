import { z } from 'zod';
import {
  byName,
  day,
  entry,
  expected,
  lines,
  listOf,
  markdown,
  oneOf,
  slug,
  words,
} from '#scripts/content/kinds';
import { courseNo } from '#scripts/content/schemas/offers';

const restsOn = listOf(slug);
const aFile = words.regex(/^\/[\w./-]+\.(?:xlsx|docx|pdf)$/, expected('a file in public/'));

export const article = entry({
  id: slug,
  title: words,
  excerpt: words,
  author: words,
  date: day,
  updated: day.optional(),
  readTime: words.regex(/^\d+ min read$/, expected('a time such as 5 min read')),
  category: words,
  featured: z.boolean(expected('true or false')),
  restsOn,
  body: markdown
    .refine((text) => (text.match(/^## .+\{#[\w-]+\}$/gm)?.length ?? 0) >= 3, {
      error: 'has too few parts, expected three headings or more, such as ## Title {#anchor}',
    })
    .refine((text) => text.split(/\s+/).length >= 600, {
      error: 'is too short to be worth a page, expected 600 words or more',
    }),
});

export const caseStudy = entry({
  id: slug,
  title: words,
  excerpt: words,
  category: words,
  courseNo,
  reviewed: day,
  body: markdown,
});

export const interviewTopic = entry({
  id: slug,
  title: words,
  about: words,
  questions: listOf(entry({ ask: words, wants: words, good: words, weak: words }), 'ask'),
});

const answer = entry({ text: words, why: words });
export const paper = listOf(
  entry({
    difficulty: oneOf('basic', 'working', 'advanced'),
    topic: words,
    ask: words,
    answers: listOf(answer, 'text').length(4, expected('four answers, the right one first')),
  }),
  'ask',
);

/** Sheets and letters are made by functions of their own, and tried by tests of theirs. */
export const tool = z.looseObject({
  id: slug,
  title: words,
  excerpt: words,
  kind: oneOf('XLSX', 'DOCX'),
  file: aFile,
  version: words,
  updated: day,
  courseNo,
  does: lines,
  steps: lines,
  limits: words,
});

export const policy = entry({
  slug,
  title: words,
  label: words.optional(),
  description: words,
  updated: day,
  restsOn,
  body: markdown,
});

const faqCategories = words;
const holiday = entry({ date: day, name: words });

export const lawEntry = entry({
  about: words,
  values: byName(z.union([z.number(), words], expected('a figure or words'))),
  says: words,
  source: words,
  unconfirmed: words.optional(),
  checkedOn: day,
});

export const library = {
  'articles.ts': { articles: listOf(article, 'id', 'title') },
  'cases.ts': { caseStudies: listOf(caseStudy, 'id', 'title') },
  'interview.ts': { interviewTopics: listOf(interviewTopic, 'id'), interviewReviewed: day },
  'papers.ts': { papers: byName(paper), papersReviewed: day },
  'tools.ts': { tools: listOf(tool, 'id', 'file'), workbooks: listOf(tool, 'id') },
  'policies.ts': { policies: listOf(policy, 'slug') },
  'policies/policy.ts': { policyEffective: day },
  'policies/asked.ts': {
    asked: listOf(
      entry({
        form: words,
        what: words,
        why: words,
        kept: words,
        covers: byName(z.array(words, expected('a list of fields'))),
      }),
      'form',
    ),
  },
  'law.ts': { law: byName(lawEntry) },
  'faqs.ts': {
    faqCategories: lines,
    faqsReviewed: day,
    faqs: listOf(
      entry({
        question: words,
        answer: words,
        category: faqCategories,
        more: entry({ label: words, href: words }).optional(),
        restsOn: restsOn.optional(),
      }),
      'question',
    ),
  },
  'holidays.ts': {
    holidayYears: listOf(
      entry({
        year: z.int(expected('a year')).min(2026, expected('a year from 2026 on')),
        sources: lines,
        awaits: words.optional(),
        days: listOf(holiday, 'date'),
      }),
      'year',
    ),
  },
  'rests-on.ts': { restingTexts: listOf(entry({ name: words, restsOn }), 'name') },
  'syllabi/rests-on.ts': { syllabiRestOn: byName(restsOn) },
  'law/practice.ts': { practiceRestsOn: byName(restsOn) },
};

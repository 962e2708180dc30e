/** What one entry of `data/` says of another: names that must exist, hours that add up, times in their order. */

import { ofFees } from '#scripts/content/fee-checks';
import { type Content, type Entry, type Fault, listIn, text, unless } from '#scripts/content/lists';
import { ofWebinars } from '#scripts/content/webinar-checks';

export function crossProblems(content: Content): readonly Fault[] {
  return [
    ...references(content),
    ...ofCourses(content),
    ...ofFees(content),
    ...ofWebinars(content),
    ...ofHolidays(content),
    ...unlisted(content),
  ];
}

const namesIn = (content: Content, file: string, name: string, field: string) =>
  new Set(listIn(content, file, name).map((entry) => entry[field]));

/** A name that stands somewhere and must be one of those that are there. */
function references(content: Content): readonly Fault[] {
  const law = new Set(Object.keys(content.get('law.ts')?.law ?? {}));
  const courses = namesIn(content, 'courses.ts', 'courses', 'courseNo');
  const questions = namesIn(content, 'faqs.ts', 'faqs', 'question');
  const categories: readonly unknown[] = listIn(content, 'faqs.ts', 'faqCategories');
  const texts = [
    ['articles.ts', 'articles'],
    ['policies.ts', 'policies'],
    ['faqs.ts', 'faqs'],
    ['rests-on.ts', 'restingTexts'],
  ] as const;
  const taught = [
    ['cases.ts', 'caseStudies'],
    ['tools.ts', 'tools'],
  ] as const;
  return [
    ...texts.flatMap(([file, name]) =>
      listIn(content, file, name).flatMap(({ restsOn }, at) =>
        (Array.isArray(restsOn) ? restsOn : []).flatMap((id, index) => {
          const message = `is "${id}", expected the name of an entry in data/law`;
          return unless(law.has(id), file, [name, at, 'restsOn', index], message);
        }),
      ),
    ),
    ...taught.flatMap(([file, name]) =>
      listIn(content, file, name).flatMap(({ courseNo }, at) => {
        const message = `is ${text(courseNo)}, expected the number of a module`;
        return unless(courses.has(courseNo), file, [name, at, 'courseNo'], message);
      }),
    ),
    ...listIn(content, 'faqs.ts', 'faqs').flatMap(({ category }, at) => {
      const message = `is "${text(category)}", expected one of ${categories.join(', ')}`;
      return unless(categories.includes(category), 'faqs.ts', ['faqs', at, 'category'], message);
    }),
    ...listIn(content, 'home.ts', 'askedFirst').flatMap((question, at) => {
      const message = `is "${text(question)}", expected a question of data/faqs.ts`;
      return unless(questions.has(question), 'home.ts', ['askedFirst', at], message);
    }),
  ];
}

/** Every module has a syllabus of its hours and a paper. */
function ofCourses(content: Content): readonly Fault[] {
  const file = 'courses.ts';
  const syllabi = Object(content.get('syllabi.ts')?.syllabi);
  const papers = Object(content.get('papers.ts')?.papers);
  return listIn(content, file, 'courses').flatMap(({ courseNo, hours }, at) => {
    const number = text(courseNo);
    const written = syllabi[number]?.syllabus;
    const topics: readonly { hours: number }[] = Array.isArray(written) ? written : [];
    const taught = topics.reduce((sum, topic) => sum + topic.hours, 0);
    const said = `is ${text(hours)}, expected the ${taught} hours of its syllabus in data/syllabi`;
    const paper = `is ${number}, expected a number with a paper in data/papers.ts`;
    return [
      ...unless(taught === hours, file, ['courses', at, 'hours'], said),
      ...unless(Boolean(papers[number]), file, ['courses', at, 'courseNo'], paper),
    ];
  });
}

/** A holiday under another year would be read on no page, and a promise would count its day. */
function ofHolidays(content: Content): readonly Fault[] {
  const file = 'holidays.ts';
  return listIn(content, file, 'holidayYears').flatMap(({ year, days }, at) =>
    (Array.isArray(days) ? days : []).flatMap(({ date }: Entry, index) => {
      const message = `is ${text(date)}, expected a day of ${text(year)}`;
      const path = ['holidayYears', at, 'days', index, 'date'];
      return unless(text(date).startsWith(`${text(year)}-`), file, path, message);
    }),
  );
}

/** A file that nobody reads is a page that never appears. */
function unlisted(content: Content): readonly Fault[] {
  const lists = [
    ['articles', 'articles.ts', 'articles'],
    ['cases', 'cases.ts', 'caseStudies'],
    ['interview', 'interview.ts', 'interviewTopics'],
  ] as const;
  return lists.flatMap(([folder, file, name]) => {
    const listed = new Set(listIn(content, file, name).map(({ id }) => id));
    return [...content].flatMap(([each, exports]) => {
      if (!each.startsWith(`${folder}/`)) return [];
      return Object.entries(exports).flatMap(([key, entry]) => {
        const id = Reflect.get(Object(entry), 'id');
        const isListed = typeof id !== 'string' || listed.has(id);
        const message = `is "${id}", expected to be listed in data/${file}`;
        return unless(isListed, each, [key, 'id'], message);
      });
    });
  });
}

/** What one entry of `data/` says of another: names that must exist, hours that add up, times in their order. */

import { ofFees } from '#scripts/content/fee-checks';
import { type Content, type Fault, listIn, text } from '#scripts/content/lists';
import { ofWebinars } from '#scripts/content/webinar-checks';

export function crossProblems(content: Content): readonly Fault[] {
  return [
    ...references(content),
    ...ofCourses(content),
    ...ofFees(content),
    ...ofWebinars(content),
    ...unlisted(content),
  ];
}

const namesIn = (content: Content, file: string, name: string, field: string) =>
  new Set(listIn(content, file, name).map((entry) => entry[field]));

/** A name that stands somewhere and must be one of those that are there. */
function references(content: Content): Fault[] {
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
      listIn(content, file, name).flatMap((entry, at) =>
        (Array.isArray(entry.restsOn) ? entry.restsOn : [])
          .map((id, index) => ({ id, path: [name, at, 'restsOn', index] }))
          .filter(({ id }) => !law.has(id))
          .map(({ id, path }) => ({
            file,
            path,
            message: `is "${id}", expected the name of an entry in data/law`,
          })),
      ),
    ),
    ...taught.flatMap(([file, name]) =>
      listIn(content, file, name).flatMap(({ courseNo }, at) =>
        courses.has(courseNo)
          ? []
          : [
              {
                file,
                path: [name, at, 'courseNo'],
                message: `is ${text(courseNo)}, expected the number of a module`,
              },
            ],
      ),
    ),
    ...listIn(content, 'faqs.ts', 'faqs').flatMap(({ category }, at) =>
      categories.includes(category)
        ? []
        : [
            {
              file: 'faqs.ts',
              path: ['faqs', at, 'category'],
              message: `is "${text(category)}", expected one of ${categories.join(', ')}`,
            },
          ],
    ),
    ...listIn(content, 'home.ts', 'askedFirst').flatMap((question, at) =>
      questions.has(question)
        ? []
        : [
            {
              file: 'home.ts',
              path: ['askedFirst', at],
              message: `is "${text(question)}", expected a question of data/faqs.ts`,
            },
          ],
    ),
  ];
}

/** Every module has a syllabus of its hours and a paper. */
function ofCourses(content: Content): Fault[] {
  const syllabi = Object(content.get('syllabi.ts')?.syllabi);
  const papers = Object(content.get('papers.ts')?.papers);
  return listIn(content, 'courses.ts', 'courses').flatMap(({ courseNo, hours }, at) => {
    const path = ['courses', at, 'courseNo'];
    const written = syllabi[text(courseNo)]?.syllabus;
    const topics: readonly { hours: number }[] = Array.isArray(written) ? written : [];
    const taught = topics.reduce((sum, topic) => sum + topic.hours, 0);
    return [
      taught === hours
        ? []
        : {
            file: 'courses.ts',
            path: ['courses', at, 'hours'],
            message: `is ${text(hours)}, expected the ${taught} hours of its syllabus in data/syllabi`,
          },
      papers[text(courseNo)]
        ? []
        : {
            file: 'courses.ts',
            path,
            message: `is ${text(courseNo)}, expected a number with a paper in data/papers.ts`,
          },
    ].flat();
  });
}

/** A file that nobody reads is a page that never appears. */
function unlisted(content: Content): Fault[] {
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
        if (typeof id !== 'string' || listed.has(id)) return [];
        return [
          {
            file: each,
            path: [key, 'id'],
            message: `is "${id}", expected to be listed in data/${file}`,
          },
        ];
      });
    });
  });
}

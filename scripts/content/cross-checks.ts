/** Entries of `data/` refer to each other: names must exist, hours must add up, times must be in order. */
import {
  type Content,
  type ContentProblem,
  type Entry,
  listIn,
  text,
  unless,
} from '#scripts/content/lists';

export function crossProblems(content: Content): readonly ContentProblem[] {
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

/** A name that is somewhere and must be one of those that are there. */
function references(content: Content): readonly ContentProblem[] {
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
function ofCourses(content: Content): readonly ContentProblem[] {
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
function ofHolidays(content: Content): readonly ContentProblem[] {
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
function unlisted(content: Content): readonly ContentProblem[] {
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

const farTimes = 4;

interface Asked {
  readonly file: string;
  readonly path: ContentProblem['path'];
  readonly fee: unknown;
  /** The divisor of the fee, such as hours, so that neighbours can be compared. */
  readonly per: number;
}

function ofFees(content: Content): ContentProblem[] {
  const modules = listIn(content, 'courses.ts', 'courses');
  const levels = [...new Set(modules.map(({ level }) => level))];
  const groups = [
    ...levels.map((level) =>
      modules.flatMap((entry, at) =>
        entry.level === level ? feesIn('courses.ts', ['courses', at], entry, 'fees') : [],
      ),
    ),
    [
      ...listIn(content, 'coaching.ts', 'packages').flatMap((entry, at) =>
        feesIn('coaching.ts', ['packages', at], entry, 'fee', Number(entry.hours)),
      ),
      ...feesIn('coaching.ts', ['bootcampHour'], hourOf(content), 'fee'),
    ],
    Object.entries(Object(content.get('certification.ts')?.levelDetails)).map(
      ([level, details]): Asked => ({
        file: 'certification.ts',
        path: ['levelDetails', level, 'examFee'],
        fee: Reflect.get(Object(details), 'examFee'),
        per: 1,
      }),
    ),
  ];
  return [...groups.flatMap(farFees), ...unordered(content)];
}

const hourOf = (content: Content): Entry => Object(content.get('coaching.ts')?.bootcampHour);

/** The fee of today, the newest, and those of before. */
function feesIn(
  file: string,
  path: ContentProblem['path'],
  entry: Entry,
  field: string,
  per = 1,
): Asked[] {
  return [
    { file, path: [...path, field], fee: entry[field], per },
    ...('newest' in entry ? [{ file, path: [...path, 'newest'], fee: entry.newest, per }] : []),
    ...formerOf(entry).map(({ fee }) => ({ file, path: [...path, 'former'], fee, per })),
  ];
}

const formerOf = ({ former }: Entry): readonly Entry[] => (Array.isArray(former) ? former : []);

function farFees(asked: readonly Asked[]): ContentProblem[] {
  const known = asked.filter(
    (each): each is Asked & { fee: number } => typeof each.fee === 'number' && each.per > 0,
  );
  return known.flatMap((own) => {
    const { file, path, fee, per } = own;
    const others = known.filter((each) => each !== own).map((each) => each.fee / each.per);
    const middle = others.sort((one, other) => one - other)[Math.floor(others.length / 2)];
    if (middle === undefined) return [];
    const times = fee / per / middle;
    if (times <= farTimes && times >= 1 / farTimes) return [];
    const near = Math.round(middle * per);
    const message = `is ${fee}, expected something near its neighbours (about ${near}): a digit too ${times < 1 ? 'few' : 'many'}?`;
    return [{ file, path, message }];
  });
}

/** The last days of former fees follow one another. */
function unordered(content: Content): ContentProblem[] {
  const lists = [
    ['courses.ts', 'courses'],
    ['coaching.ts', 'packages'],
  ] as const;
  return [
    ...lists.flatMap(([file, name]) =>
      listIn(content, file, name).flatMap((entry, at) => unorderedIn(file, [name, at], entry)),
    ),
    ...unorderedIn('coaching.ts', ['bootcampHour'], hourOf(content)),
  ];
}

const unorderedIn = (file: string, path: ContentProblem['path'], entry: Entry) =>
  formerOf(entry).flatMap(({ until }, at, all) => {
    const before = text(all[at - 1]?.until);
    const message = `is ${text(until)}, expected a day after ${before}: the newest of the former fees comes last`;
    return unless(before < text(until), file, [...path, 'former'], message);
  });

const file = 'webinars.ts';

/** Times in their order, languages that there are, topics in the order in which they joined. */
function ofWebinars(content: Content): readonly ContentProblem[] {
  const weekly = Object(content.get(file)?.weekly);
  const known = (weekly.sessions ?? []).map(({ language }: Entry) => language);
  const all = listIn(content, file, 'editions');
  const editions = all.flatMap(({ date, start, end, closesAt }, at) => {
    const [from, to, closes] = [text(start), text(end), text(closesAt)];
    const over = Date.parse(`${text(date)}T${to}:00+05:30`);
    const late = `is ${to}, expected a time after its start at ${from}`;
    const open = `is ${closes}, expected an instant before the edition ends (${text(date)}, ${to})`;
    return [
      ...unless(from < to, file, ['editions', at, 'end'], late),
      ...unless(Date.parse(closes) <= over, file, ['editions', at, 'closesAt'], open),
    ];
  });
  const days = all.flatMap(({ date }, at) => {
    const before = text(all[at - 1]?.date);
    const what =
      before === text(date) ? 'another day than the one before it' : `a day after ${before}`;
    const message = `is ${text(date)}, expected ${what}: a new edition comes last`;
    return unless(before < text(date), file, ['editions', at, 'date'], message);
  });
  const dated = listIn(content, file, 'datedWebinars').flatMap(({ language }, at) => {
    const message = `is "${text(language)}", expected one of ${known.join(', ')}`;
    return unless(known.includes(language), file, ['datedWebinars', at, 'language'], message);
  });
  const topics = listIn(content, file, 'topics');
  const order = topics.flatMap(({ added }, at) => {
    const before = text(topics[at - 1]?.added);
    const message = `is ${text(added)}, expected ${before} or later: a new topic comes last, with the day it was added`;
    return unless(before <= text(added), file, ['topics', at, 'added'], message);
  });
  return [...editions, ...days, ...dated, ...order];
}

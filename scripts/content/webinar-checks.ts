import { type Content, type Entry, type Fault, listIn, text } from '#scripts/content/lists';

/** Times in their order, languages that there are, topics in the order in which they joined. */
export function ofWebinars(content: Content): Fault[] {
  const file = 'webinars.ts';
  const weekly = Object(content.get(file)?.weekly);
  const known = (weekly.sessions ?? []).map(({ language }: Entry) => language);
  const editions = listIn(content, file, 'editions').flatMap(
    ({ date, start, end, closesAt }, at) => {
      const over = Date.parse(`${text(date)}T${text(end)}:00+05:30`);
      return [
        text(start) < text(end)
          ? []
          : {
              file,
              path: ['editions', at, 'end'],
              message: `is ${text(end)}, expected a time after its start at ${text(start)}`,
            },
        Date.parse(text(closesAt)) <= over
          ? []
          : {
              file,
              path: ['editions', at, 'closesAt'],
              message: `is ${text(closesAt)}, expected an instant before the edition ends (${text(date)}, ${text(end)})`,
            },
      ].flat();
    },
  );
  const all = listIn(content, file, 'editions');
  const days = all.flatMap(({ date }, at) => {
    const before = all[at - 1]?.date;
    if (before === undefined || text(before) < text(date)) return [];
    const what =
      text(before) === text(date)
        ? 'another day than the one before it'
        : `a day after ${text(before)}`;
    const message = `is ${text(date)}, expected ${what}: a new edition comes last`;
    return [{ file, path: ['editions', at, 'date'], message }];
  });
  const dated = listIn(content, file, 'datedWebinars').flatMap(({ language }, at) =>
    known.includes(language)
      ? []
      : [
          {
            file,
            path: ['datedWebinars', at, 'language'],
            message: `is "${text(language)}", expected one of ${known.join(', ')}`,
          },
        ],
  );
  const topics = listIn(content, file, 'topics');
  const order = topics.flatMap(({ added }, at) => {
    const before = topics[at - 1]?.added;
    return before === undefined || text(before) <= text(added)
      ? []
      : [
          {
            file,
            path: ['topics', at, 'added'],
            message: `is ${text(added)}, expected ${text(before)} or later: a new topic comes last, with the day it was added`,
          },
        ];
  });
  return [...editions, ...days, ...dated, ...order];
}

import { type Content, type Entry, type Fault, listIn, text, unless } from '#scripts/content/lists';

const file = 'webinars.ts';

/** Times in their order, languages that there are, topics in the order in which they joined. */
export function ofWebinars(content: Content): readonly Fault[] {
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

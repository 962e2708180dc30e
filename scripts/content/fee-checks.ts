/** Fees that are hardly meant: a digit too few or too many beside their neighbours, days out of their order. */
import { type Content, type Entry, type Fault, listIn, text, unless } from '#scripts/content/lists';

/** What is that far from its neighbours has lost or won a digit. */
const farTimes = 4;

interface Asked {
  readonly file: string;
  readonly path: Fault['path'];
  readonly fee: unknown;
  /** Of an hour, where neighbours have other hours. */
  readonly per: number;
}

export function ofFees(content: Content): Fault[] {
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
function feesIn(file: string, path: Fault['path'], entry: Entry, field: string, per = 1): Asked[] {
  return [
    { file, path: [...path, field], fee: entry[field], per },
    ...('newest' in entry ? [{ file, path: [...path, 'newest'], fee: entry.newest, per }] : []),
    ...formerOf(entry).map(({ fee }) => ({ file, path: [...path, 'former'], fee, per })),
  ];
}

const formerOf = ({ former }: Entry): readonly Entry[] => (Array.isArray(former) ? former : []);

function farFees(asked: readonly Asked[]): Fault[] {
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
function unordered(content: Content): Fault[] {
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

const unorderedIn = (file: string, path: Fault['path'], entry: Entry) =>
  formerOf(entry).flatMap(({ until }, at, all) => {
    const before = text(all[at - 1]?.until);
    const message = `is ${text(until)}, expected a day after ${before}: the newest of the former fees comes last`;
    return unless(before < text(until), file, [...path, 'former'], message);
  });

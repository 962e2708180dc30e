/** The fields of the resume's form, by the paths of what they hold: `work.0.name`. */
import type { ListName, Resume } from '#lib/resume/rules/parts';
import { skillGroups } from '#lib/resume/rules/paths';

export type FieldValues = Readonly<Record<string, string>>;

const lists = ['work', 'education', 'certificates', 'languages'] as const satisfies ListName[];
export type List = (typeof lists)[number];
export type Rows = Readonly<Record<List, number>>;

/** A list has no more rows in the form (contract: A resume from answers). */
export const mostRows = 8;
const firstRows: Rows = { work: 1, education: 1, certificates: 1, languages: 3 };

export const isList = (name: unknown): name is List => lists.some((list) => list === name);

/** Rows that hold something, and one to begin with at least. */
export function rowsIn(values: FieldValues): Rows {
  const count = (list: List) => {
    const used = Object.keys(values).flatMap((name) => {
      const [, of, at] = /^(\w+)\.(\d{1,2})\./.exec(name) ?? [];
      return of === list ? [Number(at) + 1] : [];
    });
    return Math.max(firstRows[list], ...used);
  };
  return {
    work: count('work'),
    education: count('education'),
    certificates: count('certificates'),
    languages: count('languages'),
  };
}

export const withRow = (rows: Rows, list: List): Rows => ({
  ...rows,
  [list]: Math.max(rows[list], Math.min(rows[list] + 1, mostRows)),
});

/** Every text of `part`, by its path; a list is one text with a line for each of its entries. */
function textsIn(part: unknown, path: string): (readonly [string, string])[] {
  if (typeof part === 'string') return part === '' ? [] : [[path, part]];
  if (Array.isArray(part) && part.every((each) => typeof each === 'string'))
    return textsIn(part.join('\n'), path);
  return Object.entries(part ?? {}).flatMap(([name, each]) => textsIn(each, `${path}.${name}`));
}

export function textsOf(resume: Resume): FieldValues {
  const { meta: _, other, template, ...parts } = resume;
  const texts = Object.entries(parts).flatMap(([name, part]) => textsIn(part, name));
  const own = other.map((line, at) => [`meta.other.${at}`, line] as const);
  const order = template ? [['meta.template', template] as const] : [];
  return Object.fromEntries([...texts, ...own, ...order]);
}

/** As the form asks it: some of the document's fields are one there. */
export function fieldValues(resume: Resume): FieldValues {
  return textsOf({
    ...resume,
    work: resume.work.map(({ name, location, summary, highlights, ...post }) => ({
      ...post,
      name: joined(name, location),
      location: '',
      summary: '',
      highlights: [...(summary ? [summary] : []), ...highlights],
    })),
    education: resume.education.map(({ studyType, area, ...course }) => ({
      ...course,
      studyType: joined(studyType, area),
      area: '',
    })),
    certificates: resume.certificates.map((each) => {
      const { number } = each;
      return number ? { number, name: '', issuer: '', date: '', url: '' } : each;
    }),
    skills: skillRows(resume).map(({ keywords, ...skill }) => ({
      ...skill,
      keywords: keywords.length > 0 ? [keywords.join(', ')] : [],
    })),
  });
}

const joined = (one: string, other: string) => [one, other].filter(Boolean).join(', ');

/** The form's own groups in their places, other ones behind them. */
function skillRows({ skills }: Resume): Resume['skills'] {
  const own = skillGroups.map(
    (group) =>
      skills.find(({ name, keywords }) => name === group && keywords.length > 0) ?? {
        name: group,
        level: '',
        keywords: [],
      },
  );
  const others = skills.filter((skill) => !own.includes(skill));
  return [
    ...own,
    ...others.filter(({ name, level, keywords }) => name || level || keywords.length),
  ];
}

const asked =
  /^(?:basics\.(?:name|label|phone|email|url|summary|location\.city)|work\.\d+\.(?:name|position|startDate|endDate|highlights)|education\.\d+\.(?:institution|studyType|startDate|endDate|score)|certificates\.\d+\.(?:number|name|issuer|date)|skills\.\d+\.(?:name|keywords)|languages\.\d+\.(?:language|fluency)|meta\.(?:other\.\d+|template))$/;

/** Parts that came with a document get fields of their own. */
export const furtherFields = (values: FieldValues): string[] =>
  Object.keys(values).filter((name) => /\.\w/.test(name) && !asked.test(name));

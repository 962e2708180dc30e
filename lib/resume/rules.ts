/** A resume as it is typed or brought: JSON Resume 1.0 (https://jsonresume.org/schema), and nothing that it does not print; and the fields of its form. */

export interface Work {
  /** The employer. */
  readonly name: string;
  readonly location: string;
  readonly position: string;
  readonly startDate: string;
  /** Empty: until now. */
  readonly endDate: string;
  readonly summary: string;
  readonly highlights: readonly string[];
}

export interface Education {
  readonly institution: string;
  readonly area: string;
  /** The course, as its certificate calls it. */
  readonly studyType: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly score: string;
}

export interface Certificate {
  /** As typed until it is looked up: `HC-2026-4K7MQ2R`. Empty for one of somebody else. */
  readonly number: string;
  readonly name: string;
  readonly issuer: string;
  readonly date: string;
}

interface Skill {
  readonly name: string;
  readonly keywords: readonly string[];
}

export interface Language {
  readonly language: string;
  readonly fluency: string;
}

export type Template = 'fresher' | 'experienced';

/** Dates are `2026`, `2026-11` or `2026-11-24`, or empty. */
export interface Resume {
  readonly basics: {
    readonly name: string;
    /** What somebody is and looks for, in one line. */
    readonly label: string;
    readonly email: string;
    readonly phone: string;
    readonly url: string;
    readonly summary: string;
    readonly city: string;
  };
  readonly work: readonly Work[];
  readonly education: readonly Education[];
  readonly certificates: readonly Certificate[];
  readonly skills: readonly Skill[];
  readonly languages: readonly Language[];
  /** Lines of their own, which JSON Resume has no place for but `meta`. */
  readonly other: readonly string[];
  /** What comes first; undefined: as the posts add up. */
  readonly template: Template | undefined;
}

/** What is wrong, by the path of the field: `work.0.startDate`. */
export type Errors = Readonly<Record<string, string>>;

export type FieldValues = Readonly<Record<string, string>>;

export const skillGroups = ['Accounts', 'Tax', 'Software'] as const;

const lists = ['work', 'education', 'certificates', 'languages'] as const;
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

export function fieldValues(resume: Resume): FieldValues {
  const { basics, work, education, certificates, languages, other, template } = resume;
  const { city, ...person } = basics;
  const values: Record<string, string> = {};
  const put = (name: string, value: string) => {
    if (value !== '') values[name] = value;
  };
  for (const [name, value] of Object.entries(person)) put(`basics.${name}`, value);
  put('basics.location.city', city);
  for (const [at, { name, location, summary, highlights, ...post }] of work.entries()) {
    put(`work.${at}.name`, joined(name, location));
    put(`work.${at}.position`, post.position);
    put(`work.${at}.startDate`, post.startDate);
    put(`work.${at}.endDate`, post.endDate);
    put(`work.${at}.highlights`, [summary, ...highlights].filter(Boolean).join('\n'));
  }
  for (const [at, { studyType, area, ...course }] of education.entries()) {
    put(`education.${at}.studyType`, joined(studyType, area));
    for (const [name, value] of Object.entries(course)) put(`education.${at}.${name}`, value);
  }
  for (const [at, certificate] of certificates.entries()) {
    if (certificate.number) put(`certificates.${at}.number`, certificate.number);
    else
      for (const [name, value] of Object.entries(certificate))
        put(`certificates.${at}.${name}`, value);
  }
  for (const [at, { name, keywords }] of skillRows(resume).entries()) {
    put(`skills.${at}.name`, name);
    put(`skills.${at}.keywords`, keywords.join(', '));
  }
  for (const [at, { language, fluency }] of languages.entries()) {
    put(`languages.${at}.language`, language);
    put(`languages.${at}.fluency`, fluency);
  }
  for (const [at, line] of other.entries()) put(`meta.other.${at}`, line);
  put('meta.template', template ?? '');
  return values;
}

const joined = (one: string, other: string) => [one, other].filter(Boolean).join(', ');

/** The form's own groups in their places, other ones behind them. */
function skillRows({ skills }: Resume): Resume['skills'] {
  const own = skillGroups.map(
    (group) => skills.find(({ name }) => name === group) ?? { name: group, keywords: [] },
  );
  const others = skills.filter(({ name }) => !skillGroups.some((group) => group === name));
  return [...own, ...others.filter(({ name, keywords }) => name || keywords.length > 0)];
}

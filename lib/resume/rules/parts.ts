/** Parts and fields are those of JSON Resume 1.0 (https://jsonresume.org/schema). */

/**
 * `line` and `link` are one line; `value` is one that JSON may give as a number; `text` may have several lines; `day` is
 * `2026`, `2026-11` or `2026-11-24`, and `end` is one too, or empty for until now; `lines` and `words` are lists, which
 * somebody types with a line each or with commas between.
 */
export type Kind = 'line' | 'link' | 'value' | 'text' | 'day' | 'end' | 'lines' | 'words' | Own;
type Own = 'name' | 'email' | 'phone';

type Fields = Readonly<Record<string, Kind>>;
/** Empty text for what is not said. */
type Row<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends 'lines' | 'words' ? readonly string[] : string;
};

export const person = {
  name: 'name',
  label: 'line',
  email: 'email',
  phone: 'phone',
  url: 'link',
  summary: 'text',
} as const;

export const place = {
  city: 'line',
  address: 'line',
  postalCode: 'value',
  region: 'line',
  countryCode: 'line',
} as const;

export const profile = { url: 'link', network: 'line', username: 'line' } as const;

/** By their names in the document. A word in the place of an entry is what its first field says. */
export const lists = {
  work: {
    name: 'line',
    location: 'line',
    description: 'line',
    position: 'line',
    url: 'link',
    startDate: 'day',
    endDate: 'end',
    summary: 'text',
    highlights: 'lines',
  },
  volunteer: {
    organization: 'line',
    position: 'line',
    url: 'link',
    startDate: 'day',
    endDate: 'end',
    summary: 'text',
    highlights: 'lines',
  },
  education: {
    institution: 'line',
    url: 'link',
    area: 'line',
    studyType: 'line',
    startDate: 'day',
    endDate: 'end',
    score: 'value',
    courses: 'lines',
  },
  awards: { title: 'line', date: 'day', awarder: 'line', summary: 'text' },
  /** `number` is ours: of a certificate of HOA, as `HC-2026-4K7MQ2R`. */
  certificates: { name: 'line', number: 'line', date: 'day', issuer: 'line', url: 'link' },
  publications: {
    name: 'line',
    publisher: 'line',
    releaseDate: 'day',
    url: 'link',
    summary: 'text',
  },
  skills: { name: 'line', level: 'line', keywords: 'words' },
  languages: { language: 'line', fluency: 'line' },
  interests: { name: 'line', keywords: 'lines' },
  references: { reference: 'text', name: 'line' },
  projects: {
    name: 'line',
    description: 'text',
    highlights: 'lines',
    keywords: 'lines',
    startDate: 'day',
    endDate: 'end',
    url: 'link',
    roles: 'lines',
    entity: 'line',
    type: 'line',
  },
} as const;

export const metaFields = { canonical: 'link', version: 'value', lastModified: 'value' } as const;

/** JSON Resume before 1.0 called some fields of a part otherwise. */
export const oldNames = new Map<string, Readonly<Record<string, string>>>([
  ['basics', { website: 'url' }],
  ['work', { company: 'name', website: 'url' }],
  ['volunteer', { website: 'url' }],
  ['education', { gpa: 'score', website: 'url' }],
  ['publications', { website: 'url' }],
  ['projects', { website: 'url' }],
]);

type Lists = {
  readonly [Name in keyof typeof lists]: readonly Row<(typeof lists)[Name]>[];
};
export type ListName = keyof typeof lists;
export type Work = Lists['work'][number];
export type Certificate = Lists['certificates'][number];
export type Language = Lists['languages'][number];

export type Template = 'fresher' | 'experienced';

export interface Resume extends Lists {
  readonly basics: Row<typeof person> & {
    readonly location: Row<typeof place>;
    readonly profiles: readonly Row<typeof profile>[];
  };
  readonly meta: Row<typeof metaFields>;
  /** Lines of their own, which JSON Resume has no place for but `meta`. */
  readonly other: readonly string[];
  /** Undefined: the posts decide. */
  readonly template: Template | undefined;
}

/** The key is the path of the field: `work.0.startDate`. */
export type Errors = Readonly<Record<string, string>>;

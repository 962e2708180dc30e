/** A resume as it is typed or brought: JSON Resume 1.0 (https://jsonresume.org/schema), and nothing that it does not print. */

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

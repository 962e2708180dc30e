/** A certificate as it is stored, its number, what it is about, and what a stranger may read of it. */

import { coursePath, routes } from '#data/addresses/routes';
import { levelDetails } from '#data/certification';
import { type Course, courses, type Level, levels } from '#data/courses';
import { syllabi } from '#data/syllabi';
import type { Row } from '#lib/platform/db/statements';
import { dayParts, instantInIndia } from '#lib/platform/values/india';
import { alphabet, checkCharacter } from '#lib/platform/values/reference';

export interface Certificate {
  readonly number: string;
  readonly holder: string;
  /** `1` to `17`, or a level. */
  readonly what: string;
  readonly date: string;
  /** The holder agreed to be named to anyone who holds the number. */
  readonly consent: boolean;
  /** Epoch milliseconds. */
  readonly issuedAt: number;
  readonly revokedAt?: number;
  /** The day of the practical paper on which it rests: 2026-11-24. */
  readonly paperOn?: string;
  /** Whole percent; shown where the holder chose so. */
  readonly paperPercent?: number;
  readonly showsPercent?: boolean;
}

/** "practical paper, 24 Nov 2026, 78%"; undefined where it rests on none. */
export function paperInWords({
  paperOn,
  paperPercent,
  showsPercent,
}: Certificate): string | undefined {
  if (paperOn === undefined) return undefined;
  const { day, month, year } = dayParts(instantInIndia(paperOn));
  const percent = showsPercent && paperPercent !== undefined ? `, ${paperPercent}%` : '';
  return `practical paper, ${day} ${month} ${year}${percent}`;
}

/** The name, or its initials where the holder did not agree to be named: `A. S.` */
export function shownName({ holder, consent }: Pick<Certificate, 'holder' | 'consent'>): string {
  if (consent) return holder;
  return holder
    .split(/\s+/)
    .flatMap((part) => [...part][0] ?? [])
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');
}

/** Random characters; the seventh is the check over them. */
const payloadLength = 6;

type ReadNumber =
  | { readonly number: string }
  /** `wrong-check`: a character was mistyped. `malformed`: not a number of ours at all. */
  | { readonly problem: 'wrong-check' | 'malformed' };

/** A new one for a certificate of `year`, from six bytes of `random` at least. */
export function makeCertificateNumber(year: number, random: Uint8Array): string {
  const payload = Array.from(
    random.subarray(0, payloadLength),
    (byte) => alphabet[byte % alphabet.length],
  ).join('');
  return write(String(year), payload + checkCharacter(payload));
}

/** It takes any case, dashes or not, O for 0, I and L for 1, `HC` or not. */
export function readCertificateNumber(typed: string): ReadNumber {
  const bare = plain(lastOfAddress(typed)).replace(/^HC/, '');
  const [, year = '', characters = ''] = /^(2\d{3})(.{7})$/.exec(bare) ?? [];
  if (!characters || !isOfAlphabet(characters)) return { problem: 'malformed' };
  return isRight(characters) ? { number: write(year, characters) } : { problem: 'wrong-check' };
}

/**
 * The last seven characters alone, as somebody types who leaves out what all numbers share; undefined for anything else.
 * Of which year it is, the store knows.
 */
export function readEndOfNumber(typed: string): string | undefined {
  const characters = plain(typed);
  if (characters.length !== payloadLength + 1 || !isOfAlphabet(characters)) return undefined;
  return isRight(characters) ? characters : undefined;
}

/** Without what separates its parts; O is 0, I and L are 1. */
const plain = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_./\\]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

const isOfAlphabet = (characters: string) =>
  [...characters].every((each) => alphabet.includes(each));

const isRight = (characters: string) =>
  checkCharacter(characters.slice(0, payloadLength)) === characters[payloadLength];

/** The address that the QR code holds is pasted as well. */
const lastOfAddress = (typed: string) =>
  /\/verify\/([^/?#]+?)(?:\.json)?\/?(?:[?#].*)?$/i.exec(typed.trim())?.[1] ?? typed;

const write = (year: string, characters: string) => `HC-${year}-${characters}`;

export type Achievement = ReturnType<typeof ofModule> | ReturnType<typeof ofLevel>;

export function achievementOf(typed: string): Achievement | undefined {
  const what = typed
    .trim()
    .toLowerCase()
    .replace(/^(?:acss|haca)\s*/, '');
  const level = levels.find((each) => each === what);
  if (level) return ofLevel(level);
  const course = courses.find(({ courseNo }) => String(courseNo) === what);
  return course && ofModule(course);
}

function ofModule(course: Course) {
  const { courseNo, title, level, hours } = course;
  const { description = '', objectives = [] } = syllabi[courseNo] ?? {};
  return {
    what: String(courseNo),
    title: `AcSS ${courseNo}: ${title}`,
    level,
    levelName: levelDetails[level].title,
    family: 'AcSS' as const,
    modules: [course],
    hours,
    description,
    assessed: objectives,
    path: coursePath('certification', courseNo),
  };
}

function ofLevel(level: Level) {
  const modules = courses.filter((course) => course.level === level);
  const first = modules[0]?.courseNo;
  const last = modules.at(-1)?.courseNo;
  return {
    what: level,
    title: `HACA ${level.charAt(0).toUpperCase()}${level.slice(1)}`,
    level,
    levelName: levelDetails[level].title,
    family: 'HACA' as const,
    modules,
    hours: modules.reduce((sum, { hours }) => sum + hours, 0),
    description: `The HACA qualification at ${level} level: AcSS ${first} to ${last}, each examined by a phone interview and an online evaluation.`,
    assessed: modules.map(({ courseNo, title }) => `AcSS ${courseNo}: ${title}`),
    path: `${routes.certification}#haca`,
  };
}

declare module '#lib/platform/db/tables' {
  interface Tables {
    certificates: Row<Certificate>;
    certificate_keys: { public_key: string; first_used_at: number };
  }
}

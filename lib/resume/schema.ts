/** Reads a resume out of anything: a JSON Resume document, or the fields of the page's form. */
import * as z from 'zod/mini';
import { emailPattern, isPhone, plainPhone } from '#lib/forms/patterns';
import { characters, hasLetter, isVisible, lines, words } from '#lib/platform/values/text';
import type { Errors, Resume, Template } from '#lib/resume/rules';
import { isNow, readDay } from '#lib/resume/words';

/** Of one line, in characters; of a list, in entries: what is more is said, never cut. */
const lineLimit = 200;
const summaryLimit = 600;
const highlightLimit = 400;
const entriesLimit = 60;
const skillsLimit = 40;

export const certificateUnknown =
  'We have no certificate with this number: a letter or a digit may be wrong';

/** One line. The two joiners stay, which Indian scripts are written with; joined letters of other documents are taken apart. */
function oneLine(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = words(value).replace(/[\ufb00-\ufb06]/g, (joined) => joined.normalize('NFKC'));
  return isVisible(text) ? text : '';
}

const withoutBullet = (text: string) => text.replace(/^\s*(?:[•·▪◦‣*–—-]\s+)+/u, '');

/** Lines of a list, or of what was typed with a line each. */
const listOf = (value: unknown, separator: RegExp): string[] =>
  (Array.isArray(value)
    ? value.flatMap((each) => textOf(each).split('\n'))
    : textOf(value).split(separator)
  )
    .map((each) => oneLine(withoutBullet(each)))
    .filter((each) => each !== '');

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? lines(value) : '';

const tooLong = (limit: number) => `Shorten this to ${limit} characters`;

const text = (limit = lineLimit, read: (value: unknown) => string = oneLine) =>
  z.pipe(
    z.transform(read),
    z.string().check(z.refine((given) => characters(given) <= limit, { error: tooLong(limit) })),
  );

const list = (separator: RegExp, limit: number) =>
  z.pipe(
    z.transform((value) => listOf(value, separator)),
    z.array(z.string()).check(
      z.refine((all) => all.length <= skillsLimit, { error: `At most ${skillsLimit} lines` }),
      z.refine((all) => all.every((each) => characters(each) <= limit), {
        error: `Shorten each line to ${limit} characters`,
      }),
    ),
  );

const dayProblem = 'Write the month and the year, as in Jun 2019, or the year alone';

const day = z.pipe(
  z.transform((value) => {
    const typed = oneLine(value);
    return isNow(typed) ? '' : (readDay(typed) ?? 'wrong');
  }),
  z.string().check(z.refine((read) => read !== 'wrong', { error: dayProblem })),
);

type Entry = Readonly<Record<string, unknown>>;

const entryOf = (value: unknown, name: string): Entry => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Entry;
  return typeof value === 'string' ? { [name]: value } : {};
};

const entriesOf = (value: unknown, name: string): Entry[] =>
  Array.isArray(value) ? Array.from(value, (each) => entryOf(each, name)) : [];

/** Rows stay where they stand, empty ones too: what is wrong is named by its place. */
const rows = <T extends z.ZodMiniType>(row: T) =>
  z.array(row).check(
    z.refine((all) => all.length <= entriesLimit, {
      error: `At most ${entriesLimit} of these`,
    }),
  );

const optional = (pattern: (given: string) => boolean, error: string) =>
  z.pipe(text(), z.string().check(z.refine((given) => given === '' || pattern(given), { error })));

const schema = z.object({
  basics: z.object({
    name: z.pipe(text(), z.string().check(z.refine(hasLetter, { error: 'Name is required' }))),
    label: text(),
    email: optional((given) => emailPattern.test(given), 'Please enter a valid email address'),
    phone: optional(
      (given) => isPhone(plainPhone(given)),
      'Please enter a phone number of 7 to 15 digits',
    ),
    url: text(),
    summary: text(summaryLimit),
    location: z.object({ city: text() }),
  }),
  work: rows(
    z.object({
      name: text(),
      location: text(),
      position: text(),
      startDate: day,
      endDate: day,
      summary: text(summaryLimit),
      highlights: list(/\n/, highlightLimit),
    }),
  ),
  education: rows(
    z.object({
      institution: text(),
      area: text(),
      studyType: text(),
      startDate: day,
      endDate: day,
      score: text(),
    }),
  ),
  certificates: rows(
    z.object({ number: text(), name: text(), issuer: text(), date: day, url: text(500) }),
  ),
  skills: rows(z.object({ name: text(), keywords: list(/[\n,;]/, lineLimit) })),
  languages: rows(
    z.object({
      language: text(),
      fluency: text(lineLimit, (value) => listOf(value, /\n/).join(', ')),
    }),
  ),
  meta: z.object({ other: list(/\n/, lineLimit), template: text() }),
});

type Read = { readonly ok: Resume } | { readonly errors: Errors };

/** Nothing that is wrong is dropped: its field is named, as the page calls it. */
export function readResume(typed: Readonly<Record<string, unknown>>): Read {
  const parsed = schema.safeParse(withAllParts(nested(typed)));
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message;
    return { errors };
  }
  const { basics, certificates, meta, ...lists } = parsed.data;
  const { location, ...person } = basics;
  return {
    ok: {
      ...lists,
      basics: { ...person, city: location.city },
      certificates: certificates.map(({ url, ...certificate }) => ({
        ...certificate,
        number: certificate.number || numberIn(url),
      })),
      other: meta.other,
      template: templateOf(meta.template),
    },
  };
}

/**
 * A missing part reads as an empty one; a word in the place of an entry as its name. JSON Resume before 1.0 said `website`
 * and `company` for what is `url` and `name` now.
 */
function withAllParts({ basics, meta, ...typed }: Entry) {
  const { website, ...person } = entryOf(basics, 'name');
  return {
    basics: { url: website, ...person, location: entryOf(person.location, 'city') },
    work: entriesOf(typed.work, 'name').map((post) => ({ name: post.company, ...post })),
    education: entriesOf(typed.education, 'institution'),
    certificates: entriesOf(typed.certificates, 'name'),
    skills: entriesOf(typed.skills, 'name'),
    languages: entriesOf(typed.languages, 'language'),
    meta: { template: typed.template, ...entryOf(meta, 'other') },
  };
}

/** Of the address at which anybody checks it; other issuers have other addresses. */
const numberIn = (url: string): string =>
  /\/verify\/(HC-?\d{4}-?[0-9A-Z]{7})(?:\.json)?\/?(?:[?#].*)?$/i.exec(url)?.[1] ?? '';

const templateOf = (given: string): Template | undefined =>
  given === 'fresher' || given === 'experienced' ? given : undefined;

type Typed = Readonly<Record<string, unknown>>;
type Node = { [name: string]: unknown };

const rowField = /^(work|education|certificates|skills|languages)\.(\d{1,2})\.(\w{1,30})$/;
const otherLine = /^meta\.other\.(\d)$/;
const city = 'basics.location.city';

/** What JSON has as it is, and what a page sends under the paths of its fields. */
function nested(typed: Typed): Typed {
  const flat = Object.entries(typed).filter(([path]) => path.includes('.'));
  if (flat.length === 0) return typed;
  const basics: Node = { ...nodeOf(typed.basics) };
  const meta: Node = { ...nodeOf(typed.meta) };
  const lists = new Map<string, Node[]>();
  const other: unknown[] = [];
  for (const [path, value] of flat) {
    const [, list, at, field] = rowField.exec(path) ?? [];
    const [, line] = otherLine.exec(path) ?? [];
    if (list && field) {
      const entries = lists.get(list) ?? [];
      lists.set(list, entries);
      const entry = entries[Number(at)] ?? {};
      entries[Number(at)] = entry;
      entry[field] = value;
    } else if (line) other[Number(line)] = value;
    else if (path === city) basics.location = { city: value };
    else if (/^basics\.\w{1,20}$/.test(path)) basics[path.slice('basics.'.length)] = value;
    else if (path === 'meta.template') meta.template = value;
  }
  // The page names its groups of skills, whether anything stands in them or not.
  for (const group of lists.get('skills') ?? []) if (group && !group.keywords) delete group.name;
  const plain = Object.fromEntries(lists);
  return { ...typed, ...plain, basics, meta: { ...meta, ...(other.length > 0 && { other }) } };
}

const nodeOf = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};

/** Sections of JSON Resume that the page has no place for; what is left out is told by their names. */
const unprintedSections = [
  'volunteer',
  'awards',
  'publications',
  'interests',
  'references',
  'projects',
];

export const leftOutOf = (document: object): string[] =>
  unprintedSections.filter((part) => {
    const given: unknown = Reflect.get(document, part);
    return Array.isArray(given) && given.length > 0;
  });

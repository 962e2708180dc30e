/** Reads a resume out of anything: a JSON Resume document, or the fields of the page's form. */
import { emailPattern, isPhone, plainPhone } from '#lib/forms/rules';
import { characters, hasLetter, isVisible, lines, words } from '#lib/platform/values/text';
import { isNow, readDay } from '#lib/resume/rules/days';
import {
  type Errors,
  type Kind,
  lists,
  metaFields,
  oldNames,
  person,
  place,
  profile,
  type Resume,
  type Template,
} from '#lib/resume/rules/parts';
import { holdsSomething, isNode, type Node, nested, type Typed } from '#lib/resume/rules/paths';

/** In characters, and of lists in entries: what is more is said, never cut. How much fits is for the pages to say. */
const limits = { name: 100, line: 500, link: 2000, text: 5000, entries: 60, lines: 100 };

export const certificateUnknown =
  'We have no certificate with this number: a letter or a digit may be wrong';
const dayProblem = 'Write the month and the year, as in Jun 2019, or the year alone';
const endProblem = 'This is before the start: check both';
const tooLong = (limit: number) => `Shorten this to ${limit} characters`;
const wrongType = {
  text: 'This must be text',
  list: 'This must be a list',
  entry: 'This must be an entry with fields of its own',
};

const isAbsent = (value: unknown): value is undefined | null =>
  value === undefined || value === null;

type ReadValue =
  | { readonly ok: string | readonly string[] }
  | { readonly problem: string; readonly ok?: never };

/** Joined letters of other documents are taken apart; the two joiners stay, which Indian scripts are written with. */
function visible(text: string): string {
  const apart = text.replace(/[\ufb00-\ufb06]/g, (joined) => joined.normalize('NFKC'));
  return isVisible(apart) ? apart : '';
}

const severalLines = (value: string) =>
  lines(value)
    .split('\n')
    .map((each) => visible(words(each)))
    .filter((each) => each !== '');

const withoutBullet = (text: string) => text.replace(/^\s*(?:[•·▪◦‣*–—-]\s+)+/u, '');

function readList(value: unknown, separator: RegExp): ReadValue {
  if (isAbsent(value)) return { ok: [] };
  const given = Array.isArray(value) ? value : [value];
  if (!given.every((each) => typeof each === 'string')) return { problem: wrongType.list };
  const ok = given
    .flatMap((each) => lines(each).split(Array.isArray(value) ? '\n' : separator))
    .map((each) => visible(words(withoutBullet(each))))
    .filter((each) => each !== '');
  if (ok.length > limits.lines) return { problem: `At most ${limits.lines} lines` };
  return ok.some((each) => characters(each) > limits.text)
    ? { problem: `Shorten each line to ${limits.text} characters` }
    : { ok };
}

/** Kinds that JSON may give as a number. */
const numeric: readonly Kind[] = ['value', 'day', 'end', 'phone'];

function readValue(kind: Kind, value: unknown): ReadValue {
  if (kind === 'lines') return readList(value, /\n/);
  if (kind === 'words') return readList(value, /[\n,;]/);
  if (isAbsent(value)) return kind === 'name' ? { problem: nameProblem } : { ok: '' };
  if (typeof value !== 'string' && !(typeof value === 'number' && numeric.includes(kind)))
    return { problem: wrongType.text };
  const text = kind === 'text' ? severalLines(`${value}`).join('\n') : visible(words(value));
  const limit = kind in limits ? limits[kind as keyof typeof limits] : limits.line;
  const problem = characters(text) > limit ? tooLong(limit) : problemOf(kind, text);
  if (problem) return { problem };
  if (kind === 'end' && isNow(text)) return { ok: '' };
  return { ok: kind === 'day' || kind === 'end' ? (readDay(text) ?? '') : text };
}

const nameProblem = 'Name is required';

function problemOf(kind: Kind, text: string): string | undefined {
  if (kind === 'name') return hasLetter(text) ? undefined : nameProblem;
  if (text === '') return undefined;
  if (kind === 'email' && !emailPattern.test(text)) return 'Please enter a valid email address';
  if (kind === 'phone' && !isPhone(plainPhone(text)))
    return 'Please enter a phone number of 7 to 15 digits';
  const isDay = kind === 'day' || (kind === 'end' && !isNow(text));
  return isDay && readDay(text) === undefined ? dayProblem : undefined;
}

type Fields = Readonly<Record<string, Kind>>;

/** Problems are stored by path. */
class Reading {
  readonly problems: Record<string, string> = {};

  row(fields: Fields, given: unknown, path: string): Node {
    const entry = this.entry(given, path, Object.keys(fields)[0]);
    const read = Object.entries(fields).map(([name, kind]) => {
      const { ok, problem = '' }: { ok?: unknown; problem?: string } = readValue(kind, entry[name]);
      if (problem) this.problems[`${path}.${name}`] = problem;
      return [name, ok ?? ''] as const;
    });
    const row: Node = Object.fromEntries(read);
    const { startDate, endDate } = row as Readonly<Record<string, string>>;
    if (startDate && endDate && isBefore(endDate, startDate))
      this.problems[`${path}.endDate`] = endProblem;
    return row;
  }

  /** Rows stay where they are, empty ones too: what is wrong is named by its place. */
  rows(fields: Fields, given: unknown, path: string): Node[] {
    if (isAbsent(given)) return [];
    if (!Array.isArray(given)) {
      this.problems[path] = wrongType.list;
      return [];
    }
    if (given.length > limits.entries) this.problems[path] = `At most ${limits.entries} of these`;
    return Array.from(given.slice(0, limits.entries), (each, at) =>
      this.row(fields, each, `${path}.${at}`),
    );
  }

  /** A word in the place of an entry is its first field; `first` is undefined where a word is wrong. */
  entry(given: unknown, path: string, first?: string): Typed {
    if (isNode(given)) return withNewNames(given, path);
    if (typeof given === 'string' && first !== undefined) return { [first]: given };
    if (!isAbsent(given)) this.problems[path] = wrongType.entry;
    return {};
  }
}

/** Both as far as the shorter one says. */
const isBefore = (day: string, other: string) => {
  const length = Math.min(day.length, other.length);
  return day.slice(0, length) < other.slice(0, length);
};

/**
 * A field under its old name is read where the new one says nothing; else it stays, and is told as left out. `path` begins
 * with the name of its part.
 */
export function withNewNames(entry: Typed, path: string): Typed {
  const renamed: Node = { ...entry };
  for (const [old, name] of Object.entries(oldNames.get(path.replace(/\..*/, '')) ?? {})) {
    if (!holdsSomething(entry[old])) continue;
    if (!holdsSomething(renamed[name])) renamed[name] = entry[old];
    if (renamed[name] === entry[old]) delete renamed[old];
  }
  return renamed;
}

type Read = { readonly ok: Resume } | { readonly errors: Errors };

/** Nothing that is wrong is dropped: its field is named, as the page calls it. */
export function readResume(typed: Typed): Read {
  const document = nested(typed);
  const reading = new Reading();
  const basics = reading.entry(document.basics, 'basics');
  const meta = reading.entry(document.meta, 'meta', 'other');
  const other = readList(meta.other, /\n/);
  if ('problem' in other) reading.problems['meta.other'] = other.problem;
  const resume = {
    basics: {
      // A problem of the whole is said once.
      ...('basics' in reading.problems ? {} : reading.row(person, basics, 'basics')),
      location: reading.row(place, basics.location, 'basics.location'),
      profiles: reading.rows(profile, basics.profiles, 'basics.profiles'),
    },
    ...Object.fromEntries(
      Object.entries(lists).map(([name, fields]) => [
        name,
        reading.rows(fields, document[name], name),
      ]),
    ),
    meta: reading.row(metaFields, { ...meta, other: undefined }, 'meta'),
    other: other.ok ?? [],
    template: templateOf(meta.template) ?? templateOf(document.template),
  } as unknown as Resume;
  if (Object.keys(reading.problems).length > 0) return { errors: reading.problems };
  const certificates = resume.certificates.map((certificate) => ({
    ...certificate,
    number: certificate.number || numberIn(certificate.url),
  }));
  return { ok: { ...resume, certificates } };
}

/** The number in the verification address; other issuers have other addresses. */
const numberIn = (url: string): string =>
  /\/verify\/(HC-?\d{4}-?[0-9A-Z]{7})(?:\.json)?\/?(?:[?#].*)?$/i.exec(url)?.[1] ?? '';

const templateOf = (given: unknown): Template | undefined =>
  given === 'fresher' || given === 'experienced' ? given : undefined;

/** What stands on the page, in the order in which it is read: the preview, the PDF and the Word file follow it. */
import type { Education, Language, Resume, Template, Work } from '#lib/resume/rules';

interface Item {
  readonly title: string;
  /** From when to when. */
  readonly when: string;
  /** Employer, college, issuer. */
  readonly at: string;
  readonly lines: readonly string[];
  /** The field to shorten, by its path. */
  readonly field: string;
}

export interface Section {
  readonly heading: string;
  readonly items: readonly Item[];
  readonly bullets: readonly string[];
  readonly paragraph: string;
  /** What is to shorten where it has no items. */
  readonly field: string;
}

export interface Sheet {
  readonly template: Template;
  readonly name: string;
  readonly headline: string;
  /** Place, phone, e-mail: one line. */
  readonly contact: string;
  readonly summary: string;
  readonly sections: readonly Section[];
}

/** As long as a year of work, and it comes first. */
const experiencedMonths = 12;
/** A post without its first day counts as half a year. */
const undatedMonths = 6;

/** `now` in epoch milliseconds: until when a post without an end counts. */
export function sheetOf(resume: Resume, now: number): Sheet {
  const { basics } = resume;
  const template = resume.template ?? templateFor(resume.work, now);
  const work = section(template === 'fresher' ? 'Practice' : 'Work', 'work', {
    items: resume.work.flatMap(workItem),
  });
  const education = section('Education', 'education', {
    items: resume.education.flatMap(educationItem),
  });
  const certificates = section('Certificates', 'certificates', {
    items: resume.certificates.flatMap(({ number, name, issuer, date }, at) => {
      if (!number && !name) return [];
      const org = number ? `${issuer || 'HOA'}, certificate ${number}` : issuer;
      const field = `certificates.${at}`;
      return [{ title: name || number, when: monthInWords(date), at: org, lines: [], field }];
    }),
  });
  const skills = section('Skills', 'skills', {
    bullets: resume.skills.flatMap(({ name, keywords }) => {
      if (keywords.length === 0) return name ? [name] : [];
      return [name ? `${name}: ${keywords.join(', ')}` : keywords.join(', ')];
    }),
  });
  const languages = section('Languages', 'languages', { paragraph: spoken(resume.languages) });
  const other = section('Other', 'meta.other', { paragraph: resume.other.map(ended).join(' ') });
  const order =
    template === 'fresher'
      ? [education, certificates, work, skills, languages, other]
      : [work, education, certificates, skills, languages, other];
  return {
    template,
    name: basics.name,
    headline: basics.label,
    contact: [basics.city, basics.phone, basics.email, basics.url].filter(Boolean).join(' · '),
    summary: basics.summary,
    sections: order.filter(
      ({ items, bullets, paragraph }) => items.length > 0 || bullets.length > 0 || paragraph !== '',
    ),
  };
}

function section(
  heading: string,
  field: string,
  of: Partial<Pick<Section, 'items' | 'bullets' | 'paragraph'>>,
): Section {
  return { heading, field, items: [], bullets: [], paragraph: '', ...of };
}

function templateFor(work: readonly Work[], now: number): Template {
  const today = new Date(now).toISOString().slice(0, 7);
  const months = work.map((post) => {
    if (workItem(post, 0).length === 0) return 0;
    return post.startDate ? monthsBetween(post.startDate, post.endDate || today) : undatedMonths;
  });
  const sum = months.reduce((all, each) => all + each, 0);
  return sum >= experiencedMonths ? 'experienced' : 'fresher';
}

function workItem(post: Work, at: number): Item[] {
  const { name, location, position, startDate, endDate, summary, highlights } = post;
  const where = [name, location].filter(Boolean).join(', ');
  const lines = [summary, ...highlights].filter((line) => line !== '');
  if (!where && !position && lines.length === 0) return [];
  const when = spanInWords(startDate, endDate, 'now');
  const title = position || where;
  const field = lines.length > 0 ? `work.${at}.highlights` : `work.${at}.position`;
  return [{ title, when, at: position ? where : '', lines, field }];
}

function educationItem(course: Education, at: number): Item[] {
  const { institution, area, studyType, startDate, endDate, score } = course;
  const named = [studyType, area].filter(Boolean).join(', ');
  if (!institution && !named && !score) return [];
  return [
    {
      title: named || institution,
      when: spanInWords(startDate, endDate),
      at: named ? institution : '',
      lines: score ? [score] : [],
      field: `education.${at}.institution`,
    },
  ];
}

/** `Tamil and English: speak, read, write. Hindi: speak.` */
function spoken(all: readonly Language[]): string {
  const by = new Map<string, string[]>();
  for (const { language, fluency } of all) {
    if (language) by.set(fluency, [...(by.get(fluency) ?? []), language]);
  }
  return [...by]
    .map(([fluency, names]) => ended(fluency ? `${listed(names)}: ${fluency}` : listed(names)))
    .join(' ');
}

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

const ended = (sentence: string) => (/[.!?।]$/u.test(sentence) ? sentence : `${sentence}.`);

const names = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];

const two = (number: number) => String(number).padStart(2, '0');

/** `2026`, `2026-11` or `2026-11-24` of `Nov 2026`, `11/2026` or those themselves; undefined for anything else. */
export function readDay(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  const [, iso, isoMonth, isoDay] =
    /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?(?:T.*)?$/.exec(text) ?? [];
  if (iso) return written(iso, isoMonth, isoDay);
  const [, month, year] = /^(\d{1,2})\s?[/.-]\s?(\d{4})$/.exec(text) ?? [];
  if (year) return written(year, month);
  const [, word = '', ofWord] = /^(\p{L}{3,9})\.?,?\s+(\d{4})$/u.exec(text) ?? [];
  const at = names.findIndex((name) => word.toLowerCase().startsWith(name.toLowerCase()));
  return ofWord && at >= 0 ? written(ofWord, String(at + 1)) : undefined;
}

function written(year: string, month?: string, day?: string): string | undefined {
  if (Number(year) < 1930 || Number(year) > 2100) return undefined;
  if (month === undefined) return year;
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  const upToMonth = `${year}-${two(Number(month))}`;
  if (day === undefined) return upToMonth;
  return Number(day) >= 1 && Number(day) <= 31 ? `${upToMonth}-${two(Number(day))}` : undefined;
}

/** Words for a post that has not ended. */
export const isNow = (typed: string) =>
  /^(?:now|present|today|till date|current(?:ly)?)$/i.test(typed.trim());

const yearOf = (day: string) => day.slice(0, 4);

/** `Nov 2026`, or the year alone. */
function monthInWords(day: string): string {
  const month = names[Number(day.slice(5, 7)) - 1];
  return month ? `${month} ${yearOf(day)}` : yearOf(day);
}

/** `Aug to Sep 2026`, `Jun 2019 to Mar 2022`, `Apr 2022 to now`; `until` is said where there is no end. */
export function spanInWords(from: string, to: string, until = ''): string {
  const start = monthInWords(from);
  const end = to ? monthInWords(to) : until;
  if (!start || !end || start === end) return start || (to ? end : '');
  const sameYear = yearOf(from) === yearOf(to) && from.length > 4 && to.length > 4;
  return `${sameYear ? start.slice(0, 3) : start} to ${end}`;
}

/** Whole months from one day to the other, both included; a year alone begins in its January. */
function monthsBetween(from: string, to: string): number {
  const of = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7) || 1);
  return Math.max(0, of(to) - of(from) + 1);
}

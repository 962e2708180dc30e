/** The sections of a resume in their order: the preview, the PDF and the Word file show this sheet. */
import { monthInWords, monthsBetween, spanInWords } from '#lib/resume/rules/days';
import type { Language, Resume, Template, Work } from '#lib/resume/rules/parts';

interface Item {
  readonly title: string;
  /** From when to when. */
  readonly when: string;
  /** Employer, college, issuer. */
  readonly at: string;
  readonly lines: readonly string[];
  readonly field: string;
}

export interface Section {
  readonly heading: string;
  readonly items: readonly Item[];
  readonly bullets: readonly string[];
  readonly paragraph: string;
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

/** `now` in epoch milliseconds: until when a post without an end counts. */
export function sheetOf(resume: Resume, now: number): Sheet {
  const { basics } = resume;
  const posts = resume.work.filter((post) => workItem(post, 0).length > 0);
  const template = resume.template ?? templateFor(posts, now);
  const work = section('Work experience', 'work', { items: resume.work.flatMap(workItem) });
  const education = section('Education', 'education', {
    items: resume.education.flatMap((course, at) => {
      const { institution, area, studyType, startDate, endDate, score, courses, url } = course;
      return itemOf(`education.${at}.institution`, {
        titles: [joined(studyType, area), institution],
        when: spanInWords(startDate, endDate),
        at: [url],
        lines: [score, courses.length > 0 ? `Courses: ${courses.join(', ')}` : ''],
      });
    }),
  });
  const certificates = section('Certificates', 'certificates', {
    items: resume.certificates.flatMap(({ number, name, issuer, date, url }, at) => {
      const by = number ? `${issuer || 'HOA'}, certificate ${number}` : issuer;
      const titles = number && !name ? [number, by] : [name, by];
      const when = monthInWords(date);
      return itemOf(`certificates.${at}`, { titles, when, at: [number ? '' : url] });
    }),
  });
  const skills = section('Skills', 'skills', {
    bullets: resume.skills.map(({ name, level, keywords }) =>
      listing(name && level ? `${name} (${level})` : name || level, keywords),
    ),
  });
  const projects = section('Projects', 'projects', {
    items: resume.projects.flatMap((project, at) => {
      const { name, entity, roles, type, url, startDate, endDate } = project;
      const { description, highlights, keywords } = project;
      return itemOf(`projects.${at}`, {
        titles: [name, entity],
        when: spanInWords(startDate, endDate, 'now'),
        at: [...roles, type, url],
        lines: [...description.split('\n'), ...highlights, keywords.join(', ')],
      });
    }),
  });
  const volunteer = section('Volunteer experience', 'volunteer', {
    items: resume.volunteer.flatMap((post, at) =>
      itemOf(`volunteer.${at}`, {
        titles: [post.position, post.organization],
        when: spanInWords(post.startDate, post.endDate, 'now'),
        at: [post.url],
        lines: [...post.summary.split('\n'), ...post.highlights],
      }),
    ),
  });
  const awards = section('Awards', 'awards', {
    items: resume.awards.flatMap(({ title, awarder, date, summary }, at) =>
      itemOf(`awards.${at}`, {
        titles: [title, awarder],
        when: monthInWords(date),
        lines: summary.split('\n'),
      }),
    ),
  });
  const publications = section('Publications', 'publications', {
    items: resume.publications.flatMap(({ name, publisher, releaseDate, url, summary }, at) =>
      itemOf(`publications.${at}`, {
        titles: [name, publisher],
        when: monthInWords(releaseDate),
        at: [url],
        lines: summary.split('\n'),
      }),
    ),
  });
  const languages = section('Languages', 'languages', { paragraph: spoken(resume.languages) });
  const interests = section('Interests', 'interests', {
    bullets: resume.interests.map(({ name, keywords }) => listing(name, keywords)),
  });
  const references = section('References', 'references', {
    bullets: resume.references.map(({ name, reference }) =>
      listing(name, reference ? [reference.replaceAll('\n', ' ')] : []),
    ),
  });
  const other = section('Other', 'meta.other', { paragraph: resume.other.map(ended).join(' ') });
  const first =
    template === 'fresher' ? [education, certificates, work] : [work, education, certificates];
  const further = [projects, volunteer, publications, awards, languages, interests, references];
  return {
    template,
    name: basics.name,
    headline: basics.label,
    contact: contactOf(basics),
    summary: basics.summary,
    sections: [...first, skills, ...further, other].filter(
      ({ items, bullets, paragraph }) => items.length > 0 || bullets.length > 0 || paragraph !== '',
    ),
  };
}

/** Place, phone, e-mail and addresses on the web, in one line. */
function contactOf({ location, phone, email, url, profiles }: Resume['basics']): string {
  const { address, city, postalCode, region, countryCode } = location;
  const where = [address, [city, postalCode].filter(Boolean).join(' '), region, countryCode];
  const others = profiles.map(({ network, username, url: link }) => {
    const name = link.includes(username) ? link : joined(username, link);
    return [network, name].filter(Boolean).join(': ');
  });
  return [joined(...where), phone, email, url, ...others].filter(Boolean).join(' · ');
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');

const listing = (name: string, all: readonly string[]) =>
  [name, all.join(', ')].filter(Boolean).join(': ');

interface ItemParts {
  /** The first that is said is the title; the next is below it. */
  readonly titles: readonly string[];
  readonly when: string;
  readonly at?: readonly string[];
  readonly lines?: readonly string[];
}

/** None where nothing is said; what has no name is called by its first line, or its time. */
function itemOf(field: string, { titles, when, at = [], lines = [] }: ItemParts): Item[] {
  const said = lines.filter(Boolean);
  const [title, ...below] = [...titles, ...at].filter(Boolean);
  if (title !== undefined) return [{ title, when, at: below.join(' · '), lines: said, field }];
  const [first = when, ...others] = said;
  if (!first) return [];
  return [{ title: first, when: said.length > 0 ? when : '', at: '', lines: others, field }];
}

function section(
  heading: string,
  field: string,
  of: Partial<Pick<Section, 'items' | 'bullets' | 'paragraph'>>,
): Section {
  const bullets = (of.bullets ?? []).filter((line) => line !== '');
  return { heading, field, items: [], paragraph: '', ...of, bullets };
}

function workItem(post: Work, at: number): Item[] {
  const { position, description, url, startDate, endDate, summary, highlights } = post;
  const lines = [...summary.split('\n'), ...highlights].filter(Boolean);
  return itemOf(lines.length > 0 ? `work.${at}.highlights` : `work.${at}.position`, {
    titles: [position, joined(post.name, post.location)],
    when: spanInWords(startDate, endDate, 'now'),
    at: [description, url],
    lines,
  });
}

/** `Tamil and English: speak, read, write. Hindi: speak.` */
function spoken(all: readonly Language[]): string {
  const by = new Map<string, string[]>();
  for (const { language, fluency } of all) {
    const names = by.get(fluency) ?? [];
    by.set(fluency, language ? [...names, language] : names);
  }
  return [...by]
    .map(([fluency, names]) => [listed(names), fluency].filter(Boolean).join(': '))
    .filter(Boolean)
    .map(ended)
    .join(' ');
}

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

const ended = (sentence: string) => (/[.!?।]$/u.test(sentence) ? sentence : `${sentence}.`);

/** As long as a year of work, and it comes first. */
const experiencedMonths = 12;
/** A post without its first day counts as half a year. */
const undatedMonths = 6;

/** The template by how long somebody has worked; `now` in epoch milliseconds: until when a post without an end counts. */
function templateFor(posts: readonly Pick<Work, 'startDate' | 'endDate'>[], now: number): Template {
  const today = new Date(now).toISOString().slice(0, 7);
  const months = posts.map(({ startDate, endDate }) =>
    startDate ? monthsBetween(startDate, endDate || today) : undatedMonths,
  );
  const sum = months.reduce((all, each) => all + each, 0);
  return sum >= experiencedMonths ? 'experienced' : 'fresher';
}
